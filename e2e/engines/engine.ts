import { test as base, expect } from '@playwright/test';
import * as firefox from './firefox.ts';
import { reportingSite } from './reporting-site.ts';
import * as webkit from './webkit.ts';

/** A page, or a frame in it. Elements are found by CSS selectors. */
export interface Frame {
  /** Runs a function in the page. The function and its arguments are serialised. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
}

/** A browser that Playwright cannot control: the common interface of Firefox and WebKit. */
export interface Browser extends Frame {
  open(url: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Runs a function in the document of the first frame. */
  inFrame(action: (frame: Frame) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

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

/** Expects of the result of a function in the page, again and again. A call during a navigation may take five seconds to fail. */
export const eventually = <Result, Args extends unknown[]>(
  frame: Frame,
  run: (...args: Args) => Result,
  ...args: Args
) =>
  expect.poll(
    (): Promise<unknown> => frame.evaluate(run, ...args).catch((error: unknown) => String(error)),
    { timeout: 60_000 },
  );
