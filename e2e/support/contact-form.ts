import type { Page } from '@playwright/test';

export { confirmation } from '../../src/islands/ContactForm.tsx';
export { problems } from '../../src/islands/FormResult.tsx';

/** What a visitor types, field by field. */
export const message = {
  name: 'Ada Guest',
  email: 'ada@example.com',
  // The links "Book a table" need this one. Editors may change the others.
  subject: 'reservations',
  message: 'A table for two at eight?',
};

export const field = (page: Page, id: string) => page.locator(`#${id}`);
export const button = (page: Page) => page.locator('form button[type=submit]');
export const send = (page: Page) => button(page).click();

/** What stands in the four fields. */
export const typed = (page: Page) =>
  page
    .locator('form .field[required]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Types a message; `name` may be another than Ada's. */
export async function fillIn(page: Page, name = message.name) {
  await page.locator('#name').fill(name);
  await page.locator('#email').fill(message.email);
  await page.locator('#subject').selectOption(message.subject);
  await page.locator('#message').fill(message.message);
}

/** Sets the fields as a browser restores them; runs in the page. */
export const restore = (words: Record<string, string>) => {
  for (const [id, text] of Object.entries(words)) {
    (document.getElementById(id) as HTMLInputElement).value = text;
  }
};

/** Whether the form's island has hydrated: asked in the page. The directive hears of it by the same event. */
export const isHydrated = () => !document.querySelector('form astro-island[ssr]');

/** Waits until the form's island has hydrated. */
export const hydration = (page: Page) => page.waitForFunction(isHydrated);

/** The live region that says what has become of a message. */
export const status = (page: Page) => page.locator('form [aria-live]');

/** The button that brings the words back, because a preview has not sent them. */
export const putBack = (page: Page) => status(page).getByRole('button');

/** Hears the alerts of the page, and closes each, also one of a page that goes away at the end of a test. */
export function hearAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  return alerts;
}
