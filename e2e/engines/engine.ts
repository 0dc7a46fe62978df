import { test as base, expect } from '@playwright/test';
import { serve } from '../support/site-server.ts';
import { sites } from '../support/sites.ts';
import * as firefox from './firefox.ts';
import { listeningSite } from './listening-site.ts';
import type { Visitor } from './visitor.ts';
import * as webkit from './webkit.ts';

const engines = { Firefox: firefox, WebKitGTK: webkit };

/** A visitor, and the page's addresses relative to the site's root, for example `contact`. */
type Visit = Visitor & {
  goTo(path: string): Promise<void>;
  path(): Promise<string>;
  loseScripts(lost: boolean): void;
};

/** `test` with a visitor who comes with the engine of the project; no page may complain of anything. */
export const test = base.extend<
  { visit: Visit },
  { engine: keyof typeof engines; visitor: Visitor | undefined; root: string }
>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, use) => {
      const { missing, start } = engines[engine];
      if (missing) console.log(missing);
      const visitor = missing ? undefined : await start();
      await use(visitor);
      await visitor?.close();
    },
    { scope: 'worker' },
  ],
  root: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for the braces.
    async ({}, use) => {
      const server = await serve(sites.root.folder);
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, visitor, root }, use, testInfo) => {
    const { missing } = engines[engine];
    if (!visitor) return testInfo.skip(true, missing);
    const site = await listeningSite(root);
    await use({
      ...visitor,
      goTo: (path) => visitor.open(new URL(path, site.url).href),
      loseScripts: site.loseScripts,
      path: async () => (await visitor.evaluate(() => location.href)).replace(site.url, ''),
    });
    site.close();
    expect(site.complaints).toEqual([]);
  },
});

/** Expects of what is asked for again and again; an answer may fail while one page follows another. */
export const eventually = <Answer>(ask: () => Promise<Answer>) =>
  expect.poll(() => ask().catch((error: unknown) => String(error)));
