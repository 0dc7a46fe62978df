import type { Page } from '@playwright/test';
import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, islandScripts } from '../support/pages.ts';

// Browsers log an error for a file that does not load.
test.use({ allowConsole: true });

const scripts = '**/_astro/*.js*';
const error = (page: Page) => page.locator('[data-load-error]');

test('a form whose script is missing shows an error, and can send later', async ({ page, log }) => {
  const alerts = await form.openAndCollectAlerts(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await form.fillIn(page);
  await expect(error(page)).toBeHidden();
  await form.send(page);
  // The current version of the page has the same files.
  await expect(error(page)).toBeVisible();
  await expect(error(page)).toHaveRole('alert');
  await expect(error(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
  expect(await form.typed(page)).toEqual(Object.values(form.message));

  await page.unrouteAll();
  // Changing the text does not repeat the submit.
  const before = islandScripts(log).length;
  await form.field(page, 'name').press('End');
  await expect.poll(() => islandScripts(log).length).toBeGreaterThan(before);
  await form.hydration(page);
  await expect(form.button(page)).toBeEnabled();
  await form.send(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(error(page)).toBeHidden();
});

for (const [what, change, isErrorShown] of [
  ['ten seconds', (page: Page) => page.clock.runFor(10_000), true],
  [
    'the change of a word',
    (page: Page) => form.field(page, 'message').pressSequentially('!'),
    false,
  ],
] as const) {
  test(`without its script, the form drops a submit after ${what}`, async ({ page }) => {
    const release = await hold(page, scripts);
    const alerts = await form.openAndCollectAlerts(page);
    await form.fillIn(page);
    await form.send(page);
    await expect(form.button(page)).toHaveAccessibleName('One moment...');
    await expect(error(page)).toBeHidden();

    await change(page);
    await expect(form.button(page)).toHaveAccessibleName('Send Message');
    await expect(error(page)).toBeVisible({ visible: isErrorShown });
    release();
    await form.hydration(page);
    await page.clock.runFor(3000);
    await expect(error(page)).toBeVisible({ visible: isErrorShown });
    expect(alerts).toEqual([]);
  });
}

test('the form does not send fields that changed without an event after the press', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  const alerts = await form.openAndCollectAlerts(page);
  await form.fillIn(page);
  await form.send(page);
  await expect(form.button(page)).toHaveAccessibleName('One moment...');
  // As password managers do.
  await page.evaluate(form.restore, { name: 'Somebody Else' });
  release();
  await form.hydration(page);
  await expect(form.button(page)).toHaveAccessibleName('Send Message');
  await page.clock.runFor(3000);
  expect(alerts).toEqual([]);
});

test('after a deploy, the form loads the new files, and sends the text', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page);
  // The files of the open page are gone. The new ones have other names, which they also import.
  const rename = (text: string) => text.replace(/(_astro\/|\.\/)([\w.-]+)\.js/g, '$1$2.today.js');
  await page.route(scripts, async (route) => {
    const gone = route.request().url().replace('.today.js', '.js');
    if (gone === route.request().url()) return route.fulfill({ status: 404 });
    const response = await route.fetch({ url: gone });
    return route.fulfill({ response, body: rename(await response.text()) });
  });
  await page.route(/\/contact$/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: rename(await response.text()) });
  });
  await form.expectSentAfterDeploy(page, alerts);
});

test('the browser asks before the visitor leaves while a submit waits', async ({ page }) => {
  await hold(page, scripts);
  await form.openAndCollectAlerts(page);
  await form.fillIn(page);
  await form.send(page);
  const asked = page.waitForEvent('dialog');
  await page.getByRole('banner').locator('a[href$="/terms"]').click();
  expect((await asked).type()).toBe('beforeunload');
});
