import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

const { field } = form;

// The unit tests of the island ask what is told and offered afterwards, and what a second message does.
test('a message is sending for two seconds, then confirmed, and the form is empty', async ({
  page,
  watched,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, 'contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('This form is a preview: it sends nothing yet.');
  const status = form.status(page);
  await expect(status).toBeEmpty();
  const alerts = form.hearAlerts(page);
  await form.fillIn(page);
  await form.hydration(page);
  const before = watched.requests.length;
  await page.clock.pauseAt(3_600_000);
  await form.send(page);

  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(sending).toHaveClass(/button-spinner/);
  await expect(status).toHaveText('Sending your message.');
  await page.clock.runFor(1900);
  await expect(sending).toBeDisabled();
  expect(alerts).toEqual([]);

  await page.clock.runFor(200);
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(button).toBeEnabled();
  await page.clock.runFor(100);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(button).toBeFocused();
  await expect(button).toHaveClass(/button-pulse/);
  await expect(status).toHaveText(/^This form is a preview, so nothing was sent\./);
  await expect(main.getByRole('link', { name: 'by email' })).toBeVisible();
  expect(await form.typed(page)).toEqual(['', '', '', '']);
  expect(watched.requests).toHaveLength(before);
  expect(page.url()).toMatch(/\/contact$/);
});

test('a message that is submitted before hydration is sent after it, once', async ({ page }) => {
  // The scripts come late, as on a slow line: only once the form was submitted.
  let letThrough: () => void = () => undefined;
  const submitted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await submitted;
    await route.continue();
  });
  await open(page, 'contact');
  const alerts = form.hearAlerts(page);
  await form.fillIn(page);
  await form.send(page);
  await form.send(page);
  expect(await form.typed(page)).toEqual(Object.values(form.message));
  letThrough();

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  expect(await form.typed(page)).toEqual(['', '', '', '']);
  expect(page.url()).toMatch(/\/contact$/);
});

test('the form is that of the specification, and what is typed while it hydrates stays', async ({
  page,
  watched,
}) => {
  await open(page, 'contact');
  for (const [label, placeholder] of [
    ['Full name', 'Enter your full name'],
    ['Email address', 'Enter your email address'],
    ['Message', 'Tell us how we can help you...'],
  ] as const) {
    await expect.soft(field(page, label)).toHaveAttribute('placeholder', placeholder);
  }
  await expect.soft(field(page, 'Email address')).toHaveAttribute('type', 'email');
  await expect.soft(field(page, 'Message')).toHaveAttribute('rows', '6');
  await expect.soft(page.locator('form [required]')).toHaveCount(4);
  const options = page.getByRole('combobox', { name: 'Subject' }).getByRole('option');
  const pairs = (all: HTMLOptionElement[]) => all.map(({ value, text }) => `${value}: ${text}`);
  expect(await options.evaluateAll(pairs)).toEqual([
    ': Select a subject',
    'reservations: Reservations & Booking',
    'gaming: Gaming Information',
    'dining: Dining & Events',
    'services: Premium Services',
    'feedback: Feedback & Suggestions',
    'other: Other Inquiries',
  ]);

  const text = 'Typed from the very first moment on';
  await field(page, 'Message').pressSequentially(text);
  await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(0);
  await form.hydration(page);
  await expect(field(page, 'Message')).toHaveValue(text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line says what to do, and nothing typed reaches the address', async ({ page }) => {
    await open(page, 'contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await form.fillIn(page);
    await form.send(page);
    await expect(field(page, 'Message')).toHaveValue(form.message.message);
    expect(page.url()).toMatch(/\/contact$/);
  });
});
