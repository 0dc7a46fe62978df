import { expect, test } from '../support/fixtures.ts';
import { expectNoWordsOnPictures } from '../support/pictures.ts';

test.use({ reducedMotion: 'no-preference' });

test('no decorative picture meets words below a headline of 80 letters', async ({ page }) => {
  test.slow();
  const headline =
    'Parlour Games, a Long Bar and a Late Supper, Every Single Night of the Long Week';
  expect(headline).toHaveLength(80);
  await page.goto('');
  // The headline is specified, so that it is no field of the content.
  await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
    heading.textContent = text;
  }, headline);
  await expectNoWordsOnPictures(page, '');
});
