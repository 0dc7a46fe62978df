import { expect, type Page } from '@playwright/test';
import { telephoneText } from '../../src/lib/urls.ts';
import { venue } from './content.ts';

/** Expects black text on white paper, the venue's facts, and none of the parts that paper has no use for. */
export async function expectPlainPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screenOnly = page.locator('header, nav, form, .particle, .dots, iframe, button');
  await expect.soft(screenOnly.filter({ visible: true })).toHaveCount(0);
  const { name, address, telephones, hours } = venue;
  const facts = [name, address.street, telephoneText(telephones[0].number), hours.gaming];
  for (const fact of facts) {
    const printed = page.getByRole('contentinfo').getByText(fact).filter({ visible: true });
    await expect.soft(printed.first()).toBeVisible();
  }
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
