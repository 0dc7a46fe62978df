import { fieldNames, inputs } from '../../src/islands/contact-form/form-fields.ts';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { expectBelowHeader } from '../support/pages.ts';
import { linksIn } from '../support/read.ts';

// The unit tests of the island check the duration, the result and a second message.

test('the form reports missing fields, and keeps the text', async ({ page, log }) => {
  const alerts = await form.openAndCollectAlerts(page);
  const button = form.button(page);
  const status = form.status(page);
  const required = page.locator('form [required]');

  await step('it has the specified fields', async () => {
    await expect.soft(form.field(page, 'email')).toHaveAttribute('type', 'email');
    for (const { name, autocomplete, optional } of inputs) {
      await expect.soft(form.field(page, name)).toHaveAttribute('autocomplete', autocomplete);
      await expect.soft(form.field(page, name)).toHaveJSProperty('required', !optional);
    }
    await expect.soft(form.field(page, 'message')).toHaveAttribute('rows', '6');
    for (const id of Object.keys(form.message)) {
      await expect.soft(form.field(page, id)).toHaveAttribute('required');
    }
    await expect.soft(required.and(page.locator(':not([aria-invalid=false])'))).toHaveCount(0);
    // A field that is not in the list would never be sent.
    const named = page.locator('form :is(input, select, textarea)[name]');
    const fields = await named.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
    expect.soft(new Set(fields)).toEqual(new Set(fieldNames));
    await expect.soft(status).toHaveText('', { useInnerText: true });
  });

  /** Expects these fields to be invalid, both visibly and for screen readers. */
  const expectInvalid = async (...ids: string[]) => {
    for (const selector of ['.field:user-invalid', '[aria-invalid=true]']) {
      const invalid = page.locator(`form ${selector}`);
      await expect.poll(() => invalid.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
    }
  };
  await step('it reports each empty field until it is filled in', async () => {
    await form.field(page, 'message').focus();
    await form.hydration(page);
    await expectInvalid();
    await form.send(page);
    await expect(form.field(page, 'name')).toBeFocused();
    await expectBelowHeader(page.locator('label[for=name]'));
    await expectInvalid(...(await required.evaluateAll((all) => all.map(({ id }) => id))));
    for (const each of await required.all())
      await expect.soft(each, 'the error is read with it').toHaveAccessibleDescription(/Error: \w/);
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

  await step('it sends, confirms, and empties the fields', async () => {
    const before = log.requests.length;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const pulse = button.evaluate(
      (element: HTMLElement) =>
        new Promise((resolve) => {
          element.addEventListener('animationstart', ({ target, animationName }) => {
            if (target === element) resolve(animationName);
          });
        }),
    );
    await form.sendAndPause(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleName('Sending...');
    await form.passSending(page);
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    // After the alert, a screen reader reads that nothing was sent.
    await expect(status).toBeFocused();
    expect(await pulse, 'the button pulses').toBe('confirm');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button).toHaveAccessibleName('Send Message');
    expect(await form.typed(page), 'the form is empty').toEqual(['', '', '', '']);
    expect(log.requests).toHaveLength(before);
    expect(page.url()).toMatch(/\/contact$/);
  });

  await step('it explains that nothing was sent, and restores the text', async () => {
    await expect(form.kept(page)).toBeVisible();
    await expect(status).toBeInViewport();
    await expectNoFindings(page, 'preview');
    await status.getByRole('button').click();
    expect(await form.typed(page)).toEqual(Object.values(form.message));
    await expect(form.field(page, 'message')).toBeFocused();
    await expect(status).toHaveText('', { useInnerText: true });
  });
});

test('the form keeps its text and sends despite translation tools and password managers', async ({
  page,
}) => {
  const alerts = await form.openAndCollectAlerts(page);
  const changePage = async () => {
    for (const change of Object.values(pageChanges)) await page.evaluate(change);
  };
  // Browsers restore a form without an event.
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

  await form.sendAndPause(page);
  await expect(form.button(page)).toBeDisabled();
  await changePage();
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await form.status(page).getByRole('button').click();
  expect(await form.typed(page)).toEqual(words);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a notice offers other ways, and no text gets into the URL', async ({ page }) => {
    await page.goto('contact');
    const [{ number }] = venue.telephones;
    const [{ address }] = venue.emails;
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await linksIn(page.locator('noscript p'))).toEqual([
      `${number} → ${telephoneLink(number)}`,
      `${address} → mailto:${address}`,
    ]);
    await form.fillIn(page);
    await form.send(page);
    await expect(form.field(page, 'message')).toHaveValue(form.message.message);
    expect(page.url()).toMatch(/\/contact$/);
  });

  test('the booking is shown only for reservations', async ({ page }) => {
    const reservation = page.locator('#booking');
    await page.goto('contact');
    await expect(reservation).toBeHidden();
    await page.goto('contact?subject=reservations#form');
    await expect(reservation).toBeVisible();
    await form.field(page, 'subject').selectOption('other');
    await expect(reservation).toBeHidden();
  });
});
