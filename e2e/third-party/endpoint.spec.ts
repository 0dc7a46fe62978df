import type { Route } from '@playwright/test';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step } from '../support/fixtures.ts';
import { hold } from '../support/pages.ts';
import { linksIn } from '../support/read.ts';
import { formEndpoint } from '../support/sites.ts';
import { test } from './endpoint.ts';

const { refused, unclear } = form.errors;
const [{ number }] = venue.telephones;
const [{ address }] = venue.emails;
/** The links after a failed message. */
const otherWays = [`${number} → ${telephoneLink(number)}`, `${address} → mailto:${address}`];

// Browsers log each answer that is an error.
test.use({ allowConsole: true });

test('presses before and after hydration send one message, with the wish for a table', async ({
  page,
  received,
  alerts,
}) => {
  // The scripts come late, as on a slow line: only once the form was submitted.
  const release = await hold(page, '**/_astro/*.js');
  await form.fillIn(page, 'Ada');
  await page.getByRole('radio', { name: '6', exact: true }).check();
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
  await expect(form.sent(page)).toBeVisible();
  await expect(form.status(page).getByRole('link')).toHaveCount(0);
  expect(page.url()).toMatch(/\/contact$/);
  await expectNoFindings(page, 'sent');
});

// The unit tests try every other answer and none.
test('where a message may not have arrived, every word stays', async ({
  page,
  received,
  alerts,
}) => {
  await form.fillIn(page);
  for (const [name, words] of [
    ['Refused', refused],
    ['Unreadable', unclear],
  ] as const) {
    await step(name, async () => {
      await form.field(page, 'name').fill(name);
      await form.sendAndPause(page);
      await expect(form.button(page)).toBeDisabled();
      await form.passSending(page);
      await expect(form.status(page)).toContainText(words);
      expect(await linksIn(form.status(page))).toEqual(otherWays);
      await expect(form.button(page)).toBeFocused();
      expect(await form.typed(page)).toEqual(Object.values({ ...form.message, name }));
      expect(received.filter((message) => message.name === name)).toHaveLength(1);
    });
  }
  await expectNoFindings(page, 'not delivered');
  expect(alerts).toEqual([]);
});

const ok = '{"ok":true}';
/** Answers that browsers handle by themselves, and the words after them. Without words, the message was sent. */
type Answer = [what: string, answer: (route: Route) => Promise<void>, words?: string];
const answersInBrowsers: Answer[] = [
  ['a byte order mark', (route) => route.fulfill({ body: `\ufeff${ok}` })],
  ['204', (route) => route.fulfill({ status: 204 })],
  ['a word', (route) => route.fulfill({ contentType: 'text/plain', body: 'Accepted' })],
  ['a page', (route) => route.fulfill({ body: '<p>Log in' }), unclear],
  [
    'a redirect',
    (route) => route.fulfill({ status: 307, headers: { Location: formEndpoint.href } }),
    unclear,
  ],
  // cspell:disable-next-line
  ['no connection', (route) => route.abort('connectionrefused'), unclear],
];

test('the form thanks for a message only if the endpoint confirms it', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page);
  for (const [what, answer, words] of answersInBrowsers) {
    await step(what, async () => {
      await page.route(formEndpoint.href, answer);
      await form.fillIn(page);
      await form.sendAndPause(page);
      await expect(form.button(page)).toBeDisabled();
      await form.passSending(page);
      if (words) await expect(form.status(page)).toContainText(words);
      else await expect(form.sent(page)).toBeVisible();
      const kept = words ? Object.values(form.message) : ['', '', '', ''];
      expect(await form.typed(page)).toEqual(kept);
      expect(alerts.splice(0)).toEqual(words ? [] : [form.confirmation]);
    });
  }
});

test('offline, nothing is sent, and the form says so', async ({
  page,
  context,
  received,
  alerts,
}) => {
  await form.fillIn(page, 'Ada');
  await form.hydration(page);
  await context.setOffline(true);
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect(form.status(page)).toContainText(form.errors.offline);
  expect(received).toEqual([]);
  expect(alerts).toEqual([]);
});
