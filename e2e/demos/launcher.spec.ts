import { expectNoViolations } from '../support/audit.ts';
import { demos, playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { playARound, startDemo } from './demo.ts';

const [{ launcherGameId } = { launcherGameId: '' }] = demos;

test('the launcher refuses what it does not offer', async ({ page }) => {
  for (const [address, sentence] of [
    ['demo-launcher?gameid=9999&mode=demo', /not available/],
    ['demo-launcher', /Only demo play/],
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
  await page.goto(`game/${playable[0].id}`);
  await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('too old');
});

test('the title card has a poster in a tab, and shows that of the page in a frame', async ({
  page,
}) => {
  const { id, name } = playable[0];
  await page.goto(`demo/${playable[0].launcherGameId}`);
  await expect(page.getByRole('region', { name })).toBeVisible();
  const nameAgain = page.getByRole('paragraph').filter({ hasText: name });
  await expect(nameAgain, 'the heading has the name').toHaveCount(0);
  await expect(page.locator('.title-card .arch')).toBeVisible();
  await expect(page.getByText('Loading the demo')).toBeHidden();

  await page.goto(`game/${id}`);
  const demo = page.frameLocator('iframe');
  await expect(demo.getByRole('button', { name: 'Start demo' })).toBeVisible();
  for (const part of ['html', 'body', '.demo', '.title-card'])
    await expect.soft(demo.locator(part), part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const name of ['.bar h1', '.welcome .name'])
    await expect(demo.locator(name), 'below the name of the page').toHaveCSS('clip-path', /inset/);
  const shown = demo.locator('.demo > *, .title-card > *').filter({ visible: true });
  await expect(shown.and(demo.locator(':not(.announcement)'))).toHaveClass([
    'title-card',
    'welcome',
  ]);
});

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
      await expect(page.getByRole('button'), 'buttons without a use').toHaveCount(0);
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
});
