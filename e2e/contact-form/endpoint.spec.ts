import type { Page } from '@playwright/test';
import * as form from '../support/contact-form.ts';
import { formEndpoint } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const trouble = (page: Page) => page.locator('form [role=alert]');

/** The messages that the receiver has taken from a sender. */
async function taken(page: Page, name: string) {
  const all = (await (await page.request.get(formEndpoint.url)).json()) as { name: string }[];
  return all.filter((message) => message.name === name);
}

/** A sender's name that no other test has; its first word tells the receiver what to do. */
const sender = (deed: string) => `${deed} ${test.info().testId}`;

test.beforeEach(({ page }) => open(page, 'contact'));

test('a message is delivered once, as four fields, and the page is as it always was', async ({
  page,
  watched,
}) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Ada');
  await form.fillIn(page, name);
  await form.wake(page);
  const pressed = Date.now();
  await form.send(page);

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
  expect(await taken(page, name)).toEqual([{ ...form.message, name }]);
  expect(await form.typed(page)).toEqual(['', '', '', '']);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expect(trouble(page)).toBeEmpty();
  expect(page.url()).toMatch(/\/contact$/);
  expect(watched.messages).toEqual([]);
});

for (const [deed, words] of [
  ['Refused', 'Your message was not accepted.'],
  ['Garbled', 'we cannot tell whether your message arrived'],
  ['Dropped', 'The connection failed'],
  ['Unreadable', 'The connection failed'],
] as const) {
  test(`${deed}: every word stays, the way out is told, and one can try again`, async ({
    page,
  }) => {
    const alerts = form.hearAlerts(page);
    const name = sender(deed);
    await form.fillIn(page, name);
    await form.send(page);

    await expect(trouble(page)).toContainText(words);
    await expect(trouble(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    const { email, subject, message } = form.message;
    expect(await form.typed(page)).toEqual([name, email, subject, message]);
    expect(alerts).toEqual([]);

    await form.field(page, 'Full name').fill(sender('Ada'));
    await form.send(page);
    await expect(trouble(page)).toBeEmpty();
    await expect.poll(() => alerts).toEqual([form.confirmation]);
  });
}

test('without an answer, the form is given back after a while', async ({ page }) => {
  const name = sender('Unheard');
  await form.fillIn(page, name);
  await form.wake(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await form.send(page);
  await expect.poll(() => taken(page, name)).toHaveLength(1);
  await page.clock.runFor(14_000);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(trouble(page)).toContainText('No answer came in time');
  expect(await form.typed(page)).toContain(name);
});

test('without a connection, nothing is lost', async ({ page, context }) => {
  await form.fillIn(page);
  await form.wake(page);
  await context.setOffline(true);
  await form.send(page);
  await expect(trouble(page)).toContainText('The connection failed');
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});

test('presses in quick succession send one message', async ({ page }) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Ada');
  await form.fillIn(page, name);
  await form.wake(page);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let presses = 0; presses < 5; presses++) element.requestSubmit();
  });
  await expect.poll(() => alerts).toHaveLength(1);
  expect(await taken(page, name)).toHaveLength(1);
});

test('a program that fills every field sends nothing; people do not meet its trap', async ({
  page,
}) => {
  const name = sender('Ada');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await form.fillIn(page, name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();

  await page.locator('#website').evaluate((trap: HTMLInputElement) => (trap.value = 'x'));
  await form.send(page);
  await expect(trouble(page)).toContainText('was not accepted');
  expect(await taken(page, name)).toEqual([]);
});

test('the words and the policy follow the setting', async ({ page }) => {
  const { host, origin } = new URL(formEndpoint.url);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Your message goes to ${host}`);
  await expect(main).not.toContainText('preview');
  const policy = page.locator('meta[http-equiv=content-security-policy]');
  await expect(policy).toHaveAttribute('content', new RegExp(`connect-src 'self' ${origin};`));

  await main.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('.law')).toContainText(`over an encrypted connection to ${host}`);
  await expect(page.locator('.law')).not.toContainText('not transmitted');
});
