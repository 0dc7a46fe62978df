import type { Page, Request } from '@playwright/test';
import { wake } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages, readToEnd } from '../support/pages.ts';
import { compressed, expectWithin, weigh } from '../support/weight.ts';

// What a first visit on a phone costs that touches nothing.
test.use({ viewport: { width: 360, height: 740 } });

/** Opens the page, reads it to its end, and gives everything that was requested for it. */
async function read(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, path);
  await readToEnd(page);
  return requests;
}

/** The names of the files for which the browser kept the page unpainted. */
const renderBlocking = (page: Page) =>
  page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[]
    )
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name.replace(/^.*\//, '')),
  );

for (const path of pages) {
  test(`/${path} is within its weight`, async ({ page }) => {
    const items = await weigh(page, await read(page, path));
    const demo = items.filter((item) => item.path.includes('/demo'));
    const own = items.filter((item) => !demo.includes(item));
    const of = (kind: string) => own.filter((item) => item.kind === kind);

    // The first round trip of a connection carries ten packets.
    expectWithin(of('document'), 'the document with its styles', 14_336);
    expectWithin(of('stylesheet'), 'style sheets', 0);
    expectWithin(of('script'), 'scripts before a touch', 0);
    expectWithin(of('font'), 'fonts', 46_000, 3);
    if (path.startsWith('game/')) {
      expectWithin(demo, 'the launcher and one demo', 25_000, 2);
    } else {
      expectWithin(demo, 'demos', 0);
    }
    if (path === '') {
      expectWithin(of('image'), 'pictures', 20_000);
      expectWithin(own, 'everything', 82_000, 14);
    } else if (!path.startsWith('game/')) {
      expectWithin(own, 'everything', 65_000, 5);
    }
    // What is fetched early is what paints first, and no file holds it back.
    await expect(page.locator('link[rel=preload]')).toHaveCount(2);
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
    expect(await renderBlocking(page)).toEqual([]);
    // Nor does a script that the browser would run in the middle of a page, before it goes on to read.
    await expect(page.locator(':is(header, main, footer) script:not([type])')).toHaveCount(0);
  });
}

test('what lets islands sleep costs next to nothing', async ({ page }) => {
  await open(page, '');
  const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
  const directive = inline.filter((text) => text.includes('astro:interaction'));
  expect(directive).toHaveLength(1);
  expect(compressed(directive.join())).toBeLessThan(600);
});

test('the menu and the form share one React, which is sent once', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForFunction(() => !document.querySelector('header [ssr]'));
  const sentBefore = requests.map((request) => request.url());

  await open(page, 'contact');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await wake(page);
  // Without a body: the host has said that what the browser holds is still right.
  const again = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
      .map(({ name }) => name),
  );
  expect(again.filter((url) => sentBefore.includes(url))).toEqual([]);

  const modules = new Map(requests.map((request) => [request.url(), request]));
  const islands = [...modules.values()].filter((request) => /_astro\/.*\.js$/.test(request.url()));
  expectWithin(await weigh(page, islands), 'React and both islands', 70_000);
  // Each island and React, and no file that waits for another to name it.
  expect(islands).toHaveLength(3);
  expect(islands.filter((request) => sentBefore.includes(request.url()))).toHaveLength(2);
});

test('the menu answers within the press, before any script has come', async ({ page }) => {
  await page.route('**/_astro/*.js', () => undefined);
  await open(page, '');
  const shown = await page
    .getByRole('button', { name: 'Menu' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return button.popoverTargetElement?.matches(':popover-open');
    });
  expect(shown).toBe(true);
});
