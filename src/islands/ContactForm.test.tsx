// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmation, ContactForm } from './ContactForm.tsx';
import { problems } from './FormResult.tsx';

const alert = vi.fn();
const fetch = vi.fn<typeof globalThis.fetch>();
const user = userEvent.setup({ delay: null });
let form: HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('fetch', fetch.mockResolvedValue(new Response('{"ok":true}')));
  document.body.innerHTML = `<form aria-label="Contact"><fieldset>
    <input name="name" aria-label="Full name" aria-invalid="false" required>
    <input name="email" aria-label="Email address" aria-invalid="false" type="email" required>
    <select name="subject" aria-label="Subject" aria-invalid="false" required>
      <option value="">Select a subject</option><option value="dining">Dining &amp; Events</option>
    </select>
    <textarea name="message" aria-label="Message" aria-invalid="false" required></textarea>
    <div></div>
  </fieldset></form>`;
  form = screen.getByRole('form');
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(endpoint?: string) {
  const container = form.querySelector('div') as HTMLElement;
  render(<ContactForm endpoint={endpoint} telephone="+44 20 7946 0018" email="us@example.com" />, {
    container,
  });
}

const status = () => form.querySelector('[aria-live=polite]');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
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
  await pass(100);
}

test('the form sends for two seconds, then is empty and confirms once', async () => {
  open();
  await fillIn();
  const words = button().textContent;
  await user.click(button());

  expect(button().disabled).toBe(true);
  expect(button().textContent).not.toBe(words);
  expect(screen.getByLabelText('Message').matches(':disabled')).toBe(true);
  expect(status()?.textContent).not.toBe('');
  await pass(1900);
  expect(button().disabled).toBe(true);
  expect(alert).not.toHaveBeenCalled();

  await pass(100);
  await pass(100);
  expect(button()).toMatchObject({ disabled: false, textContent: words });
  expect(document.activeElement).toBe(button());
  expect(typed()).toEqual(['', '', '', '']);
  expect(alert.mock.calls).toEqual([[confirmation]]);
});

test('a preview sends nothing, says so, and offers the message as an e-mail', async () => {
  open();
  await fillIn();
  await send();
  expect(fetch).not.toHaveBeenCalled();
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link');
  const mail = new URL(link?.href ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:us@example.com');
  expect(mail.searchParams.get('subject')).toBe('Dining & Events');
  expect(mail.searchParams.get('body')).toBe(
    'Two & a half?\r\nYes.\r\n\r\nAda Guest\r\nada@example.com',
  );
});

test('with an endpoint, the form says that the message was sent and offers no email', async () => {
  open('https://forms.example.com');
  await fillIn();
  await send();
  expect(fetch).toHaveBeenCalledOnce();
  expect(status()?.textContent).not.toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a message keeps its id until it changes or is delivered', async () => {
  open('https://forms.example.com');
  await fillIn('One');
  fetch.mockResolvedValue(new Response('', { status: 500 }));
  await send();
  expect(status()?.textContent).toContain(problems.unclear);
  expect(typed()).toEqual(['Ada Guest', 'ada@example.com', 'dining', 'One']);
  await send();
  await user.type(screen.getByLabelText('Message'), ' more');
  fetch.mockResolvedValue(new Response(null, { status: 204 }));
  await send();
  expect(typed()).toEqual(['', '', '', '']);
  await fillIn('One more');
  await send();
  const [first, repeated, changed, next] = sentIds();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(repeated).toBe(first);
  expect(new Set([first, changed, next]).size).toBe(3);
});

test.each(['Full name', 'Message'])('the browser reports a %s of blanks', async (label) => {
  open();
  await fillIn();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.type(field, '   ');
  await user.click(button());
  expect(field.validity.valueMissing).toBe(true);
  expect(button().disabled).toBe(false);
});

test.each(['Full name', 'Email address', 'Subject', 'Message'])(
  'a form without %s is not sent',
  async (label) => {
    open();
    await fillIn();
    const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, '');
    else await user.clear(field);
    await user.click(button());
    expect(field.validity.valueMissing).toBe(true);
    expect(button().disabled).toBe(false);
  },
);
