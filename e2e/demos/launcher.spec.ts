import { demos, startDemo, status } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const [{ launcherGameId } = { launcherGameId: '' }] = demos;

const refusals = [
  { query: 'gameid=9999&mode=demo', says: 'This demo is not available.' },
  { query: 'gameid=__proto__&mode=demo', says: 'This demo is not available.' },
  { query: `gameid=${launcherGameId}&mode=real`, says: 'Only demo play is offered here.' },
  { query: `gameid=${launcherGameId}`, says: 'Only demo play is offered here.' },
];

for (const { query, says } of refusals) {
  test(`the launcher answers ?${query} with a sentence`, async ({ page }) => {
    await page.goto(`demo-launcher?${query}`);
    await expect(page.getByText(says)).toBeVisible();
  });
}

test('a demo opened in another mode says that only demo play is offered', async ({ page }) => {
  await page.goto(`demo/${launcherGameId}?mode=real`);
  await expect(page.getByRole('alert')).toHaveText('Only demo play is offered here.');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a browser without secure random numbers is told why it cannot play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'crypto', { value: undefined });
  });
  await page.goto(`demo/${launcherGameId}?mode=demo`);
  await expect(page.getByRole('alert')).toContainText('no secure random numbers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    `demo/${launcherGameId}`,
    `demo-launcher?gameid=${launcherGameId}&mode=demo`,
  ]) {
    test(`${address} says what it needs`, async ({ page }) => {
      await page.goto(address);
      // Read by innerText: what looks for texts passes over <noscript>.
      expect(await page.locator('noscript').innerText()).toContain('The demo needs JavaScript');
      await expect(page.getByText('Loading the demo')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Start demo' })).toBeHidden();
    });
  }
});

test('nothing is stored, and nothing is asked for but the two pages themselves', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The icon belongs to the tab; a frame never asks for it.
    if (!pathname.endsWith('/favicon.svg')) asked.push(pathname);
  });
  await startDemo(page, launcherGameId);
  await page.keyboard.press('Enter');
  await page.clock.runFor(5000);
  await expect(status(page)).toContainText('Credits');

  expect(asked.map((path) => path.replace(/.*\/(demo)/, '$1'))).toEqual([
    'demo-launcher',
    `demo/${launcherGameId}`,
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.content()).not.toContain('secret');
});

test('it plays inside a frame that may do nothing but run scripts', async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('contact');
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-scripts');
      frame.title = 'Framed demo';
      frame.src = address;
      addEventListener('message', ({ data, source }) => {
        if (source === frame.contentWindow) document.title = JSON.stringify(data);
      });
      document.body.replaceChildren(frame);
    },
    new URL(`demo-launcher?gameid=${launcherGameId}&mode=demo&xdm=1`, baseURL).href,
  );

  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Start demo' }).click();
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.getByRole('status')).toContainText('Credits');
  await expect(page).toHaveTitle('{"source":"vivid-demo","event":"ready"}');
  expect(faults).toEqual([]);
});
