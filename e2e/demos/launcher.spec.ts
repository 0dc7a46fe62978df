import { games } from '../../src/demos/games.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { expectNoViolations } from '../support/audit.ts';
import { demos } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { isInContent, playARound, startDemo, status } from './demo.ts';

const [{ launcherGameId } = { launcherGameId: '' }] = demos;

for (const demo of games) {
  const isExpected = isInContent(demo);
  const title = isExpected ? 'has a page' : 'is in no content file, so that no test plays it';
  test(`the demo ${demo.slug} ${title}`, async ({ request }) => {
    const response = await request.get(`demo/${demo.launcherGameId}`);
    expect(response.status()).toBe(isExpected ? 200 : 404);
  });
}

test('the launcher refuses what it does not offer', async ({ page }) => {
  for (const [address, sentence] of [
    ['demo-launcher?gameid=9999&mode=demo', /not available/],
    [`demo-launcher?gameid=${launcherGameId}&mode=real`, /Only demo play/],
  ] as const) {
    await page.goto(address);
    await expect.soft(page.getByText(sentence), address).toBeVisible();
    await expect.soft(page.getByRole('button'), address).toHaveCount(0);
    const robots = page.locator('meta[name=robots]');
    await expect.soft(robots, address).toHaveAttribute('content', /noindex/);
    // Such a page has little other text.
    await expectNoViolations(page, address, [320, 1280], 1);
  }
});

test('in a browser that is too old, a demo refuses at the start', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Array.prototype, 'toSorted', { value: undefined });
  });
  await page.goto(`demo/${launcherGameId}?mode=demo`);
  await expect(page.getByRole('alert')).toContainText('too old');
});

if (isInContent(zulu)) {
  test('without `Map.groupBy` and sound, a demo plays a win', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Map, 'groupBy', { value: undefined });
      Reflect.deleteProperty(globalThis, 'AudioContext');
    });
    await startDemo(page, zulu.launcherGameId, [0, 1, 2, 6, 1]);
    await playARound(page);
    await expect(status(page)).toContainText('Win ');
    await expect(page.locator('.sound'), 'a button without a use').toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the launcher and a demo name what they need', async ({ page }) => {
    for (const path of [
      `demo/${launcherGameId}`,
      `demo-launcher?gameid=${launcherGameId}&mode=demo`,
    ]) {
      await page.goto(path);
      // By innerText, because Playwright's matchers of text skip <noscript>.
      expect(await page.locator('noscript').innerText()).toContain('The demo needs JavaScript');
      await expect(page.getByText('Loading the demo')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Start demo' })).toBeHidden();
    }
  });
});

test('a demo stores nothing, and requests nothing', async ({ page, context, log, baseURL }) => {
  await startDemo(page, launcherGameId);
  await page.locator('.sound').click();
  await playARound(page);
  const fonts = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  );
  expect(fonts).toContain('Special Gothic Expanded loaded');
  expect(fonts).toContain('Special Gothic loaded');

  const requested = log.requests.map((url) => url.replace(/\?.*/, ''));
  expect(requested).toEqual([`${baseURL}demo-launcher`, `${baseURL}demo/${launcherGameId}`]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.content()).not.toContain('secret');
});
