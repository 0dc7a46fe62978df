// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmation, ContactForm } from './ContactForm.tsx';
import { errors } from './FormResult.tsx';

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
      <option value="">Select a subject</option><option value="dining">Dining &amp; Events</option>
      <option value="reservations">Reservations &amp; Booking</option>
    </select>
    <textarea name="message" aria-label="Message" aria-invalid="false" required></textarea>
    <div></div>
  </fieldset></form>`;
  form = screen.getByRole('form');
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
  vi.clearAllMocks();
  vi.useRealTimers();
});

function open(endpoint?: string) {
  const container = form.querySelector('div') as HTMLElement;
  render(
    <ContactForm
      endpoint={endpoint}
      telephone="+44 20 7946 0018"
      email="us@example.com"
      reservationsEmail="tables@example.com"
    />,
    { container },
  );
}

const status = () => form.querySelector('[aria-live=polite]');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const isSending = () => button().matches(':disabled') && form.matches('[data-sending]');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hidden = () => form.querySelectorAll('[aria-hidden=true]').length;
const typed = () => [...new FormData(form).values()];
const sentIds = () =>
  fetch.mock.calls.map(([, options]) => JSON.parse(options?.body as string).id as string);

async function fillIn(message = 'Two & a half?\nYes.') {
  await user.type(screen.getByLabelText('Full name'), 'Ada Guest');
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'dining');
  await user.type(screen.getByLabelText('Message'), message);
}

async function send() {
  await user.click(button());
  await pass(2000);
  // The hash of a message takes some real time.
  await vi.waitFor(() => expect(isSending()).toBe(false));
  await pass(100);
}

test('the form sends for two seconds, then is empty and confirms once', async () => {
  open();
  await fillIn();
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
  expect(typed()).toEqual(['', '', '', '']);
  expect(alert.mock.calls).toEqual([[confirmation]]);
  // This form has no endpoint. After the alert, which is specified, the truth is read.
  expect(statusAtAlert.mock.results[0]?.value).not.toContain('Nothing');
  expect(status()?.textContent).toContain('Nothing was sent');
  expect(document.activeElement).toBe(status());
});

test('a preview sends nothing, says so, and keeps the message as an e-mail', async () => {
  open();
  await fillIn();
  await send();
  expect(fetch).not.toHaveBeenCalled();
  expect(status()?.textContent).toContain('Nothing was sent');
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: /mail/ })) {
    const mail = new URL(link.href);
    expect(mail.protocol + mail.pathname).toBe('mailto:us@example.com');
    expect(mail.searchParams.get('subject')).toBe('Dining & Events');
    expect(mail.searchParams.get('body')).toBe(
      'Two & a half?\r\nYes.\r\n\r\nAda Guest\r\nada@example.com',
    );
  }
});

test('a reservation goes to its own address', async () => {
  open();
  await fillIn();
  await user.selectOptions(screen.getByLabelText('Subject'), 'reservations');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send as Email' });
  expect(href).toMatch(/^mailto:tables@example\.com\?subject=Reservations/);
});

const wish = { guests: '6', day: '2026-12-04', time: '20:00' };
const wishInWords = 'Table for six, Friday 4 December, 8 PM';

/** Adds the fields for a table, with a wish in them. */
function wishForTable() {
  form.insertAdjacentHTML(
    'beforeend',
    `<input type="radio" name="guests" value="2"><input type="radio" name="guests" value="6">
    <input id="day" name="day" type="date"><output>${wishInWords}</output>
    <select id="time" name="time"><option></option><option value="20:00">8 PM</option></select>`,
  );
  form.querySelector<HTMLInputElement>('[value="6"]')?.click();
  for (const name of ['day', 'time'] as const)
    (form.elements.namedItem(name) as HTMLInputElement).value = wish[name];
}

test('a wish for a table is sent in fields and in words', async () => {
  open('https://forms.example.com');
  wishForTable();
  await fillIn();
  await send();
  const sent = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as object;
  expect(sent).toMatchObject({ ...wish, table: wishInWords });
});

test('an e-mail has a wish for a table once, in words, and the form can be filled with it again', async () => {
  open();
  wishForTable();
  await fillIn('Two?');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send as Email' });
  expect(new URL(href).searchParams.get('body')).toBe(
    `${wishInWords}\r\n\r\nTwo?\r\n\r\nAda Guest\r\nada@example.com`,
  );
  await send();
  expect(new FormData(form).get('guests')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(Object.fromEntries(new FormData(form))).toMatchObject(wish);
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
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(typed()).toContain('Ada Guest');
  expect(hiddenAtChange).toEqual([fields, fields]);
  expect(hidden()).toBe(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

/** Whether the browser asks before the visitor leaves the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['asks before a long message is lost', 'x'.repeat(60_000), true],
  ['lets the visitor go where the message outlives the page', 'Two?', false],
])('the browser %s', async (_what, message, asks) => {
  const answer = Promise.withResolvers<Response>();
  fetch.mockReturnValue(answer.promise);
  open('https://forms.example.com');
  await fillIn();
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = message;
  expect(asksBeforeLeaving()).toBe(false);
  act(() => form.requestSubmit());
  expect(asksBeforeLeaving()).toBe(true);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await pass(0);
  expect(asksBeforeLeaving()).toBe(asks);
  answer.resolve(new Response('{"ok":true}'));
  await pass(0);
  expect(asksBeforeLeaving()).toBe(false);
  await pass(2100);
  expect(history.state).toBeNull();
});

test.each([
  ['https://forms.example.com', 'delivered', 'Your last message was sent.'],
  ['https://forms.example.com', 'refused', errors.refused],
  ['https://forms.example.com', 'unclear', errors.unclear],
  [undefined, 'delivered', 'Nothing was sent: this form is a preview.'],
])('with the endpoint %s, whoever left reads of a %s message: %s', (endpoint, outcome, words) => {
  history.replaceState({ outcome }, '');
  open(endpoint);
  expect(status()?.textContent).toContain(words);
  // The browser may have restored no word.
  expect(status()?.textContent).not.toContain('still here');
  expect(alert).not.toHaveBeenCalled();
  cleanup();
  open(endpoint);
  expect(status()?.textContent).not.toContain(words);
});

test('what became of a message is kept until it is read', async () => {
  fetch.mockResolvedValue(new Response('', { status: 422 }));
  open('https://forms.example.com');
  await fillIn();
  act(() => form.requestSubmit());
  expect(history.state).toEqual({ outcome: 'unclear' });
  await vi.waitFor(() => expect(history.state).toEqual({ outcome: 'refused' }));
  await pass(2100);
  expect(history.state).toBeNull();
});

test('a message is sent even if the browser refuses to keep its outcome', async () => {
  const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many changes', 'SecurityError');
  });
  open('https://forms.example.com');
  await fillIn();
  await send();
  expect(fetch).toHaveBeenCalledOnce();
  expect(status()?.textContent).toContain('Message sent');
  refuse.mockRestore();
});

test('with an endpoint, the form says that the message was sent and offers no email', async () => {
  open('https://forms.example.com');
  await fillIn();
  await send();
  expect(fetch).toHaveBeenCalledOnce();
  expect(status()?.textContent).toContain('Message sent');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the result, which is below the button, is scrolled into the window', async () => {
  open('https://forms.example.com');
  await fillIn();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await send();
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([status()]);
});

test('the same words have the same id for a day, and others have others', async () => {
  open('https://forms.example.com');
  await fillIn('One');
  fetch.mockResolvedValue(new Response('', { status: 500 }));
  await send();
  expect(status()?.textContent).toContain(errors.unclear);
  await send();
  await user.type(screen.getByLabelText('Message'), ' more');
  await send();
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await send();
  const [first, repeated, changed, tomorrow] = sentIds();
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(repeated).toBe(first);
  expect(new Set([first, changed, tomorrow]).size).toBe(3);
});

test('an error is gone while the message is sent again', async () => {
  open('https://forms.example.com');
  await fillIn();
  fetch.mockResolvedValue(new Response('', { status: 422 }));
  await send();
  expect(status()?.textContent).toContain(errors.refused);
  await user.click(button());
  expect(isSending()).toBe(true);
  expect(status()?.textContent).not.toContain(errors.refused);
  await pass(2100);
});

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const finishLoading = () => dispatchEvent(new PageTransitionEvent('pageshow'));

test.each([
  ['15 seconds', () => undefined, 15_000],
  ['15 seconds, although the page has only just loaded', finishLoading, 15_000],
  ['5 seconds after the visitor came back', comeBack, 5000],
])('the form waits for an answer until %s', async (_what, happen, time) => {
  fetch.mockReturnValue(new Promise(() => undefined));
  open('https://forms.example.com');
  await fillIn();
  await user.click(button());
  // The hash of a message takes some real time, and the wait begins after it.
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  happen();
  await pass(time - 1000);
  expect(isSending()).toBe(true);
  await pass(1000);
  await pass(100);
  expect(isSending()).toBe(false);
  expect(status()?.textContent).toContain(errors.unclear);
});

test('an e-mail has no subject and no body before there are any', async () => {
  open();
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Send as Email' });
  expect(link().href).toBe('mailto:us@example.com');
  await user.type(screen.getByLabelText('Message'), 'Two?');
  expect(link().href).toBe('mailto:us@example.com?body=Two%3F');
});

test('what extensions add to the form is not sent', async () => {
  open('https://forms.example.com');
  await fillIn('Two?');
  form.insertAdjacentHTML(
    'beforeend',
    '<input name="token" value="1"><input name="message" value="Draft">',
  );
  await send();
  const sent = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as object;
  expect(sent).toMatchObject({ message: 'Two?' });
  expect(sent).not.toHaveProperty('token');
});

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
