import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { test } from './endpoint.ts';

const { refused, unclear } = form.errors;

// Browsers log each answer that is an error.
test.use({ allowConsole: true });

/** Sends a message. The form shows "Sending..." until the clock moves. */
async function sendAndStopTheClock(page: Page, name: string) {
  await form.fillIn(page, name);
  await form.hydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send(page);
}

/** Follows a link to another page, and comes back. */
async function leaveAndComeBack(page: Page) {
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
}

for (const [name, outcome, words] of [
  ['Ada', 'delivered', 'Your last message was sent.'],
  ['Refused', 'refused', refused],
  ['Nobody answers', 'unclear', unclear],
] as const) {
  test(`who leaves while it sends, and comes back, reads once: ${words}`, async ({
    page,
    received,
    alerts,
  }) => {
    await sendAndStopTheClock(page, name);
    await expect.poll(() => received).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ outcome });
    await leaveAndComeBack(page);
    await expect(form.status(page)).toContainText(words);
    // The audit needs the clock.
    await page.clock.resume();
    await expectNoFindings(page, words, [1280]);
    expect(await form.typed(page)).toEqual(Object.values({ ...form.message, name }));
    await leaveAndComeBack(page);
    await form.field(page, 'name').focus();
    await form.hydration(page);
    await expect(form.status(page)).toHaveText('', { useInnerText: true });
    expect(received).toHaveLength(1);
    expect(alerts).toEqual([]);
  });
}

test('a link within the page leaves nothing to read twice', async ({ page, received, alerts }) => {
  await sendAndStopTheClock(page, 'Ada');
  await expect.poll(() => received).toHaveLength(1);
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.clock.resume();
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await page.goBack();
  await page.reload();
  await form.field(page, 'name').focus();
  await form.hydration(page);
  await expect(form.status(page)).toHaveText('', { useInnerText: true });
});

test('the browser asks before a message is lost that would not outlive the page', async ({
  page,
  received,
}) => {
  await form.openAndCollectAlerts(page);
  await form.fillIn(page);
  await form.field(page, 'message').fill('€'.repeat(25_000));
  await form.send(page);
  await expect.poll(() => received).toHaveLength(1);
  const asked = page.waitForEvent('dialog');
  await page.getByRole('banner').locator('a[href$="/terms"]').click();
  expect((await asked).type()).toBe('beforeunload');
});
