import { expectAccessible, expectAccessibleOnPhone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectLinksToWork, open } from '../support/pages.ts';

test.use({ trace: 'off' });

for (const [path, status, heading] of [
  ['nowhere', 404, 'Unexpected Application Error!'],
  ['game/Nope', 404, 'Unknown game'],
  // Some hosts answer an unknown game with this file.
  ['game/404', 200, 'Unknown game'],
] as const) {
  test(`/${path} shows "${heading}" and a way home, and is not listed`, async ({ page, site }) => {
    const response = await open(page, path);
    expect.soft(response.status()).toBe(status);
    const shown = page.getByRole('heading', { level: 1 });
    await expect.soft(shown).toHaveText(heading);
    const main = page.getByRole('main');
    if (path === 'nowhere') await expect.soft(main).toContainText('404 Not Found');
    else await expect.soft(page).toHaveTitle(/^Unknown game \|/);
    const robots = page.locator('meta[name=robots]');
    await expect.soft(robots).toHaveAttribute('content', /noindex/);
    await expectLinksToWork(page);
    if (site === 'root' && status === 404) {
      await expectAccessible(page);
      await expectAccessibleOnPhone(page);
      await page.keyboard.press('Escape');
    }
    await expect.soft(main.getByRole('link')).toHaveText(['Back to Home']);
    await main.getByRole('link').click();
    await expect(shown).toHaveText(/Play Social Games/);
  });
}
