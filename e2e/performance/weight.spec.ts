import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { weekdaysBy } from '../../src/lib/hours/opening-hours.ts';
import { phone } from '../support/audit.ts';
import { games, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, pages, readToEnd } from '../support/pages.ts';

interface Item {
  path: string;
  type: string;
  /** In bytes. */
  size: number;
}

/** The compressed size of a text in bytes. Most hosts use Brotli at a medium level. */
const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The compressed sizes of files in bytes. Fonts and most images are already compressed. */
const weigh = (page: Page, addresses: Iterable<string>): Promise<Item[]> =>
  Promise.all(
    // A file that a page uses twice is sent once.
    [...new Set(addresses)].map(async (address) => {
      const response = await page.request.get(address);
      const body = await response.body();
      const type = response.headers()['content-type'] ?? '';
      return {
        path: new URL(address).pathname,
        type,
        size: /text|script|json|svg|xml/.test(type) ? compressed(body) : body.length,
      };
    }),
  );

/** Fails if a sum exceeds its limit or there are more than `files`, and lists the largest files. */
function expectWithin(items: Item[], what: string, limit: number, files = Infinity) {
  const sum = items.reduce((total, { size }) => total + size, 0);
  const largest = items.toSorted((a, b) => b.size - a.size).slice(0, 5);
  const list = largest.map(({ path, size }) => `${path} ${size}`).join(', ');
  expect.soft(sum, `size of ${what}; the largest are ${list}`).toBeLessThanOrEqual(limit);
  expect.soft(items.length, `requests for ${what}; among them ${list}`).toBeLessThanOrEqual(files);
}

/** How many games an owner has added to the shipped six. */
const addedGames = Math.max(0, games.length - 6);
/** The bytes that their posters may add to the home page. */
const addedPosters = 2000 * addedGames;

/** The bytes and files of a page that was scrolled to its end. A game's page shows the posters of five others. */
function limits(path: string) {
  if (path === '') return [84_900 + addedPosters, 9 + games.length] as const;
  return path.startsWith('game/') ? ([76_000, 11] as const) : ([65_000, 6] as const);
}

test.use({ viewport: phone });

for (const path of pages) {
  // A first visit without interaction.
  test(`/${path} stays within its limits`, async ({ page, log }) => {
    await page.goto(path);
    await readToEnd(page);
    const items = await weigh(page, log.requests);
    const demo = items.filter((item) => item.path.includes('/demo'));
    // Only photographs of editors become WebP. A page may have any number of them, each within its limit.
    const photographs = items.filter((item) => item.path.endsWith('.webp'));
    const own = items.filter((item) => !demo.includes(item) && !photographs.includes(item));
    const of = (kind: string) => own.filter(({ type }) => type.includes(kind));

    const html = await (await page.request.get(path)).text();
    // On a game's page, the title is the largest text, because the first paragraph is below the poster.
    const largestText = path.startsWith('game/') ? /^.*?<\/h1>/s : /^.*?<\/h1>.*?<\/p>/s;
    const upToLead = largestText.exec(html)?.[0] ?? html;
    const lead = { path: 'up to the lead', type: 'html', size: compressed(upToLead) };
    // The first round trip of a connection contains ten packets (RFC 6928), which browsers can paint.
    expectWithin([lead], 'styles, heading and lead', 14_336);
    // An owner may add games, a licence and groups of weekdays with other hours, which are printed four times.
    const groupsOfDays = weekdaysBy((day) => venue.hours.week[day]).length - 1;
    const added = 150 * addedGames + 40 * groupsOfDays + (venue.licence ?? '').length;
    expectWithin(of('html'), 'the document (shorter words may help)', 24_576 + added);
    expectWithin(of('css'), 'style sheets', 0);
    expectWithin(of('javascript'), 'scripts before a touch', 0);
    expectWithin(of('font'), 'fonts', 46_000, 3);
    if (path.startsWith('game/')) {
      const [launcher, ...one] = demo.toSorted((a, b) => a.size - b.size);
      expectWithin(launcher ? [launcher] : [], 'the launcher', 2200);
      expectWithin(one, 'one demo', 34_000, 1);
    } else {
      expectWithin(demo, 'demos', 0);
    }
    // Editors may also add SVG pictures to a text.
    const inText = await page.locator('.prose img[src$=svg]').count();
    const [limit, files] = limits(path);
    expectWithin(own, 'everything without a demo', limit, files + inText);
    if (path === '') expectWithin(of('image'), 'images', 24_500 + addedPosters);
    for (const photograph of photographs) expectWithin([photograph], photograph.path, 150_000);
  });
}

test('the menu and the form share one React', async ({ page, log }) => {
  await page.goto('');
  await page.locator('[popovertarget]').click();
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  const ofMenu = new Set(islandScripts(log));
  await page.goto('contact');
  await page.locator('#name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const all = new Set(islandScripts(log));
  expect(ofMenu.intersection(all).size).toBeGreaterThan(1);
  expectWithin(await weigh(page, all), 'React and both islands', 71_000);
});
