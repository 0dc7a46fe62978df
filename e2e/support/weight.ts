import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { games, venue } from './content.ts';
import { expect, type Log } from './fixtures.ts';

interface Item {
  path: string;
  type: string;
  bytes: number;
}

/** The bytes of a text as hosts send it: most compress it by Brotli at a middle level. */
const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Weighs files in bytes of compressed bodies; fonts and most images are compressed already. */
export function weigh(page: Page, addresses: readonly string[]): Promise<Item[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await page.request.get(address);
      const body = await response.body();
      const type = response.headers()['content-type'] ?? '';
      return {
        path: new URL(address).pathname,
        type,
        bytes: /text|script|json|svg|xml/.test(type) ? compressed(body) : body.length,
      };
    }),
  );
}

/** Fails with the largest files where a sum is over its limit, or where there are more than `files`. */
export function expectWithin(items: Item[], what: string, limit: number, files = Infinity) {
  const sum = items.reduce((total, { bytes }) => total + bytes, 0);
  const largest = items.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const list = largest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  expect.soft(sum, `bytes of ${what}; the largest are ${list}`).toBeLessThanOrEqual(limit);
  expect.soft(items.length, `requests for ${what}; among them ${list}`).toBeLessThanOrEqual(files);
}

/**
 * Fails where the drawings that a page shows have more elements than `limit`. Each file is a document of its own: the browser
 * styles and lays out all that it holds, shown or not, once for each address. This needs no clock.
 */
async function expectFewElements(page: Page, limit: number) {
  const shown = await page.locator('img, image').evaluateAll((all) =>
    all.flatMap((image) => {
      if (image instanceof SVGImageElement)
        return new URL(image.href.baseVal, document.baseURI).href;
      return image instanceof HTMLImageElement && image.naturalWidth ? image.src : [];
    }),
  );
  const drawings = [...new Set(shown)].filter((address) =>
    /^data:image\/svg|\.svg(#|$)/.test(address),
  );
  const held = await Promise.all(
    drawings.map(async (address) => {
      const isData = address.startsWith('data:');
      const text = isData
        ? decodeURIComponent(address)
        : await (await page.request.get(address)).text();
      return { path: address.slice(0, 60), elements: text.match(/<[a-z]/g)?.length ?? 0 };
    }),
  );
  const sum = held.reduce((total, { elements }) => total + elements, 0);
  const largest = held.toSorted((a, b) => b.elements - a.elements).slice(0, 3);
  const list = largest.map(({ path, elements }) => `${path} ${elements}`).join(', ');
  const what = `elements that ${held.length} pictures hold; the largest are ${list}`;
  expect.soft(sum, what).toBeLessThanOrEqual(limit);
}

/** The budget of a first visit without interaction. */
export async function expectPageWithinBudget(page: Page, path: string, { requests }: Log) {
  // A picture that a page shows twice is sent once: the browser has it.
  const items = await weigh(page, [...new Set(requests)]);
  const demo = items.filter((item) => item.path.includes('/demo'));
  // The build makes WebP of an editor's photographs only. A page may have any number of them, each within its limit.
  const photographs = items.filter((item) => item.path.endsWith('.webp'));
  const own = items.filter((item) => !demo.includes(item) && !photographs.includes(item));
  const of = (kind: string) => own.filter(({ type }) => type.includes(kind));

  const html = await (await page.request.get(page.url())).text();
  // The title is the largest text of a game's page: the first paragraph comes after the poster.
  const largestText = path.startsWith('game/') ? /^.*?<\/h1>/s : /^.*?<\/h1>.*?<\/p>/s;
  const upToLead = largestText.exec(html)?.[0] ?? html;
  const lead = { path: 'up to the lead', type: 'html', bytes: compressed(upToLead) };
  // The first round trip of a connection carries ten packets. Browsers paint what has come (RFC 6928).
  expectWithin([lead], 'styles, heading and lead', 14_336);
  // An owner may add games to the six, and a licence.
  const added = 150 * Math.max(0, games.length - 6) + (venue.licence ?? '').length;
  expectWithin(of('html'), 'the document (shorter words may help)', 20_480 + added);
  expectWithin(of('css'), 'style sheets', 0);
  expectWithin(of('javascript'), 'scripts before a touch', 0);
  expectWithin(of('font'), 'fonts', 46_000, 3);
  if (path.startsWith('game/')) {
    const [launcher, ...one] = demo.toSorted((a, b) => a.bytes - b.bytes);
    expectWithin(launcher ? [launcher] : [], 'the launcher', 2200);
    expectWithin(one, 'one demo', 34_000, 1);
  } else {
    expectWithin(demo, 'demos', 0);
    // An editor may put drawn pictures into a text, too.
    const inText = await page.locator('.prose img[src$=svg]').count();
    const [limit, files] = path === '' ? [84_900, 9 + games.length] : [65_000, 6 + inText];
    expectWithin(own, 'everything', limit, files);
  }
  if (path === '') expectWithin(of('image'), 'images', 24_500);
  await expectFewElements(page, (path === '' ? 450 : 80) + 70 * games.length);

  for (const photograph of photographs) expectWithin([photograph], photograph.path, 150_000);
}
