import type { Page } from '@playwright/test';
import {
  button,
  confirmation,
  fillIn,
  hearAlerts,
  message,
  send,
  typed,
} from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

test.use({ mayLog: true });

/** Touches the form with the scripts away, and expects that it says so and keeps every word. */
async function expectToSayThatItDidNotLoad(page: Page) {
  const error = page.locator('[data-load-error]');
  await fillIn(page);
  await expect(error).toBeHidden();
  await send(page);
  await expect(error).toBeVisible();
  await expect(error).toHaveRole('alert');
  await expect(error.getByRole('link')).toHaveText([/^\+\d/, /@/]);
  expect(await typed(page)).toEqual(Object.values(message));
}

test('a new version has taken the script away: the form says so, and sends nothing by itself', async ({
  page,
  watched,
}) => {
  const scripts = '**/_astro/*.js*';
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await expectToSayThatItDidNotLoad(page);

  // Whoever comes back to change a word has not pressed the button again.
  await page.unroute(scripts);
  const before = islandScripts(watched).length;
  await page.locator('#name').press('End');
  await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(before);
  await expect(page.locator('form astro-island')).not.toHaveAttribute('ssr');
  await expect(button(page)).toHaveText('Send Message');
  await send(page);
  await expect.poll(() => alerts).toEqual([confirmation]);
});

test('the connection is lost before the first touch: a second press loads the script and sends', async ({
  page,
  context,
}) => {
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await context.setOffline(true);
  await expectToSayThatItDidNotLoad(page);
  await context.setOffline(false);
  await send(page);
  await expect.poll(() => alerts).toEqual([confirmation]);
  await expect(page.locator('[data-load-error]')).toBeHidden();
  expect(await typed(page)).toEqual(['', '', '', '']);
});
