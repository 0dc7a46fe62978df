import {
  confirmation,
  fillIn,
  field,
  hearAlerts,
  send,
  typed,
  wake,
} from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

test('a message is sending for two seconds, then confirmed, and the form is empty', async ({
  page,
  watched,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await fillIn(page);
  await wake(page);
  const before = watched.requests.length;
  await page.clock.pauseAt(3_600_000);
  await send(page);

  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('.spinner')).toBeVisible();
  await expect(page.locator('main [role=status]')).toHaveText('Sending your message.');
  await page.clock.runFor(1900);
  await expect(sending).toBeDisabled();
  expect(alerts).toEqual([]);

  await page.clock.runFor(200);
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(button).toBeEnabled();
  await page.clock.runFor(100);
  await expect.poll(() => alerts).toEqual([confirmation]);
  await expect(button).toBeFocused();
  await expect(button).toHaveClass(/button-pulse/);
  await expect(page.locator('main [role=status]')).toHaveText(/Message sent/);
  expect(await typed(page)).toEqual(['', '', '', '']);
  expect(watched.requests).toHaveLength(before);
  expect(page.url()).toMatch(/\/contact$/);
  expect(watched.messages).toEqual([]);
});

test('a second message can follow the first', async ({ page }) => {
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  for (const count of [1, 2]) {
    await fillIn(page);
    await send(page);
    await expect.poll(() => alerts.length).toBe(count);
  }
});

test('whoever submits before the form is awake gets the same result', async ({ page, watched }) => {
  // The scripts come late, as on a slow line: only once the form was sent.
  let letThrough: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await fillIn(page);
  await send(page);
  await send(page);
  expect(await typed(page)).toEqual([
    'Ada Guest',
    'ada@example.com',
    'dining',
    'A table for two at eight?',
  ]);
  letThrough();

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.poll(() => alerts).toEqual([confirmation]);
  expect(await typed(page)).toEqual(['', '', '', '']);
  expect(page.url()).toMatch(/\/contact$/);
  expect(watched.messages).toEqual([]);
});

test('what was typed before the form woke stays, letter by letter', async ({ page, watched }) => {
  await open(page, 'contact');
  await field(page, 'Message').pressSequentially('Typed from the very first moment on', {
    delay: 2,
  });
  await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(0);
  await wake(page);
  await expect(field(page, 'Message')).toHaveValue('Typed from the very first moment on');
});

test('a form half filled is not sent: the browser names the field', async ({ page }) => {
  await open(page, 'contact');
  await fillIn(page);
  await field(page, 'Email address').fill('ada at example');
  await send(page);
  await expect(field(page, 'Email address')).toBeFocused();
  expect(await page.locator('#email:user-invalid').count()).toBe(1);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await typed(page)).toContain('ada at example');
});

test('nothing is marked as wrong before somebody was there', async ({ page }) => {
  await open(page, 'contact');
  await expect(page.locator(':user-invalid')).toHaveCount(0);
});

test('the form is that of the specification', async ({ page }) => {
  await open(page, 'contact');
  await expect(field(page, 'Full name')).toHaveAttribute('placeholder', 'Enter your full name');
  await expect(field(page, 'Email address')).toHaveAttribute(
    'placeholder',
    'Enter your email address',
  );
  await expect(field(page, 'Email address')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveAttribute(
    'placeholder',
    'Tell us how we can help you...',
  );
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
  await expect(page.locator('[required]')).toHaveCount(4);
  await expect(page.getByRole('main')).toContainText('is not sent yet');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line says what to do, and nothing typed reaches the address', async ({ page }) => {
    await open(page, 'contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await fillIn(page);
    await send(page);
    await expect(field(page, 'Message')).toHaveValue('A table for two at eight?');
    expect(page.url()).toMatch(/\/contact$/);
  });
});
