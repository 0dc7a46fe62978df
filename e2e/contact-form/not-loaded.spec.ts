import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

// Browsers log that a file did not come.
test.use({ mayLog: true });

test('a form whose script is gone says so, and sends later', async ({ page, watched }) => {
  await open(page, 'contact');
  const alerts = form.hearAlerts(page);
  const error = page.locator('[data-load-error]');
  await page.route('**/_astro/*.js*', (route) => route.fulfill({ status: 404 }));
  await form.fillIn(page);
  await expect(error).toBeHidden();
  await form.send(page);
  await expect(error).toBeVisible();
  await expect(error).toHaveRole('alert');
  await expect(error.getByRole('link')).toHaveText([/^\+\d/, /@/]);
  expect(await form.typed(page)).toEqual(Object.values(form.message));

  await page.unrouteAll();
  // Whoever comes back to change a word has not pressed the button again.
  const before = islandScripts(watched).length;
  await page.locator('#name').press('End');
  await expect.poll(() => islandScripts(watched).length).toBeGreaterThan(before);
  await form.hydration(page);
  await expect(form.button(page)).toBeEnabled();
  await form.send(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(error).toBeHidden();
});
