import { fieldNames } from '../../src/islands/form-fields.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { expectBelowHeader } from '../support/pages.ts';

// The unit tests of the island ask how long it sends, what it offers afterwards, and what a second message does.

test('the form marks what is missing, and keeps every word', async ({ page, log }) => {
  const alerts = await form.openAndCollectAlerts(page);
  const button = form.button(page);
  const status = form.status(page);
  const required = page.locator('form [required]');

  await step('it has the fields of the specification', async () => {
    await expect.soft(form.field(page, 'email')).toHaveAttribute('type', 'email');
    await expect.soft(form.field(page, 'message')).toHaveAttribute('rows', '6');
    for (const id of Object.keys(form.message)) {
      await expect.soft(form.field(page, id)).toHaveAttribute('required');
    }
    await expect.soft(required.and(page.locator(':not([aria-invalid=false])'))).toHaveCount(0);
    // A field without its name in the list would be filled in, and never sent.
    const named = page.locator('form :is(input, select, textarea)[name]');
    const fields = await named.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
    expect.soft(new Set(fields)).toEqual(new Set(fieldNames));
    await expect.soft(status).toHaveText('', { useInnerText: true });
  });

  /** Expects that the browser marks these fields as invalid, and that screen readers hear it. */
  const expectInvalid = async (...ids: string[]) => {
    for (const mark of ['.field:user-invalid', '[aria-invalid=true]']) {
      const marked = page.locator(`form ${mark}`);
      await expect.poll(() => marked.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
    }
  };
  await step('it is not sent without every field: each is marked until it is filled', async () => {
    await form.field(page, 'message').focus();
    await form.hydration(page);
    await expectInvalid();
    await form.send(page);
    await expect(form.field(page, 'name')).toBeFocused();
    await expectBelowHeader(page.locator('label[for=name]'));
    await expectInvalid(...(await required.evaluateAll((all) => all.map(({ id }) => id))));
    await expectNoFindings(page, 'invalid');
    await form.fillIn(page);
    await expectInvalid();
    await form.field(page, 'email').fill('ada at example');
    await form.send(page);
    await expect(form.field(page, 'email')).toBeFocused();
    await expectInvalid('email');
    await expect(button).toBeEnabled();
    await form.fillIn(page);
    await expectInvalid();
  });

  await step('it is sending, then confirms, and the form is empty', async () => {
    const before = log.requests.length;
    await form.send(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleName('Sending...');
    await form.passSending(page);
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    // After the alert, the truth is read first.
    await expect(status).toBeFocused();
    await expect(button).toHaveClass(/animate-confirm/);
    await expect(button).toHaveAccessibleName('Send Message');
    expect(await form.typed(page), 'the form is empty').toEqual(['', '', '', '']);
    expect(log.requests).toHaveLength(before);
    expect(page.url()).toMatch(/\/contact$/);
  });

  await step('it says that nothing was sent, and brings the words back', async () => {
    await expect(status).toContainText('Nothing was sent');
    await expect(status).toBeInViewport();
    await expectNoFindings(page, 'preview');
    await status.getByRole('button').click();
    expect(await form.typed(page)).toEqual(Object.values(form.message));
    await expect(form.field(page, 'message')).toBeFocused();
    await expect(status).toHaveText('', { useInnerText: true });
  });
});

test('translators and password managers lose no word, and hold up no message', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page);
  const changePage = async () => {
    for (const change of Object.values(pageChanges)) await page.evaluate(change);
  };
  // A browser restores a form without an event.
  await page.evaluate(form.restore, form.message);
  await form.fillInOthers(page);
  await changePage();
  await form.field(page, 'message').press('Control+End');
  await page.keyboard.type(' Or nine.');
  await form.hydration(page);
  await changePage();
  const message = `${form.message.message} Or nine.`;
  const words = Object.values({ ...form.message, message });
  expect(await form.typed(page)).toEqual(words);

  await form.send(page);
  await expect(form.button(page)).toBeDisabled();
  await changePage();
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await form.status(page).getByRole('button').click();
  expect(await form.typed(page)).toEqual(words);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line says what to do, and nothing typed reaches the address', async ({ page }) => {
    await page.goto('contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await form.fillIn(page);
    await form.send(page);
    await expect(form.field(page, 'message')).toHaveValue(form.message.message);
    expect(page.url()).toMatch(/\/contact$/);
  });

  test('the chairs are shown for reservations alone', async ({ page }) => {
    const reservation = page.locator('#booking');
    await page.goto('contact');
    await expect(reservation).toBeHidden();
    await page.goto('contact?subject=reservations#form');
    await expect(reservation).toBeVisible();
    await form.field(page, 'subject').selectOption('other');
    await expect(reservation).toBeHidden();
  });
});
