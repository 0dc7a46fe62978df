import { expectNoFindings } from '../support/audit.ts';
import { test } from '../support/fixtures.ts';
import { errorPages, open, pages } from '../support/pages.ts';

// The findings say all; a trace would take longer than the audit.
test.use({ trace: 'off' });

for (const path of [...pages, ...errorPages]) {
  test(`/${path} has no finding at 1280 px`, async ({ page }) => {
    await open(page, path);
    await expectNoFindings(page.mainFrame(), 'as opened');
  });

  test(`/${path} has no finding at 360 px, its menu closed and open`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    await expectNoFindings(page.mainFrame(), 'menu closed');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoFindings(page.mainFrame(), 'menu open');
  });
}
