import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';
import { hostile, visitorFacts } from '../support/sites.ts';

test('what an editor wrote to break out of the page is text, and optional facts are shown', async ({
  page,
}) => {
  const { id, name, description, imageAlt } = hostile;
  await open(page, `game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | ${hostile.venue}`);
  const meta = page.locator('meta[name=description]');
  const words = (await meta.getAttribute('content')) ?? '';
  for (const text of [name, description, `${venue.minimumAge}`]) expect(words).toContain(text);
  expect(await page.locator('iframe').getAttribute('title')).toContain(name);
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', imageAlt);

  await open(page, '');
  const card = page.locator('#games').getByRole('listitem').last();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card.getByRole('paragraph')).toHaveText(description);
  await expect(card.getByRole('link')).toContainText(name);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(hostile.venue);
  const { mapUrl, ...facts } = visitorFacts;
  for (const fact of Object.values(facts)) {
    await expect.soft(page.locator('body')).toContainText(fact);
  }
  await open(page, 'contact');
  const map = page.locator(`main a[href^="https://maps.example.com"]`);
  await expect.soft(map).toHaveAttribute('href', mapUrl);

  await open(page, 'terms');
  await expect(page.locator('.law')).toContainText(hostile.venue);
});
