import { confirmation, fillIn, hearAlerts, send } from '../support/contact-form.ts';
import { games } from '../support/content.ts';
import { foreignOrigins } from '../support/policy.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages, readToEnd } from '../support/pages.ts';

/*
 * Every page of the site as it is shipped, in every state it can be brought to, with nothing said in the
 * console: the policy names nobody else, and blocks nothing. Needs no more than addresses, so that it can
 * visit any host.
 */
const [{ id, name }] = games;

/** What an answer of status 404 says in the console of its own page. */
const notFound = [expect.stringContaining('404')];

for (const path of pages) {
  test(`/${path}, read to its end`, async ({ page, watched }) => {
    await open(page, path);
    await readToEnd(page);
    expect(await foreignOrigins(page)).toEqual({});
    expect(watched.messages).toEqual([]);
  });
}

test('the menu, opened and closed', async ({ page, watched }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(watched.messages).toEqual([]);
});

test('the form: refused by the browser, sending, and sent', async ({ page, watched }) => {
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await send(page);
  await expect(page.locator('#name:user-invalid')).toBeFocused();
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.poll(() => alerts).toEqual([confirmation]);
  expect(watched.messages).toEqual([]);
});

for (const game of games) {
  test(`the demo of ${game.id}, read about, played and shown on the full screen`, async ({
    page,
    watched,
  }) => {
    await open(page, `game/${game.id}`);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const demo = page.frameLocator('iframe');
    await demo.getByRole('button', { name: 'Start demo' }).click();
    await demo.getByRole('button', { name: 'Info' }).click();
    await demo.getByRole('button', { name: 'Close' }).click();
    await demo.locator('.spin').click();
    await expect(demo.getByRole('status')).not.toBeEmpty();
    await expect(demo.locator('.spin')).not.toHaveAttribute('aria-disabled');
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Reload demo' }).click();
    await expect(demo.getByRole('button', { name: 'Start demo' })).toBeVisible();
    expect(watched.messages).toEqual([]);
  });
}

for (const query of ['gameid=9999&mode=demo', 'gameid=1001&mode=real']) {
  test(`the launcher’s refusal of ?${query}`, async ({ page, watched }) => {
    await open(page, `demo-launcher?${query}`);
    await expect(page.getByRole('status')).not.toContainText('Loading');
    expect(watched.messages).toEqual([]);
  });
}

test('an old address', async ({ page, watched }) => {
  await open(page, `#/game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(watched.messages).toEqual([]);
});

test('the error screen, by an address and by an old one', async ({ page, watched }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, 'nowhere');
  await expect(heading).toHaveText('Unexpected Application Error!');
  expect(watched.messages.splice(0)).toEqual(notFound);
  await open(page, '#/nowhere');
  await expect(heading).toHaveText('Unexpected Application Error!');
  expect(watched.messages).toEqual(notFound);
});

test('the screen for an unknown game, by each of its addresses', async ({ page, watched }) => {
  const link = page.getByRole('main').getByRole('link');
  for (const path of ['game/Nope', '#/game/Nope']) {
    await open(page, path);
    await expect(link).toHaveText(['Back to Home']);
    expect(watched.messages.splice(0)).toEqual(notFound);
  }
  await open(page, 'game/404');
  await expect(link).toHaveText(['Back to Home']);
});
