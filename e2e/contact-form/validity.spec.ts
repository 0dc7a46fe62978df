import type { Page } from '@playwright/test';
import { button, fillIn, hydration, message, send, typed } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const ids = Object.keys(message);

/** The fields that the browser marks as invalid, and those of which it tells screen readers. */
const marked = (page: Page) =>
  page.locator('form').evaluate((form) => ({
    shown: [...form.querySelectorAll('.field:user-invalid')].map(({ id }) => id),
    told: [...form.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
  }));

test('no field is invalid before anyone has been in it', async ({ page }) => {
  await open(page, 'contact');
  expect(await marked(page)).toEqual({ shown: [], told: [] });
  await expect(page.locator('form [aria-invalid=false]')).toHaveCount(ids.length);
  await page.locator('#name').focus();
  await hydration(page);
  expect(await marked(page)).toEqual({ shown: [], told: [] });
});

test('an empty form is not sent: every field is marked until it is filled', async ({ page }) => {
  await open(page, 'contact');
  await send(page);
  await expect(page.locator('#name')).toBeFocused();
  await hydration(page);
  await expect.poll(() => marked(page)).toEqual({ shown: ids, told: ids });
  await fillIn(page);
  expect(await marked(page)).toEqual({ shown: [], told: [] });
});

for (const [id, text] of [
  ['email', 'ada at example'],
  ['name', '   '],
  ['message', ' \n\t '],
] as const) {
  test(`${JSON.stringify(text)} is no ${id}: the browser names the field`, async ({ page }) => {
    await open(page, 'contact');
    await fillIn(page);
    await page.locator(`#${id}`).fill(text);
    await send(page);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect.poll(() => marked(page)).toEqual({ shown: [id], told: [id] });
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText('Send Message');

    const others = Object.entries(message).filter(([name]) => name !== id);
    for (const [, words] of others) expect(await typed(page)).toContain(words);
    await page.locator(`#${id}`).fill(message[id]);
    expect(await marked(page)).toEqual({ shown: [], told: [] });
  });
}
