import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from '../support/axe.ts';
import { button, fillIn, hydration, message, send, typed } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const ids = Object.keys(message);

/** The fields that the browser marks as invalid, and those that screen readers hear to be invalid. */
const invalidFields = (page: Page) =>
  page.locator('form').evaluate((form) => ({
    shown: [...form.querySelectorAll('.field:user-invalid')].map(({ id }) => id),
    announced: [...form.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
  }));
const all = (fields: string[]) => ({ shown: fields, announced: fields });

test('the form is not sent without every field: each is marked at the press, until it is filled', async ({
  page,
}) => {
  await open(page, 'contact');
  await expect(page.locator('form [aria-invalid=false]')).toHaveCount(ids.length);
  await page.locator('#name').focus();
  await hydration(page);
  expect(await invalidFields(page)).toEqual(all([]));

  await send(page);
  await expect(page.locator('#name')).toBeFocused();
  await expect.poll(() => invalidFields(page)).toEqual(all(ids));
  await expectNoFindingsAtAnyWidth(page, 'invalid');
  await fillIn(page);
  expect(await invalidFields(page)).toEqual(all([]));

  for (const [id, text] of [
    ['email', 'ada at example'],
    ['message', ' \n\t '],
  ] as const) {
    const field = page.locator(`#${id}`);
    await field.fill(text);
    await send(page);
    await expect(field).toBeFocused();
    await expect.poll(() => invalidFields(page)).toEqual(all([id]));
    await expect(button(page)).toBeEnabled();
    await field.fill(message[id]);
    expect(await invalidFields(page)).toEqual(all([]));
  }
  expect(await typed(page)).toEqual(Object.values(message));
});
