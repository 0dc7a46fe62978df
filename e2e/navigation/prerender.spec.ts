import { games } from '../support/content.ts';
import { isWholeBrowser } from '../support/browser.ts';
import { Tab } from '../support/tab.ts';
import { expect, test as base } from '../support/fixtures.ts';

const nav = (path: string) => `#site-nav a[href$="${path}"]`;
const play = `a[href$="/game/${games[0].id}"]`;

/** `test` with a tab that is closed afterwards, on the page `path`. */
const test = base.extend<{ path: string; tab: Tab }>({
  path: ['', { option: true }],
  tab: async ({ baseURL, path }, use) => {
    const tab = await Tab.open(`${baseURL}${path}`);
    await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
    await use(tab);
    await tab.close();
  },
});

test.skip(
  !isWholeBrowser,
  'A headless shell has no prerendering; install Chrome or Chromium to run this.',
);

/** Rests on a link until it has come as far as that; again, where the page was not ready to notice. */
const rest = (tab: Tab, link: string, attempt: RegExp) =>
  expect(async () => {
    await tab.hover(link);
    await expect.poll(() => tab.fetchedAhead.join(), { timeout: 3000 }).toMatch(attempt);
  }).toPass();

/** Goes to the page behind a link once it is rendered. */
async function follow(tab: Tab, link: string, path: string) {
  await rest(tab, link, new RegExp(`Prerender ${path} Ready`));
  await clickTo(tab, link, path);
}

/**
 * Clicks a link that leads to a page; again where the press was lost. The tab is handed on at the click: for a
 * moment there may be no page to answer.
 */
const clickTo = (tab: Tab, link: string, path: string) =>
  expect(async () => {
    const isThere = async () => (await tab.evaluate('location.pathname')) === path;
    if (!(await isThere())) await tab.click(link);
    await expect.poll(() => isThere().catch(() => false), { timeout: 5000 }).toBe(true);
  }).toPass();

const wasPrerendered = (tab: Tab) =>
  tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`);

test('a page is rendered ahead while one rests on its link, and shown at the click', async ({
  tab,
}) => {
  expect(tab.fetchedAhead).toEqual([]);
  for (const path of ['/', '/terms', '/privacy']) {
    await rest(tab, nav(path), new RegExp(`Prerender ${path} Ready`));
  }
  await follow(tab, nav('/contact'), '/contact');
  expect(await wasPrerendered(tab)).toBe(true);
  expect(tab.messages).toEqual([]);
});

test('of a game no more than the page is fetched ahead, and no demo', async ({ tab }) => {
  await rest(tab, play, new RegExp(`Prefetch /game/${games[0].id} Ready`));
  expect(tab.fetchedAhead.filter((attempt) => attempt.startsWith('Prerender'))).toEqual([]);
  expect(tab.fetchedAhead.filter((attempt) => attempt.includes('demo'))).toEqual([]);
});

test('the form of a page that was rendered ahead wakes at a touch', async ({ tab }) => {
  await follow(tab, nav('/contact'), '/contact');
  await tab.evaluate(`document.querySelector('#name').focus()`);
  await expect
    .poll(() => tab.evaluate(`document.querySelector('form').closest('[ssr]') === null`))
    .toBe(true);
  expect(tab.messages).toEqual([]);
});

test.describe('from the page of a game', () => {
  test.use({ path: `game/${games[0].id}` });

  test('a link into the home page ends where it points', async ({ tab }) => {
    await follow(tab, 'a[href$="/#disclaimer"]', '/');
    expect(await wasPrerendered(tab)).toBe(true);
    expect(await tab.evaluate('location.hash')).toBe('#disclaimer');
    expect(tab.messages).toEqual([]);
  });
});

test.describe('from the terms', () => {
  test.use({ path: 'terms' });

  test('an old link is followed to its page, rendered ahead or not', async ({ tab }) => {
    await tab.evaluate(
      `document.querySelector('main').prepend(Object.assign(document.createElement('a'), { id: 'old', href: '/#/contact', textContent: 'Old' }))`,
    );
    await rest(tab, '#old', /Prerender \/ (Ready|Failure)/);
    await clickTo(tab, '#old', '/contact');
    expect(await tab.evaluate('location.hash')).toBe('');
  });
});
