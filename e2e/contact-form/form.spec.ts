import { fieldNames } from '../../src/islands/contact-form/form-fields.ts';
import { emailFor, telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { colour } from '../../src/drawings/colours.ts';
import { toRgb } from '../../src/test/contrast.ts';
import { expectNoViolations, phone } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { expectBelowHeader } from '../support/pages.ts';
import { expectFacts, linksIn } from '../support/read.ts';

test('the form has the specified fields, and reports those that are missing', async ({ page }) => {
  await page.goto('contact');
  const required = page.locator('form [required]');

  await step('it has the specified fields', async () => {
    await expect.soft(page.getByRole('form')).toHaveAccessibleName(/\w/);
    await expect.soft(form.field(page, 'email')).toHaveAttribute('type', 'email');
    for (const id of ['name', 'email'])
      await expect
        .soft(form.field(page, id), 'what browsers fill in')
        .toHaveAttribute('autocomplete', id);
    await expect.soft(form.field(page, 'message')).toHaveAttribute('rows', '6');
    for (const id of Object.keys(form.message)) {
      await expect.soft(form.field(page, id)).toHaveAttribute('required');
    }
    const list = expect.soft(form.field(page, 'subject'), 'the arrow of a list').not;
    await list.toHaveCSS('background-image', 'none');
    await page.emulateMedia({ forcedColors: 'active' });
    await list.toHaveCSS('appearance', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    expectFacts(await page.locator('.fields p').first().innerText(), Object.keys(form.message));
    // A field that is not in the list would never be sent.
    const named = page.locator('form :is(input, select, textarea)[name]');
    const fields = await named.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
    expect.soft(new Set(fields)).toEqual(new Set(fieldNames));
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
    const place = () => form.button(page).evaluate(({ offsetTop }: HTMLElement) => offsetTop);
    const before = await place();
    await form.send(page);
    expect.soft(await place(), 'errors move no button').toBe(before);
    const red = toRgb(colour('hibiscus.deep'));
    await expect.soft(form.field(page, 'email'), 'its edge').toHaveCSS('border-color', red);
    await expect(form.field(page, 'name')).toBeFocused();
    await expectBelowHeader(page.locator('label[for=name]'));
    await expectInvalid(...(await required.evaluateAll((all) => all.map(({ id }) => id))));
    for (const each of await required.all()) {
      const error = page.locator(`[id="${await each.getAttribute('id')}-error"] span`);
      await expect.soft(error).toBeVisible();
      await expect.soft(error, 'the colour of an error').toHaveCSS('color', red);
      const words = new RegExp(`\\w: ${RegExp.escape(await error.innerText())}$`);
      await expect.soft(each, 'the error is read with it').toHaveAccessibleDescription(words);
    }
    for (const id of ['name', 'email', 'subject'])
      await expect.soft(page.locator(`#${id}-error`)).toContainText(id);
    const isDefault = await form
      .field(page, 'name')
      .evaluate((field) => field.dispatchEvent(new Event('invalid', { cancelable: true })));
    expect.soft(isDefault, "the browser's bubble covers an error").toBe(false);
    await expectNoViolations(page, 'invalid');
  });

  await step('it reports a wrong email, and texts in which nothing can be seen', async () => {
    for (const [id, text] of [
      ['email', 'ada at example'],
      ['name', '   '],
      ['message', '\n\u200B\u2800'],
    ] as const) {
      await form.fillIn(page);
      await expectInvalid();
      await form.field(page, id).fill(text);
      await form.send(page);
      await expect(form.field(page, id)).toBeFocused();
      await expectInvalid(id);
    }
    await expect(form.button(page)).toBeEnabled();
  });
});

test('the form sends for two seconds, confirms, and can put the text back', async ({
  page,
  log,
}) => {
  const alerts = await form.openAndCollectAlerts(page);
  const html = page.locator('html');
  const six = page.locator('[name=guests][value="6"]');
  const button = form.button(page);
  const status = form.status(page);

  await step('it sends, confirms, and empties the fields', async () => {
    await form.fillIn(page);
    await expect(button).toHaveAccessibleName('Send Message');
    await six.check();
    await form.hydration(page);
    const before = log.requests.length;
    // Otherwise, screen readers would read each field that is emptied or filled in.
    await page.locator('form').evaluate((element: HTMLFormElement) => {
      const read = 'input, select, textarea, output';
      for (const type of ['reset', 'change'])
        element.addEventListener(type, ({ target }) => {
          if (target !== element) return;
          const { length } = element.querySelectorAll(`:is(${read}):not([aria-hidden=true])`);
          document.documentElement.dataset[type] = String(length);
        });
      element.addEventListener('animationstart', ({ animationName }) => {
        document.documentElement.dataset['animation'] = animationName;
      });
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(phone);
    await form.sendAndPause(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleName('Sending...');
    await expect.soft(form.emailLink(page), 'no press').toHaveCSS('pointer-events', 'none');
    await expect.soft(html, 'the spinner turns').toHaveAttribute('data-animation', 'spin');
    // A disabled button loses the focus.
    await expect(status, 'the focus of the disabled button').toBeFocused();
    await expect.soft(status).toHaveAttribute('aria-live', 'polite');
    await expect.soft(status, 'screen readers hear it').toHaveText(/\w/, { useInnerText: true });
    await page.clock.runFor(1900);
    await expect(button).toBeDisabled();
    expect(alerts).toEqual([]);
    await page.clock.runFor(100);
    await expect(button).toBeEnabled();
    await page.clock.resume();
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    await expect(html, 'fields that are read when emptied').toHaveAttribute('data-reset', '0');
    await expect(status).toBeFocused();
    await expect.soft(html, 'the button pulses').toHaveAttribute('data-animation', 'confirm');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button).toHaveAccessibleName('Send Message');
    expect(await form.typed(page), 'the form is empty').toEqual(['', '', '', '']);
    await expect(six).not.toBeChecked();
    expect(log.requests).toHaveLength(before);
  });

  await step('it explains that nothing was sent, and restores the text', async () => {
    await expect(status.locator('.notice-strong')).toBeVisible();
    await expect.soft(status).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, 'preview');
    await status.getByRole('button').click();
    expect(await form.typed(page)).toEqual(Object.values(form.message));
    await expect(six).toBeChecked();
    await expect(html, 'fields that are read when filled').toHaveAttribute('data-change', '0');
    await expect(page.locator('form :is(input, select, textarea)[aria-hidden]')).toHaveCount(0);
    await expect(form.field(page, 'message')).toBeFocused();
    await expect(status).toHaveText('', { useInnerText: true });
  });
});

test('the form keeps its text and sends despite translation tools and password managers', async ({
  page,
}) => {
  const alerts = await form.openAndCollectAlerts(page, 'contact?subject=reservations');
  const changePage = async () => {
    for (const change of Object.values(pageChanges)) await page.evaluate(change);
  };
  // Browsers restore a form without an event.
  await page.evaluate(form.restore, form.message);
  await form.fillInOthers(page);
  await page.locator('[name=guests][value="6"]').check();
  await changePage();
  await form.field(page, 'message').press('Control+End');
  await page.keyboard.type(' Or nine?\nYes & no.');
  await form.hydration(page);
  await changePage();
  const message = `${form.message.message} Or nine?\nYes & no.`;
  const words = Object.values({ ...form.message, message });
  expect(await form.typed(page)).toEqual(words);

  const mail = new URL((await form.emailLink(page).getAttribute('href')) ?? '');
  expect(mail.pathname, 'who gets a reservation').toBe(emailFor(venue, 'reservations'));
  // The text of the option is that of the translation.
  expect(mail.searchParams.get('subject')).toBe('Reservations & Booking');
  const { name, email } = form.message;
  const lines = ['Table for six', message, `${name}\n${email}`].join('\n\n');
  expect(mail.searchParams.get('body')).toBe(lines.replaceAll('\n', '\r\n'));

  await form.sendAndPause(page);
  await expect(form.button(page)).toBeDisabled();
  await changePage();
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  const again = form.status(page).getByRole('link').first();
  await expect(again).toHaveAttribute('href', mail.href);
  await form.status(page).getByRole('button').click();
  expect(await form.typed(page)).toEqual(words);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a notice offers other ways in place of the form', async ({ page }) => {
    await page.goto('contact');
    const [{ number }] = venue.telephones;
    const [{ address }] = venue.emails;
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await linksIn(page.locator('noscript p'))).toEqual([
      `${number} → ${telephoneLink(number)}`,
      `${address} → mailto:${address}`,
    ]);
    await expect(page.locator('#form form')).toBeHidden();
  });
});
