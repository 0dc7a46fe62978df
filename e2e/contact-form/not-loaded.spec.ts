import type { Page } from '@playwright/test';
import {
  button,
  hearAlerts,
  confirmation,
  fillIn,
  message,
  send,
  typed,
} from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

const scripts = '**/_astro/*.js*';
const error = (page: Page) => page.locator('[data-load-error]');

const failures = {
  'a new version of the site has taken the script away': {
    fail: (page: Page) => page.route(scripts, (route) => route.fulfill({ status: 404 })),
    recover: (page: Page) => page.unroute(scripts),
  },
  'the connection is lost before the first touch': {
    fail: (page: Page) => page.context().setOffline(true),
    recover: (page: Page) => page.context().setOffline(false),
  },
};

for (const [what, { fail, recover }] of Object.entries(failures)) {
  test(`${what}: the form says so, sends nothing by itself, and can try again`, async ({
    page,
    watched,
  }) => {
    await open(page, 'contact');
    const alerts = hearAlerts(page);
    await fail(page);
    await fillIn(page);
    await expect(error(page)).toBeHidden();
    await send(page);
    await expect(error(page)).toBeVisible();
    await expect(error(page)).toHaveRole('alert');
    await expect(error(page).getByRole('link')).toHaveText([/^\+\d/, /@/]);
    expect(await typed(page)).toEqual(Object.values(message));

    // Whoever comes back to change a word has not pressed the button again.
    await recover(page);
    const before = islandScripts(watched).length;
    await page.locator('#name').press('End');
    await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(before);
    await expect(page.locator('form astro-island')).not.toHaveAttribute('ssr');
    await expect(button(page)).toHaveText('Send Message');

    await send(page);
    await expect(error(page)).toBeHidden();
    await expect.poll(() => alerts).toEqual([confirmation]);
  });
}

test('a second press after a failure loads the script and sends', async ({ page }) => {
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await page.context().setOffline(true);
  await fillIn(page);
  await send(page);
  await expect(error(page)).toBeVisible();
  await page.context().setOffline(false);
  await send(page);
  await expect.poll(() => alerts).toEqual([confirmation]);
  expect(await typed(page)).toEqual(['', '', '', '']);
});
