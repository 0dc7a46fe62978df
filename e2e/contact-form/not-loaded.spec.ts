import type { Page } from '@playwright/test';
import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold, islandScripts, pauseClock } from '../support/pages.ts';

// Browsers log an error for a file that does not load.
test.use({ allowConsole: true });

const scripts = '**/_astro/*.js*';
const error = (page: Page) => page.locator('[data-load-error]');

test('a form whose script is missing, as after a deploy, shows an error and can send later', async ({
  page,
  log,
}) => {
  const alerts = await form.openAndCollectAlerts(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await form.fillIn(page);
  await expect(error(page)).toBeHidden();
  await form.send(page);
  await expect(error(page)).toBeVisible();
  await expect(error(page)).toHaveRole('alert');
  await expect(error(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
  expect(await form.typed(page)).toEqual(Object.values(form.message));

  await page.unrouteAll();
  // Changing the text does not repeat the submit.
  const before = islandScripts(log).length;
  await form.field(page, 'name').press('End');
  await expect.poll(() => islandScripts(log).length, 'a second try').toBeGreaterThan(before);
  await expect(form.button(page)).toBeEnabled();
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(error(page)).toBeHidden();
});

for (const [what, change, isErrorShown] of [
  ['ten seconds, with an error', (page: Page) => page.clock.runFor(10_000), true],
  [
    'the change of a word',
    (page: Page) => form.field(page, 'message').pressSequentially('!'),
    false,
  ],
] as const) {
  test(`without its script, the form drops a submit after ${what}`, async ({ page }) => {
    const release = await hold(page, scripts);
    const alerts = await form.openAndCollectAlerts(page);
    const leave = () => page.getByRole('banner').locator('a[href$="/terms"]').click();
    const questions: string[] = [];
    page.on('dialog', (dialog) => questions.push(dialog.type()));
    await form.fillIn(page);
    const label = await form.button(page).innerText();
    await pauseClock(page);
    await form.send(page);
    await expect(page.locator('form')).toHaveAttribute('data-held');
    await expect(form.button(page)).not.toContainText(label, { useInnerText: true });
    await expect(error(page)).toBeHidden();
    expect(questions, 'a question because of the submit').toEqual([]);
    await leave();
    await expect.poll(() => questions, 'a question while it waits').toEqual(['beforeunload']);

    await change(page);
    await expect(form.button(page)).toHaveAccessibleName(label);
    await expect(error(page)).toBeVisible({ visible: isErrorShown });
    await page.clock.resume();
    release();
    await form.hydration(page);
    await page.clock.runFor(3000);
    await expect(error(page)).toBeVisible({ visible: isErrorShown });
    expect(alerts).toEqual([]);
    await leave();
    if (!isErrorShown) return expect(page).toHaveURL(/\/terms$/);
    await expect.poll(() => questions, 'a question after the error').toHaveLength(2);
  });
}
