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
  const button = form.button(page);
  const words = await button.innerText();
  const status = form.status(page);
  await expect(status).toBeEmpty();
  const alerts = form.hearAlerts(page);
  await form.fillIn(page);
  await form.hydration(page);
  const before = watched.requests.length;
  await page.clock.pauseAt(3_600_000);
  await form.send(page);

  await expect(button).toBeDisabled();
  await expect(button).not.toHaveText(words);
  await expect(button).toHaveClass(/button-spinner/);
  await expect(status).not.toBeEmpty();
  await page.clock.runFor(1900);
  await expect(button).toBeDisabled();
  expect(alerts).toEqual([]);

  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  await expect(button).toHaveText(words);
  await page.clock.runFor(100);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(button).toBeFocused();
  await expect(button).toHaveClass(/button-pulse/);
  await expect(form.emailLink(page)).toBeVisible();
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

  await expect(form.button(page)).toBeDisabled();
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  expect(await form.typed(page)).toEqual(['', '', '', '']);
  expect(page.url()).toMatch(/\/contact$/);
});

test('the form is that of the specification, and what is typed while it hydrates stays', async ({
  page,
  watched,
}) => {
  await open(page, 'contact');
  for (const id of ['name', 'email', 'message']) {
    await expect.soft(field(page, id)).toHaveRole('textbox');
    await expect.soft(field(page, id)).toHaveAccessibleName(/\w/);
    await expect.soft(field(page, id)).toHaveAttribute('placeholder', /\w/);
  }
  await expect.soft(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect.soft(field(page, 'message')).toHaveAttribute('rows', '6');
  await expect.soft(page.locator('form [required]')).toHaveCount(4);
  await expect.soft(field(page, 'subject')).toHaveAccessibleName(/\w/);
  // The first asks for a choice, and is none.
  const options = field(page, 'subject').getByRole('option');
  await expect.soft(options).toHaveText(Array.from({ length: await options.count() }, () => /\w/));
  const values = (all: HTMLOptionElement[]) => all.map(({ value }) => value);
  const [none, ...subjects] = await options.evaluateAll(values);
  expect.soft(none).toBe('');
  expect.soft(subjects).toContain('reservations');
  expect.soft(subjects).not.toContain('');

  const text = 'Typed from the very first moment on';
  await field(page, 'message').pressSequentially(text);
  await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(0);
  await form.hydration(page);
  await expect(field(page, 'message')).toHaveValue(text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line says what to do, and nothing typed reaches the address', async ({ page }) => {
    await open(page, 'contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await form.fillIn(page);
    await form.send(page);
    await expect(field(page, 'message')).toHaveValue(form.message.message);
    expect(page.url()).toMatch(/\/contact$/);
  });
});
