import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';
import { games } from '../support/content.ts';
import { serve } from '../support/site-server.ts';
import { compressedSite } from './compressed-site.ts';
import { mainThread, type Figures } from './main-thread.ts';

const rounds = 9;
/** Pages by their addresses. The others are compared with the first. */
const pages = {
  'by hand': 'hand-written',
  home: '',
  contact: 'contact',
  terms: 'terms',
  game: `game/${games[0].id}`,
};
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
/** Lighthouse's slow line: milliseconds, and bytes a second. */
const slowLine = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

const lastEntry = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        const time = (list: PerformanceObserverEntryList) => list.getEntries().at(-1)?.startTime;
        const observer = new PerformanceObserver((list) => resolve(time(list) ?? NaN));
        observer.observe({ type, buffered: true });
      }),
    type,
  );

/** Loads a page for the first time, on a phone with a slow line and a processor four times slower. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const work = mainThread(await browser.stopTracing());
  const first = await lastEntry(page, 'paint');
  const largest = await lastEntry(page, 'largest-contentful-paint');
  await context.close();
  return { 'first paint': first, 'largest paint': largest, ...work, bytes };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Prints medians: how many times the figure of the page by hand, and the milliseconds or bytes. */
export async function speed() {
  const site = await serve(compressedSite());
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const runs = Object.keys(pages).map(() => [] as Figures[]);
  // In turn, so that a busy minute of the machine slows every page.
  for (let round = 0; round < rounds; round++) {
    for (const [index, path] of Object.values(pages).entries()) {
      runs[index]?.push(await measure(browser, site.url + path));
    }
  }
  await browser.close();
  site.close();
  const cell = (run: Figures[] = [], what: string) => {
    const value = (figures?: Figures) => figures?.[what] ?? 0;
    const times = median(run.map((figures, round) => value(figures) / value(runs[0]?.[round])));
    return `${isFinite(times) ? times.toFixed(2) : '–'} (${Math.round(median(run.map(value)))})`;
  };
  const columns = Object.keys(runs.at(-1)?.[0] ?? {});
  const table = Object.keys(pages).map((name, index) => [
    name,
    Object.fromEntries(columns.map((what) => [what, cell(runs[index], what)])),
  ]);
  console.table(Object.fromEntries(table));
}
