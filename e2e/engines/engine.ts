import { test as base, expect } from '@playwright/test';
import * as firefox from './firefox.ts';
import { reportingSite } from './reporting-site.ts';
import * as webkit from './webkit.ts';

/** A page, or a frame in it. Elements are found by CSS selectors. */
export interface Frame {
  /** Runs a function in the page; it and its arguments travel as text. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
}

/** A browser that Playwright cannot drive. Firefox's protocol and WebKit's have this in common. */
export interface Browser extends Frame {
  open(url: string): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Does something in the document of the first frame. */
  inFrame<Result>(action: (frame: Frame) => Promise<Result>): Promise<Result>;
  close(): void | Promise<void>;
}

/** The smallest window that all engines can show. WebKitGTK needs 447 px. */
export const smallWindow = { width: 480, height: 800 };

const engines = { Firefox: firefox, WebKitGTK: webkit };

/** `test` with the browser of the project and the site; no page may report an error or a broken policy. */
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
      const { missing, start } = engines[engine];
      const started = missing ? undefined : await start();
      await use(started);
      await started?.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for the braces.
    async ({}, use) => {
      const site = await reportingSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, started, site }, use, testInfo) => {
    if (!started) return testInfo.skip(true, engines[engine].missing);
    await use(started);
    expect(site.takeReports()).toEqual([]);
  },
  /** Opens a page of the site by its path. */
  open: ({ tab, site }, use) => use((path) => tab.open(site.url + path)),
});

/** Retries until the assertion passes; calls may fail during navigation. */
export const eventually = <Answer>(read: () => Promise<Answer>) =>
  expect.poll(() => read().catch((error: unknown) => String(error)));

export const textOf = (frame: Frame, selector: string) => () =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText.trim(), selector);
export const focus = (frame: Frame, selector: string) =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
export const isShown = (frame: Frame, selector: string) => () =>
  frame.evaluate(
    (css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }),
    selector,
  );

/** What the focus is on: WebKitGTK matches no `:focus` in a window that has none. */
export const focused = (frame: Frame) => () =>
  frame.evaluate(() => {
    const { id, innerText } = document.activeElement as HTMLElement;
    return id || innerText;
  });

export { expect };
