import type { Page } from '@playwright/test';
import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';
import { formEndpoint } from '../support/sites.ts';

const problem = (page: Page) => page.locator('form astro-island [role=alert]');

/** The messages that the endpoint has received from a sender. */
async function received(page: Page, name: string) {
  const all = await (await page.request.get(formEndpoint.url)).json();
  return (all as { name: string; id: string }[]).filter((message) => message.name === name);
}

/** A sender's name that no other test has; its first word tells the endpoint how to answer. */
const sender = (answer: string) => `${answer} ${test.info().testId}`;

test.beforeEach(({ page }) => open(page, 'contact'));

for (const answer of ['Ada', 'Silent']) {
  test(`${answer}: delivered once, with an id, and confirmed`, async ({ page, watched }) => {
    const alerts = form.hearAlerts(page);
    const name = sender(answer);
    await form.fillIn(page, name);
    await form.hydration(page);
    const pressed = Date.now();
    await form.send(page);

    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await received(page, name)).toEqual([{ ...form.message, name, id }]);
    expect(await form.typed(page)).toEqual(['', '', '', '']);
    await expect(form.button(page)).toBeFocused();
    await expect(problem(page)).toBeEmpty();
    await expect(page.getByRole('link', { name: 'by e-mail' })).toHaveCount(0);
    expect(page.url()).toMatch(/\/contact$/);
    expect(watched.messages).toEqual([]);
  });
}

for (const [answer, words] of [
  ['Refused', 'Your message was not accepted.'],
  ['Mistaken', 'We cannot tell'],
  ['Broken', 'We cannot tell'],
  ['Garbled', 'We cannot tell'],
  ['Redirected', 'We cannot tell'],
  ['Repeated', 'We cannot tell'],
  ['Unreadable', 'We cannot tell'],
] as const) {
  test(`${answer}: every word stays, and the same message keeps its id`, async ({ page }) => {
    const alerts = form.hearAlerts(page);
    const name = sender(answer);
    await form.fillIn(page, name);
    for (const attempt of [1, 2]) {
      await form.send(page);
      await expect(form.button(page)).toHaveText('Sending...');
      await expect(problem(page)).toContainText(words);
      await expect(problem(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
      await expect(form.button(page)).toBeFocused();
      const { email, subject, message } = form.message;
      expect(await form.typed(page)).toEqual([name, email, subject, message]);
      expect(await received(page, name)).toHaveLength(attempt);
    }
    expect(alerts).toEqual([]);
    const [first, second] = await received(page, name);
    expect(second?.id).toBe(first?.id);

    await form.field(page, 'Full name').fill(sender('Ada'));
    await form.send(page);
    await expect(problem(page)).toBeEmpty();
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    const [last] = await received(page, sender('Ada'));
    expect(last?.id).not.toBe(first?.id);
  });
}

for (const what of ['without a connection', 'where the connection is cut']) {
  test(`${what}, no word is lost`, async ({ page, context }) => {
    await form.fillIn(page, sender('Dropped'));
    await form.hydration(page);
    await context.setOffline(what === 'without a connection');
    await form.send(page);
    await expect(problem(page)).toContainText('We cannot tell');
    expect(await form.typed(page)).toContain(form.message.message);
  });
}

test('presses in quick succession send one message', async ({ page }) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Ada');
  await form.fillIn(page, name);
  await form.hydration(page);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let presses = 0; presses < 5; presses++) element.requestSubmit();
  });
  await expect.poll(() => alerts).toHaveLength(1);
  expect(await received(page, name)).toHaveLength(1);
});

test('a message is delivered when the page is left, and nothing untrue is said', async ({
  page,
}) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Late');
  await form.fillIn(page, name);
  await form.hydration(page);
  await form.send(page);
  await expect(form.button(page)).toHaveText('Sending...');
  await page.getByRole('banner').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  await expect.poll(() => received(page, name)).toHaveLength(1);
  await page.goBack();
  // Where the browser has kept the page, it goes on; else it shows the form as it was, and claims nothing.
  await expect(form.button(page)).toHaveText('Send Message');
  await expect(problem(page)).not.toContainText('not accepted');
  expect(alerts.length).toBeLessThanOrEqual(1);
  expect(await received(page, name)).toHaveLength(1);
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
