import { expectNoFindings } from '../support/audit.ts';
import { test } from '../support/fixtures.ts';
import { errorPages, open, pages } from '../support/pages.ts';

/* The second audit of every page; the first is part of pages/every-page.spec.ts. */
for (const path of [...pages, ...errorPages]) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await open(page, path);
    await expectNoFindings(page.mainFrame(), 'wide');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoFindings(page.mainFrame(), 'narrow');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoFindings(page.mainFrame(), 'narrow, menu open');
  });
}
