// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

const alert = vi.fn();
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('alert', alert);
  render(<ContactForm />);
});

afterEach(() => {
  cleanup();
  alert.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole<HTMLButtonElement>('button');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function wholeSending() {
  await pass(2000);
  await pass(100);
}

async function fillIn() {
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Guest');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'dining');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'A table for two?');
}

const typed = () => [...new FormData(screen.getByRole<HTMLFormElement>('form')).values()];

test('it is sending for two seconds, then empty, and says so once', async () => {
  await fillIn();
  await user.click(button());

  expect(button()).toMatchObject({ disabled: true, textContent: 'Sending...' });
  expect(screen.getByRole('status').textContent).toBe('Sending your message.');
  await pass(1900);
  expect(button().disabled).toBe(true);
  expect(alert).not.toHaveBeenCalled();

  await wholeSending();
  expect(button()).toMatchObject({ disabled: false, textContent: 'Send Message' });
  expect(document.activeElement).toBe(button());
  expect(typed()).toEqual(['', '', '', '']);
  expect(alert.mock.calls).toEqual([["Thank you for your message! We'll get back to you soon."]]);
  expect(screen.getByRole('status').textContent).toBe('Message sent. The form is empty again.');
});

test.each(['name', 'email', 'subject', 'message'])('without its %s nothing is sent', async (id) => {
  await fillIn();
  const field = document.getElementById(id) as HTMLInputElement;
  if (field instanceof HTMLSelectElement) await user.selectOptions(field, '');
  else await user.clear(field);
  await user.click(button());

  expect(field.validity.valueMissing).toBe(true);
  expect(button().textContent).toBe('Send Message');
});

test('the subjects are those of the specification', () => {
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map((option) => [option.value, option.text])).toEqual([
    ['', 'Select a subject'],
    ['reservations', 'Reservations & Booking'],
    ['gaming', 'Gaming Information'],
    ['dining', 'Dining & Events'],
    ['services', 'Premium Services'],
    ['feedback', 'Feedback & Suggestions'],
    ['other', 'Other Inquiries'],
  ]);
});
