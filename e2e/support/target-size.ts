import type { Page } from '@playwright/test';

/** Controls of less than 44 by 44 px; links in running text may be smaller (WCAG 2.2, 2.5.5). */
export const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML} is ${box.width} by ${box.height}`),
  );
