import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';

/** What can be pressed and is less than 44 by 44 px; links in running text may be (WCAG 2.2, 2.5.5). */
const tooSmall = (page: Page) =>
  page.locator('a[href], button, input, select, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      // Links past something have their size while they have the focus.
      .filter((target) => !target.matches('.sr-only:not(:focus)'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML} is ${box.width} by ${box.height}`),
  );

for (const path of [...pages, ...errorPages, ...demoPages]) {
  test(`on /${path} everything that can be pressed is large enough for a thumb`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooSmall(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const opener = page.getByRole('button', { name: /^(Menu|Start demo)$/ });
    await opener.click();
    expect(await tooSmall(page), 'once it is open').toEqual([]);
  });
}
