import type { Page } from '@playwright/test';

export const confirmation = "Thank you for your message! We'll get back to you soon.";

/** What a visitor types, field by field. */
export const message = {
  name: 'Ada Guest',
  email: 'ada@example.com',
  subject: 'dining',
  message: 'A table for two at eight?',
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** What stands in the four fields. */
export const typed = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      ['name', 'email', 'subject', 'message'].map((name) => new FormData(form).get(name)),
    );

/** Types a message; `name` may be another than Ada's. */
export async function fillIn(page: Page, name = message.name) {
  await field(page, 'Full name').fill(name);
  await field(page, 'Email address').fill(message.email);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(message.subject);
  await field(page, 'Message').fill(message.message);
}

/** Whether the form's island has taken over: asked in the page. */
export const isAwake = () => !document.querySelector('form')?.closest('[ssr]');

/** Waits until the form's island has taken over. */
export const wake = (page: Page) => page.waitForFunction(isAwake);

/** Hears the alerts of the page, and answers them. */
export function hearAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return alerts;
}
