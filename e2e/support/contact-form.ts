import type { Page } from '@playwright/test';
import { pauseClock } from './pages.ts';

/** The specified words of the alert. */
export const confirmation = "Thank you for your message! We'll get back to you soon.";

export const message = {
  name: 'Ada Guest',
  email: 'ada@example.com',
  // The links "Book a table" use this anchor.
  subject: 'reservations',
  message: 'A table for two at eight?',
};

/** Opens the contact page with a fake clock, and stays on it. Accepts its alerts, and returns their texts. */
export async function openAndCollectAlerts(page: Page, path = 'contact') {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    const isAlert = dialog.type() === 'alert';
    if (isAlert) alerts.push(dialog.message());
    // The page may close first, at the end of a test.
    (isAlert ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  await page.clock.install();
  await page.goto(path);
  return alerts;
}

export const field = (page: Page, id: string) => page.locator(`#${id}`);
export const button = (page: Page) => page.locator('form button[type=submit]');
export const send = (page: Page) => button(page).click();

/** Sends a message, and stops the clock while "Sending..." is shown. */
export async function sendAndPause(page: Page) {
  await hydration(page);
  await pauseClock(page);
  await send(page);
}

/** Lets the minimum duration of "Sending..." pass. */
export async function passSending(page: Page) {
  await page.clock.runFor(2000);
  await page.clock.resume();
}

/** The values of the fields in `message`. Runs in the page. */
export const readFields = () =>
  ['name', 'email', 'subject', 'message'].map(
    (id) => (document.getElementById(id) as HTMLInputElement).value,
  );
export const typed = (page: Page) => page.evaluate(readFields);

/** Fills in each empty required field that is not in `message`. */
export async function fillInOthers(page: Page) {
  for (const other of await page.locator('.field[required]:placeholder-shown').all()) {
    await other.fill('020 7946 0018');
  }
}

/** Types a message; `name` overrides the sender. */
export async function fillIn(page: Page, name = message.name) {
  await page.locator('#name').fill(name);
  await page.locator('#email').fill(message.email);
  await page.locator('#subject').selectOption(message.subject);
  await page.locator('#message').fill(message.message);
  await fillInOthers(page);
}

/** Sets fields without events, as browsers restore them. Runs in the page. */
export const restore = (words: Record<string, string>) => {
  for (const [id, text] of Object.entries(words)) {
    (document.getElementById(id) as HTMLInputElement).value = text;
  }
};

/** Waits until the form's island has hydrated. */
export const hydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('form astro-island[ssr]'));

/** The live region with the result of a message. It can have the focus. */
export const status = (page: Page) => page.locator('form p[tabindex="-1"]');

/** The fields for a table, which only reservations have. */
export const booking = (page: Page) => page.locator('#booking');
/** The button that writes the message as an e-mail. Only a preview has it. */
export const emailLink = (page: Page) => page.locator('form a.button');
