import { playable, gameWithXdm } from '../support/content.ts';
import { colour } from '../../src/drawings/colours.ts';
import { toHex } from '../../src/test/contrast.ts';
import { phone } from '../support/audit.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { demo, frame, start, status } from '../support/game-page.ts';
import { drawFrames, hold, pauseClock, press } from '../support/pages.ts';
import { stylesOf } from '../support/read.ts';

const path = `game/${gameWithXdm.id}`;

// Browsers log an error for a file that does not load.
test.use({ allowConsole: true });

test('the page reports a lost connection while the demo loads, and nothing once it has started', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const answer = await hold(page, '**/demo-launcher?*');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await frame(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(status(page)).not.toBeEmpty();
  await context.setOffline(false);
  await expect(status(page), 'with a connection again').toBeEmpty();
  answer();
  await expect(frame(page)).toBeVisible();
  await expect(start(page)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(11_000);
  await drawFrames(page);
  await expect(status(page), 'once the demo has started').toBeEmpty();
  await context.setOffline(false);
  // A demo that is not expected to report. At first, its launcher stays in the frame.
  await page.route('**/demo/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`game/${(playable.find(({ xdm }) => !xdm) ?? gameWithXdm).id}`);
  await frame(page).scrollIntoViewIfNeeded();
  const launcher = demo(page).getByRole('heading', { includeHidden: true });
  await expect(launcher).toBeAttached();
  await expect(launcher, 'the launcher covers nothing of the poster').toBeHidden();
  await page.unroute('**/demo/*');
  await page.reload();
  await expect(start(page)).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(status(page), 'of a demo that reports nothing').toBeEmpty();
  await frame(page).evaluate((element: HTMLIFrameElement) => {
    element.src = element.src.replace(/gameid=\w+/, 'gameid=0');
  });
  await expect(demo(page).getByRole('status'), 'the refusal of the launcher').toBeVisible();
});

test('the page reports that the demo is loading, and then that it has not started, behind the poster', async ({
  page,
}) => {
  await page.clock.install();
  const launcher = '**/demo-launcher?*';
  // A page without a background, like that of some launchers.
  const body = '<!doctype html><p>Nothing starts here.</p>';
  const startNothing = () =>
    page.route(launcher, (route) => route.fulfill({ contentType: 'text/html', body }));
  await startNothing();
  const answer = await hold(page, launcher);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await frame(page).scrollIntoViewIfNeeded();
  const loading = page.locator('[data-loading]');
  const late = loading.locator('p').last();
  await expect(loading).toBeVisible();
  await expect(loading.locator('p').first()).toBeVisible();
  await expect(late).toBeHidden();
  await expect(late).toHaveCSS('animation-delay', '10s');
  await late.evaluate((element) => element.getAnimations().forEach((delay) => delay.finish()));
  await expect(late).toBeVisible();
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const [notice, arch] = [await late.boundingBox(), await page.locator('.arch').boundingBox()];
    if (!notice || !arch) throw new Error('The notice or the poster is not visible.');
    const isBeside = notice.x + notice.width <= arch.x || notice.y >= arch.y + arch.height;
    expect(isBeside, `the notice at ${size.width} px is beside or below the poster`).toBe(true);
  }
  await pauseClock(page);
  answer();
  await expect(demo(page).getByText('Nothing starts here.')).toBeAttached();
  await expect(loading).toBeHidden();
  await page.clock.runFor(9000);
  await expect(status(page)).toBeEmpty();
  await page.clock.runFor(2000);
  await expect(status(page)).not.toBeEmpty();
  const notStarted = await status(page).innerText();
  // With the buttons to reload the demo and to open it elsewhere.
  await expect(page.locator('#after-game details')).toHaveAttribute('open');
  await expect(frame(page)).toBeHidden();
  await expect(page.locator('#poster')).toBeVisible();
  const light = async () =>
    (await stylesOf(page.locator('.online'), 'background-color', '::before')).map(toHex);
  expect(await light(), 'the light beside "Online"').not.toEqual([colour('mint')]);
  await page.clock.resume();

  await step('a late start ends the message', async () => {
    const late = demo(page).getByText('Nothing starts here.');
    await late.evaluate(() => parent.postMessage({ playing: false }, '*'));
    await expect(frame(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
  });

  await step('a reload that works ends the message, and one that fails repeats it', async () => {
    const reload = page.locator('[data-reload]');
    await page.unroute(launcher);
    await press(reload);
    await expect(start(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
    expect(await light(), 'the light beside "Online"').toEqual([colour('mint')]);
    await startNothing();
    await press(reload);
    await expect(demo(page).getByText('Nothing starts here.')).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(status(page)).toHaveText(notStarted);
  });
});
