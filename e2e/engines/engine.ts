import { test as base, expect } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { reportingSite } from './reporting-site.ts';
import { startWebKit } from './webkit.ts';

/** A browser that Playwright cannot control: the common interface of Firefox and WebKit. Selectors are those of CSS. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Runs a function in the page. The function and its arguments are serialised. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Lets `evaluate` and `click` act in the first frame of the page until the action has ended. */
  inFrame(action: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const engines = { Firefox: startFirefox, WebKitGTK: startWebKit };

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
      const started = await engines[engine]();
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
    if (!started)
      return testInfo.skip(
        true,
        `${engine} is missing. .ci/run contains the command that installs it.`,
      );
    await use(started);
    expect(site.takeReports()).toEqual([]);
  },
  open: ({ tab, site }, use) => use((path) => tab.open(site.url + path)),
});

/** Expects that a function in the page returns a result sooner or later. A call during a navigation may take five seconds to fail. */
export const eventually = <Result, Args extends unknown[]>(
  tab: Browser,
  run: (...args: Args) => Result,
  ...args: Args
) =>
  expect.poll(
    (): Promise<unknown> => tab.evaluate(run, ...args).catch((error: unknown) => String(error)),
    { timeout: 60_000 },
  );
