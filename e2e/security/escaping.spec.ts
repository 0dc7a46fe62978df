import { hostile } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.describe('what an editor wrote to break out of the page is text', () => {
  test('on the game’s page', async ({ page }) => {
    await open(page, `game/${hostile.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile.name);
    await expect(page).toHaveTitle(`${hostile.name} | ${hostile.venue}`);
    const description = `${hostile.name}, a free demo game. ${hostile.description} No real money, 18+.`;
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('iframe')).toHaveAttribute(
      'title',
      `${hostile.name}, free demo game`,
    );
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', hostile.imageAlt);
  });

  test('on the home page, and on a law page', async ({ page }) => {
    await open(page, '');
    const card = page.getByRole('article').last();
    await expect(card.getByRole('heading')).toHaveText(hostile.name);
    await expect(card.getByRole('paragraph')).toHaveText(hostile.description);
    await expect(card.getByRole('link')).toHaveText(`Play Now ${hostile.name}`);
    await expect(card.getByRole('img')).toHaveAttribute('alt', hostile.imageAlt);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(hostile.venue);

    await open(page, 'terms');
    await expect(page.locator('.law')).toContainText(hostile.venue);
  });
});
