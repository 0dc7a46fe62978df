import type { Page, Route } from '@playwright/test';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { expectNoViolations } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test as base } from '../support/fixtures.ts';
import { hold } from '../support/pages.ts';
import { expectFacts, linksIn, stylesOf } from '../support/read.ts';
import { formEndpoint } from '../support/sites.ts';

const [{ number }] = venue.telephones;
const [{ address }] = venue.emails;
/** Other ways to reach the venue. */
const otherWays = [`${number} → ${telephoneLink(number)}`, `${address} → mailto:${address}`];

/** How the endpoint answers a sender, as browsers handle it, and what the form then tells. Without words, the message was sent. */
const answers: Record<string, { answer: Parameters<Route['fulfill']>[0]; words?: RegExp }> = {
  Ada: { answer: { body: '{"ok":true}' } },
  Refused: { answer: { status: 422 }, words: /not accepted/ },
  // Pages of this site may not read its answer.
  Unreadable: {
    answer: { headers: { 'Access-Control-Allow-Origin': 'https://x.example' } },
    words: /cannot tell/,
  },
};

/** `test` with the open form, its alerts, and the messages that the endpoint has received. */
const test = base.extend<{ alerts: string[]; received: { name: string }[] }>({
  received: async ({ page }, use) => {
    const received: { name: string }[] = [];
    await page.route(formEndpoint.href, async (route) => {
      const message = route.request().postDataJSON() as { name: string };
      received.push(message);
      await route.fulfill(answers[message.name]?.answer);
    });
    await use(received);
  },
  alerts: async ({ page }, use) => use(await form.openAndCollectAlerts(page)),
});

// Browsers log each answer that is an error.
test.use({ allowConsole: true });

const tableForSix = (page: Page) =>
  page.getByRole('radio', { name: '6', exact: true, includeHidden: true });

test('presses before and after hydration send one message, with the wish for a table', async ({
  page,
  received,
  alerts,
  baseURL,
}) => {
  await step('the form names the endpoint, and other ways', async () => {
    const notice = page.locator('form p:has([href$="/privacy"])');
    expectFacts(await notice.innerText(), [formEndpoint.host, venue.answerWithin]);
    const links = ['Privacy Policy → /privacy', ...otherWays];
    expect.soft(await linksIn(notice, baseURL)).toEqual(links);
    await expect.soft(page.locator('.chair'), 'at a venue without groups').toHaveCount(12);
  });

  // The scripts come late, as on a slow line: only once the form was submitted.
  const release = await hold(page, '**/_astro/*.js');
  await form.fillIn(page, 'Ada');
  await page.locator('form').evaluate((element) => {
    const ofExtension = { type: 'hidden', name: 'token', value: 'secret' };
    element.append(Object.assign(document.createElement('input'), ofExtension));
  });
  await tableForSix(page).check();
  const day = (await form.field(page, 'day').getAttribute('max')) ?? '';
  await form.field(page, 'day').fill(day);
  await form.send(page);
  await form.send(page);
  release();
  await form.hydration(page);
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let presses = 0; presses < 5; presses++) element.requestSubmit();
  });
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  const id = expect.stringMatching(/^[\da-f]{64}$/);
  const table = expect.stringMatching(/^Table for six, \w+day \d+ \w+$/);
  const wish = { guests: '6', day, table };
  expect(received).toEqual([{ ...form.message, name: 'Ada', ...wish, id }]);
  await expect(form.button(page)).toBeFocused();
  await expect(form.status(page).locator('.notice')).toBeVisible();
  await expect(form.status(page).getByRole('link')).toHaveCount(0);
  await expect(form.emailLink(page), 'only a preview writes e-mails').toHaveCount(0);
  expect(page.url()).toMatch(/\/contact$/);
  await expectNoViolations(page, 'sent');
});

test('every word stays, and so does the table, unless the endpoint confirms the message', async ({
  page,
  context,
  received,
  alerts,
}) => {
  for (const [name, { words }] of Object.entries(answers)) {
    await step(name, async () => {
      await form.fillIn(page, name);
      await tableForSix(page).check();
      await form.sendAndPause(page);
      await expect(form.button(page)).toBeDisabled();
      await expect(form.status(page).locator('.notice'), 'the last outcome').toHaveCount(0);
      await form.passSending(page);
      await expect(form.button(page), 'the focus returns').toBeFocused();
      expect(received.filter((message) => message.name === name)).toHaveLength(1);
      expect(alerts.splice(0)).toEqual(words ? [] : [form.confirmation]);
      const kept = words ? Object.values({ ...form.message, name }) : ['', '', '', ''];
      expect(await form.typed(page)).toEqual(kept);
      await expect(tableForSix(page)).toBeChecked({ checked: Boolean(words) });
      await expect(form.status(page).locator('.notice')).toBeVisible();
      const [edge, ofError] = await stylesOf(page.locator('form .notice'), 'border-left-color');
      expect(edge === ofError, 'the colour of an error').toBe(Boolean(words));
      if (!words) return;
      await expect(form.button(page), 'no pulse').not.toContainClass('confirm');
      await expect(form.status(page)).toContainText(words);
      expect(await linksIn(form.status(page)), 'other ways').toEqual(otherWays);
    });
  }
  await expectNoViolations(page, 'not delivered');

  await step('offline, nothing is sent', async () => {
    await context.setOffline(true);
    await form.fillIn(page, 'Offline');
    await form.sendAndPause(page);
    await form.passSending(page);
    await expect(form.status(page)).toContainText('offline');
    expect(received).toHaveLength(Object.keys(answers).length);
  });
});

test('the browser asks before a message is lost: while it is sent, and after a refusal', async ({
  page,
  received,
  alerts,
}) => {
  const terms = page.getByRole('banner').locator('a[href$="/terms"]');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  const expectQuestion = async (when: string) => {
    await expect.poll(() => dialogs, `a question ${when}`).toEqual(['beforeunload']);
    dialogs.length = 0;
  };

  await form.fillIn(page, 'Refused');
  await form.sendAndPause(page);
  await expect.poll(() => received).toHaveLength(1);
  await terms.click();
  await expectQuestion('while it is sent');
  await form.passSending(page);
  await expect(form.status(page).locator('.notice')).toBeVisible();
  // A link to another program does not leave the page.
  for (const link of await form.status(page).getByRole('link').all()) await link.click();
  expect(dialogs, 'a question before a call or an e-mail').toEqual([]);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expectQuestion('before a reload');
  await terms.click();
  await expectQuestion('after a refusal');
  expect(await form.typed(page)).toEqual(Object.values({ ...form.message, name: 'Refused' }));

  await form.field(page, 'name').fill('Ada');
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await terms.click();
  await expect(page, 'no question after it was sent').toHaveURL(/\/terms$/);
});
