import { expectAccessible, expectAccessibleOnPhone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectLinksToWork } from '../support/links.ts';
import { errorPages, open } from '../support/pages.ts';

test.use({ trace: 'off' });

for (const path of errorPages) {
  test(`/${path} leads home, is not listed, and is as accessible as any page`, async ({ page }) => {
    await open(page, path);
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    await expect.soft(home).toBeVisible();
    const robots = page.locator('meta[name=robots]');
    await expect.soft(robots).toHaveAttribute('content', /noindex/);
    await expectLinksToWork(page);
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
  });
}
