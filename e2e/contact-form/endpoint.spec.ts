import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from '../support/axe.ts';
import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';
import { formEndpoint } from '../support/sites.ts';

// Browsers log each answer that is an error.
test.use({ mayLog: true });

/** The messages that the endpoint has received from a sender. */
async function received(page: Page, name: string) {
  const all = await (await page.request.get(formEndpoint.url)).json();
  return (all as { name: string; id: string }[]).filter((message) => message.name === name);
}

/** A sender's name that no other test has; its first word tells the endpoint how to answer. */
const sender = (answer: string) => `${answer} ${test.info().testId}`;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // The form waits for an answer as long as a test takes.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await open(page, 'contact');
});

test('presses in quick succession send one message, which is delivered and confirmed', async ({
  page,
}) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Ada');
  await form.fillIn(page, name);
  await form.hydration(page);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let presses = 0; presses < 5; presses++) element.requestSubmit();
  });
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(await received(page, name)).toEqual([{ ...form.message, name, id }]);
  expect(await form.typed(page)).toEqual(['', '', '', '']);
  await expect(form.button(page)).toBeFocused();
  await expect(form.status(page)).not.toBeEmpty();
  await expect(form.status(page).getByRole('link')).toHaveCount(0);
  expect(page.url()).toMatch(/\/contact$/);
  await expectNoFindingsAtAnyWidth(page, 'sent');
});

// The unit tests try every other answer, and ask for the id of a message that is sent again.
test('where a message may not have arrived, every word stays', async ({ page }) => {
  const alerts = form.hearAlerts(page);
  await form.fillIn(page);
  for (const [answer, words] of [
    ['Refused', form.problems.refused],
    ['Redirected', form.problems.unclear],
    ['Unreadable', form.problems.unclear],
  ] as const) {
    await test.step(answer, async () => {
      const name = sender(answer);
      await form.field(page, 'name').fill(name);
      await form.send(page);
      await expect(form.button(page)).toBeDisabled();
      await page.clock.runFor(2000);
      await expect(form.status(page)).toContainText(words);
      await expect(form.status(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
      await expect(form.button(page)).toBeFocused();
      const { email, subject, message } = form.message;
      expect(await form.typed(page)).toEqual([name, email, subject, message]);
      expect(await received(page, name)).toHaveLength(1);
    });
  }
  await expectNoFindingsAtAnyWidth(page, 'not delivered');
  expect(alerts).toEqual([]);

  await form.field(page, 'name').fill(sender('Unanswered'));
  await form.send(page);
  await expect(form.button(page)).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page, 'sending');
  await expect(form.button(page)).toBeDisabled();
});

test('a message is delivered when the page is left, and nothing untrue is said', async ({
  page,
}) => {
  const alerts = form.hearAlerts(page);
  const name = sender('Late');
  await form.fillIn(page, name);
  await form.hydration(page);
  await form.send(page);
  await expect(form.button(page)).toBeDisabled();
  await page.getByRole('banner').locator('a[href$="/terms"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('terms').title);
  await expect.poll(() => received(page, name)).toHaveLength(1);
  await page.goBack();
  // Where the browser has kept the page, it goes on; else it shows the form as it was, and claims nothing.
  await expect(form.button(page)).toBeEnabled();
  await expect(form.status(page)).not.toContainText(form.problems.refused);
  expect(alerts.length).toBeLessThanOrEqual(1);
  expect(await received(page, name)).toHaveLength(1);
});

test('the page and the privacy page name the endpoint', async ({ page }) => {
  const { host } = new URL(formEndpoint.url);
  const main = page.getByRole('main');
  await expect(main).toContainText(host);
  await main.locator('a[href$="/privacy"]').click();
  await expect(page.locator('.law')).toContainText(host);
});
