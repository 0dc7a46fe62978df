import type { Page, Route } from '@playwright/test';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { expectNoViolations } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test as base } from '../support/fixtures.ts';
import { hold } from '../support/pages.ts';
import { linksIn } from '../support/read.ts';
import { formEndpoint } from '../support/sites.ts';

const { refused, unclear, offline } = form.errors;
const [{ number }] = venue.telephones;
const [{ address }] = venue.emails;
const ok = '{"ok":true}';

/** How the endpoint answers a sender, as browsers handle it, and the words that follow. Without words, the message was sent. */
const answers: Record<string, { answer: Parameters<Route['fulfill']>[0]; words?: string }> = {
  Ada: { answer: { body: ok } },
  Without: { answer: { status: 204 } },
  Refused: { answer: { status: 422, body: '{"ok":false}' }, words: refused },
  // Pages of this site may not read its answer.
  Unreadable: {
    answer: { body: ok, headers: { 'Access-Control-Allow-Origin': 'https://x.example' } },
    words: unclear,
  },
  Redirected: {
    answer: { status: 307, headers: { Location: formEndpoint.href } },
    words: unclear,
  },
};

/** `test` with the open form, its alerts, and the messages that the endpoint has received. Others have no connection. */
const test = base.extend<{ alerts: string[]; received: { name: string }[] }>({
  received: async ({ page }, use) => {
    const received: { name: string }[] = [];
    await page.route(formEndpoint.href, async (route) => {
      const message = route.request().postDataJSON() as { name: string };
      received.push(message);
      const { answer } = answers[message.name] ?? {};
      // cspell:disable-next-line
      await (answer ? route.fulfill(answer) : route.abort('connectionrefused'));
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
}) => {
  // The scripts come late, as on a slow line: only once the form was submitted.
  const release = await hold(page, '**/_astro/*.js');
  await form.fillIn(page, 'Ada');
  // As browser extensions add them.
  await page.locator('form').evaluate((element) => {
    for (const name of ['token', 'message']) {
      element.append(
        Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'Draft' }),
      );
    }
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
  await expect(form.sent(page)).toBeVisible();
  await expect(form.status(page).getByRole('link')).toHaveCount(0);
  await expect(form.emailLink(page), 'only a preview writes e-mails').toHaveCount(0);
  expect(page.url()).toMatch(/\/contact$/);
  await expectNoViolations(page, 'sent');
});

test('every word stays, and so does the table, unless the endpoint confirms the message', async ({
  page,
  received,
  alerts,
}) => {
  for (const [name, { words }] of Object.entries({
    ...answers,
    'No connection': { words: unclear },
  })) {
    await step(name, async () => {
      await form.fillIn(page, name);
      await tableForSix(page).check();
      await form.sendAndPause(page);
      await expect(form.button(page)).toBeDisabled();
      await expect(form.status(page).locator('.notice'), 'the last outcome').toHaveCount(0);
      await form.passSending(page);
      await expect(form.button(page)).toBeFocused();
      expect(received.filter((message) => message.name === name)).toHaveLength(1);
      expect(alerts.splice(0)).toEqual(words ? [] : [form.confirmation]);
      const kept = words ? Object.values({ ...form.message, name }) : ['', '', '', ''];
      expect(await form.typed(page)).toEqual(kept);
      await expect(tableForSix(page)).toBeChecked({ checked: Boolean(words) });
      if (!words) return expect(form.sent(page)).toBeVisible();
      await expect(form.status(page)).toContainText(words);
      expect(await linksIn(form.status(page)), 'other ways').toEqual([
        `${number} → ${telephoneLink(number)}`,
        `${address} → mailto:${address}`,
      ]);
    });
  }
  await expectNoViolations(page, 'not delivered');

  await step('it is sent even if the browser refuses the alert', async () => {
    await page.evaluate(() => {
      window.alert = () => {
        throw new Error('refused');
      };
    });
    await form.fillIn(page, 'Ada');
    await form.sendAndPause(page);
    await form.passSending(page);
    await expect(form.sent(page)).toBeVisible();
  });
});

test('offline, nothing is sent, and the form says so', async ({
  page,
  context,
  received,
  alerts,
}) => {
  await form.fillIn(page);
  await form.hydration(page);
  await context.setOffline(true);
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect(form.status(page)).toContainText(offline);
  expect(received).toEqual([]);
  expect(alerts).toEqual([]);
});

test('the browser asks before a message is lost: while it is sent, and after a refusal', async ({
  page,
  received,
  alerts,
}) => {
  const terms = page.getByRole('banner').locator('a[href$="/terms"]');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  const expectQuestion = async () => {
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    dialogs.length = 0;
  };

  await form.fillIn(page, 'Refused');
  await form.sendAndPause(page);
  await expect.poll(() => received).toHaveLength(1);
  await terms.click();
  await expectQuestion();
  await form.passSending(page);
  await expect(form.status(page)).toContainText(refused);
  // A link to the visitor's mail program does not leave the page.
  await form.status(page).locator('a[href^=mailto]').click();
  await terms.click();
  await expectQuestion();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expectQuestion();
  expect(await form.typed(page)).toEqual(Object.values({ ...form.message, name: 'Refused' }));

  await form.field(page, 'name').fill('Ada');
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await terms.click();
  await expect(page).toHaveURL(/\/terms$/);
});
