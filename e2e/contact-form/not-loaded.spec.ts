import type { Page } from '@playwright/test';
import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

// Browsers log that a file did not come.
test.use({ mayLog: true });

const scripts = '**/_astro/*.js*';

test('a form whose script is gone says so, and sends later', async ({ page, watched }) => {
  await open(page, 'contact');
  const alerts = form.hearAlerts(page);
  const error = page.locator('[data-load-error]');
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
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

for (const [what, happen, isErrorShown] of [
  ['ten seconds pass', (page: Page) => page.clock.runFor(10_000), true],
  ['a word is changed', (page: Page) => page.locator('#message').pressSequentially('!'), false],
] as const) {
  test(`a press whose script does not come is dropped once ${what}`, async ({ page }) => {
    const { promise: late, resolve: letThrough } = Promise.withResolvers<undefined>();
    await page.route(scripts, (route) => late.then(() => route.continue()));
    await page.clock.install();
    await open(page, 'contact');
    const alerts = form.hearAlerts(page);
    const error = page.locator('[data-load-error]');
    await form.fillIn(page);
    await form.send(page);
    await expect(form.button(page)).toHaveAccessibleName('Sending...');
    await expect(form.status(page)).toHaveText('Sending your message.', { useInnerText: true });
    await expect(error).toBeHidden();

    await happen(page);
    await expect(form.button(page)).toHaveAccessibleName('Send Message');
    await expect(error).toBeVisible({ visible: isErrorShown });
    letThrough(undefined);
    await form.hydration(page);
    await page.clock.runFor(3000);
    await expect(error).toBeVisible({ visible: isErrorShown });
    expect(alerts).toEqual([]);

    await form.send(page);
    await expect(error).toBeHidden();
    await page.clock.runFor(3000);
    await expect.poll(() => alerts).toEqual([form.confirmation]);
  });
}
