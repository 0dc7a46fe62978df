import { expect, type Page } from '@playwright/test';

/** Follows every link of a page to places of this site, and to the element that its `#` names. */
export async function expectLinksToWork(page: Page) {
  const here = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  for (const link of new Set(links)) {
    const { origin, pathname, hash } = new URL(link);
    if (origin !== here.origin) continue;
    const response = await page.request.get(link);
    // An error page may lead to its own content.
    if (pathname !== here.pathname) expect.soft(response.status(), link).toBe(200);
    if (hash) expect.soft(await response.text(), link).toContain(`id="${hash.slice(1)}"`);
  }
}
