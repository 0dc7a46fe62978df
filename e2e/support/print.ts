import { expect, type Page } from '@playwright/test';

/** Expects black text on white paper, and none of the parts that paper has no use for. */
export async function expectPlainPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screenOnly = page.locator('header, nav, footer, form, .particle, iframe, button');
  await expect.soft(screenOnly.filter({ visible: true })).toHaveCount(0);
  const coloured = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(coloured, 'coloured in print').toEqual([]);
  await page.emulateMedia({ media: null });
}
