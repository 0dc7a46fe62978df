// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmation, ContactForm } from './ContactForm.tsx';

const endpoint = 'https://forms.example.com';
const alert = vi.fn();
const fetch = vi.fn<typeof globalThis.fetch>();
const user = userEvent.setup({ delay: null });
let form: HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('alert', alert);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', fetch.mockResolvedValue(new Response('{"ok":true}')));
  document.body.innerHTML = `<form aria-label="Contact"><fieldset>
    <input name="name" aria-label="Full name" aria-invalid="false" required>
    <input name="email" aria-label="Email address" aria-invalid="false" type="email" required>
    <select name="subject" aria-label="Subject" aria-invalid="false" required>
      <option value="">Select a subject</option><option value="dining">Translated</option>
      <option value="reservations">Translated</option>
    </select>
    <textarea name="message" aria-label="Message" aria-invalid="false" required></textarea>
    <input type="radio" name="guests" value="2"><input type="radio" name="guests" value="6">
    <input id="day" name="day" type="date"><input type="hidden" name="table">
    <div></div>
  </fieldset></form>`;
  form = screen.getByRole('form');
});

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

function open(to?: string) {
  const container = form.querySelector('div') as HTMLElement;
  render(
    <ContactForm
      endpoint={to}
      telephone="+44 20 7946 0018"
      email="us@example.com"
      reservationsEmail="tables@example.com"
    />,
    { container },
  );
}

const status = () => form.querySelector('[aria-live=polite]');
const notice = () => status()?.querySelector('.notice');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const emailLink = () => form.querySelector('a.button') as HTMLAnchorElement;
const isSending = () => button().matches(':disabled') && form.matches('[data-sending]');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hidden = () => form.querySelectorAll('[aria-hidden=true]').length;
const putBack = () => user.click(form.querySelector('.notice button') as Element);
const typed = () => Object.fromEntries(new FormData(form)) as Record<string, string>;
const sent = () => JSON.parse(fetch.mock.lastCall?.[1]?.body as string) as object;

async function fillIn(message = 'Two & a half?\nYes.') {
  await user.type(screen.getByLabelText('Full name'), 'Ada Guest');
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'dining');
  await user.type(screen.getByLabelText('Message'), message);
}

async function send() {
  await user.click(button());
  expect(notice()).toBeNull();
  await pass(2000);
  // The hash of a message takes some real time.
  await vi.waitFor(() => expect(isSending()).toBe(false));
  await pass(100);
}

test('the form sends for two seconds, then is empty and confirms once', async () => {
  open();
  await fillIn();
  const whileSending = status()?.textContent;
  const statusAtAlert = alert.mockImplementation(() => status()?.textContent);
  await user.click(button());
  expect(isSending()).toBe(true);
  // The disabled button cannot keep the focus.
  expect(document.activeElement).toBe(status());
  await pass(1900);
  expect(isSending()).toBe(true);
  expect(alert).not.toHaveBeenCalled();

  await pass(100);
  await pass(100);
  expect(isSending()).toBe(false);
  expect(typed()).toEqual({ name: '', email: '', subject: '', message: '', day: '', table: '' });
  expect(alert.mock.calls).toEqual([[confirmation]]);
  // This form has no endpoint. After the alert, screen readers read that nothing was sent.
  expect(statusAtAlert.mock.results[0]?.value).toBe(whileSending);
  expect(notice()?.matches('.notice-strong')).toBe(true);
  expect(document.activeElement).toBe(status());
  expect(fetch).not.toHaveBeenCalled();
});

test('the form shows the result even if the browser refuses the alert', async () => {
  open(endpoint);
  await fillIn();
  alert.mockImplementation(() => {
    throw new Error('No alerts');
  });
  const onRejection = vi.fn();
  process.once('unhandledRejection', onRejection);
  await send();
  await vi.waitFor(() => expect(onRejection).toHaveBeenCalled());
  expect(notice()?.matches('.notice-sent')).toBe(true);
});

test('a message is sent and written as an e-mail, with a table in words, and can be put back', async () => {
  open();
  expect(emailLink().href).toBe('mailto:us@example.com');
  form.querySelector<HTMLInputElement>('[value="6"]')?.click();
  form.querySelector<HTMLInputElement>('[name=table]')?.setAttribute('value', 'Table for six');
  await fillIn();
  const mail = new URL(emailLink().href);
  expect(mail.pathname).toBe('us@example.com');
  // The text of the option is in another language.
  expect(mail.searchParams.get('subject')).toBe('Dining & Events');
  expect(mail.searchParams.get('body')).toBe(
    'Table for six\r\n\r\nTwo & a half?\r\nYes.\r\n\r\nAda Guest\r\nada@example.com',
  );
  const before = typed();
  await send();
  expect(status()?.querySelector('a')?.href).toBe(mail.href);
  expect(typed()['guests']).toBeUndefined();
  await putBack();
  expect(typed()).toEqual(before);

  await user.selectOptions(screen.getByLabelText('Subject'), 'reservations');
  expect(emailLink().href).toMatch(/^mailto:tables@example\.com\?subject=Reservations/);
});

test('an endpoint gets the fields of the form, and none that an extension adds', async () => {
  open(endpoint);
  await fillIn('Two?');
  form.insertAdjacentHTML(
    'beforeend',
    '<input name="token" value="1"><input name="message" value="Draft">',
  );
  await send();
  expect(fetch).toHaveBeenCalledOnce();
  expect(sent()).toMatchObject({ name: 'Ada Guest', subject: 'dining', message: 'Two?' });
  expect(sent()).not.toHaveProperty('token');
  expect(notice()?.matches('.notice-sent')).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
  // The result is below the button.
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([status()]);
});

test('screen readers hear nothing of fields that are emptied or filled again', async () => {
  open();
  await fillIn();
  const fields = form.querySelectorAll('input, select, textarea').length;
  const hiddenAtChange: number[] = [];
  for (const type of ['reset', 'change']) {
    form.addEventListener(type, ({ target }) => target === form && hiddenAtChange.push(hidden()));
  }
  await send();
  expect(hidden()).toBe(0);
  await putBack();
  expect(hiddenAtChange).toEqual([fields, fields]);
  expect(hidden()).toBe(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

test.each([
  [422, 'not accepted'],
  [500, 'cannot tell'],
  // Offline, the first try gets no answer.
  [200, 'offline'],
])(
  'a message that is not delivered stays in the form until another try: %i, %s',
  async (code, words) => {
    fetch.mockResolvedValueOnce(new Response('', { status: code }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(words !== 'offline');
    open(endpoint);
    await fillIn();
    const before = typed();
    const events: string[] = [];
    for (const type of ['sending', 'sent']) form.addEventListener(type, () => events.push(type));
    await send();
    expect(typed()).toEqual(before);
    expect(status()?.textContent).toContain(words);
    expect(status()?.textContent).toContain('Everything you typed is still here.');
    const links = [...form.querySelectorAll<HTMLAnchorElement>('[aria-live] a')];
    expect(links.map(({ href }) => href)).toEqual(['tel:+442079460018', 'mailto:us@example.com']);
    expect(document.activeElement).toBe(button());
    expect(alert).not.toHaveBeenCalled();
    await send();
    expect(notice()?.matches('.notice-sent')).toBe(true);
    expect(events).toEqual(['sending', 'sending', 'sent']);
  },
);

test.each([
  ['Full name', '   '],
  ['Full name', '\u200B\u2060'],
  ['Message', '\n\u0000\u00AD\u3164\u2800'],
])('the browser reports a %s in which nothing can be seen: %j', async (label, blank) => {
  open();
  await fillIn();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = blank;
  await user.click(button());
  expect(field.validity.valueMissing).toBe(true);
  expect(isSending()).toBe(false);
});
