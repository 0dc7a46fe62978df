import { expect, test } from '../support/fixtures.ts';
import { seen, stylesOf } from '../support/read.ts';

for (const [path, status, isGame] of [
  ['nowhere', 404, false],
  ['games', 404, false],
  ['game/Nope', 404, true],
  // Some hosts serve this file for an unknown game.
  ['game/404', 200, true],
] as const) {
  const screen = isGame ? '[aria-label="Unknown game"]' : '[aria-labelledby=error-heading]';
  test(`/${path} shows its screen and a link home, and has noindex`, async ({ page, baseURL }) => {
    const response = await page.goto(path);
    expect.soft(response?.status()).toBe(status);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.soft(page.locator(screen).getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect.soft(heading).toHaveCount(1);
    await expect.soft(page.locator(screen).locator('> svg'), 'its picture').toBeVisible();
    if (isGame) expect.soft(await page.title()).toContain(await heading.innerText());
    else {
      await expect.soft(main).toContainText(String(status));
      const sizes = await stylesOf(page.locator(screen).locator('h1, b'), 'font-size');
      const [title = NaN, number = NaN] = sizes.map(parseFloat);
      expect.soft(number, 'the size of the number').toBeGreaterThan(title);
    }
    const robots = page.locator('meta[name=robots]');
    await expect.soft(robots).toHaveAttribute('content', /noindex/);
    await expect.soft(page.locator('link[rel=canonical]')).toHaveCount(0);
    if (isGame) expect.soft(await seen(main), 'all that is shown').toEqual(['Back to Home']);
    await expect.soft(main.getByRole('link')).toHaveText('Back to Home');
    await main.getByRole('link').click();
    await expect(page).toHaveURL(baseURL ?? '');
  });
}
