import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, open, pages, test } from './visit';

/*
 * What a first visit on a phone costs, in bytes of compressed bodies. Hosts compress text on their way
 * out, mostly by Brotli at a middle level; fonts and pictures that are compressed already go as they are.
 */
test.use({ viewport: { width: 360, height: 740 } });

interface Item {
  path: string;
  kind: string;
  bytes: number;
}

/** Opens the page, reads it to its end, and weighs everything that was requested for it. */
async function weigh(page: Page, path: string): Promise<Item[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  return Promise.all(
    requests.map(async (request) => {
      // Asked for again: the browser forgets what a frame has left behind, such as the launcher.
      const response = await page.request.get(request.url());
      const body = await response.body();
      const isText = /text|script|json|svg|xml/.test(response.headers()['content-type'] ?? '');
      const bytes = isText
        ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
        : body.length;
      return { path: new URL(request.url()).pathname, kind: request.resourceType(), bytes };
    }),
  );
}

/** Fails with the page's largest files where a sum is over its limit. */
function expectWithin(items: Item[], what: string, limit: number) {
  const sum = items.reduce((total, { bytes }) => total + bytes, 0);
  const largest = items.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const list = largest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  expect(sum, `${what}: ${sum} bytes, the limit is ${limit}. Largest: ${list}`).toBeLessThanOrEqual(
    limit,
  );
}

for (const path of pages) {
  test(`/${path} is within its weight`, async ({ page }) => {
    const items = await weigh(page, path);
    const [demo, own] = [true, false].map((isDemo) =>
      items.filter((item) => item.path.includes('/demo') === isDemo),
    ) as [Item[], Item[]];
    const of = (kind: string) => own.filter((item) => item.kind === kind);

    // The first round trip of a connection carries ten packets.
    expectWithin(of('document'), 'the document with its styles', 14_336);
    expectWithin(of('script'), 'scripts before a touch', 1024);
    expectWithin(of('font'), 'fonts', 46_000);
    expect(of('stylesheet'), 'style sheets').toEqual([]);
    if (path.startsWith('game/')) {
      expectWithin(demo, 'the demo in its frame', 25_000);
      expect(demo.length, 'the launcher and one demo').toBe(2);
    } else {
      expect(demo, 'demos').toEqual([]);
    }
    if (path === '') {
      expectWithin(of('image'), 'pictures', 20_000);
      expectWithin(own, 'everything', 82_000);
      expect(own.length, 'requests').toBeLessThanOrEqual(14);
    } else if (!path.startsWith('game/')) {
      expectWithin(own, 'everything', 65_000);
      expect(own.length, 'requests').toBeLessThanOrEqual(6);
    }
  });

  for (const width of [360, 1280]) {
    test(`/${path} does not shift at ${width} px when its type comes late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      let send: () => void = () => undefined;
      const painted = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(() => {
        const root = document.documentElement;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      send();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      expect(Number(shift)).toBeLessThan(0.0005);
    });
  }
}
