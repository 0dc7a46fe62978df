import { test as base, expect } from '@playwright/test';
import type { Browser, Frame } from './browser.ts';
import * as firefox from './firefox.ts';
import { reportingSite } from './reporting-site.ts';
import * as webkit from './webkit.ts';

const engines = { Firefox: firefox, WebKitGTK: webkit };

/** `test` with the browser of the project and the site. Fails if a page reports an error or a violation of its policy. */
export const test = base.extend<
  { tab: Browser; open: (path: string) => Promise<void> },
  {
    engine: keyof typeof engines;
    started: Browser | undefined;
    site: Awaited<ReturnType<typeof reportingSite>>;
  }
>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const { isInstalled, start } = engines[engine];
      const started = isInstalled ? await start() : undefined;
      await use(started);
      await started?.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the braces.
    async ({}, use) => {
      const site = await reportingSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, started, site }, use, testInfo) => {
    if (!started) return testInfo.skip(true, `.ci/run says how to install ${engine}.`);
    await use(started);
    expect(site.takeReports()).toEqual([]);
  },
  open: ({ tab, site }, use) => use((path) => tab.open(site.url + path)),
});

/** Retries an assertion until it passes. A call during a navigation may take five seconds to fail. */
export const eventually = <Answer>(read: () => Promise<Answer>) =>
  expect.poll(() => read().catch((error: unknown) => String(error)), { timeout: 60_000 });

/** The address of the page once it has loaded. Before that, Back may only stop the load. */
export const loadedUrl = (tab: Browser) => () =>
  tab.evaluate(() => document.readyState === 'complete' && location.href);

export const textOf = (frame: Frame, selector: string) => () =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText.trim(), selector);
export const focus = (frame: Frame, selector: string) =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
export const isShown = (frame: Frame, selector: string) => () =>
  frame.evaluate(
    (css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }),
    selector,
  );

/** The focused element. In a window without focus, WebKitGTK does not match `:focus`. */
export const focused = (frame: Frame) => () =>
  frame.evaluate(() => {
    const { id, innerText } = document.activeElement as HTMLElement;
    return id || innerText.trim();
  });
