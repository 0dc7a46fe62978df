import { test as base, expect } from '@playwright/test';
import { serve } from './site-server.ts';
import { sites, type SiteName } from './sites.ts';

export { expect };

export interface Log {
  /** Addresses requested, in order. */
  requests: string[];
  /** What the page wrote to the console, errors and broken policies included; it must stay empty. */
  messages: string[];
}

interface Served {
  /** Which of the sites is tested; each project of the configuration sets it. */
  site: SiteName;
  siteServer: { url: string };
}

/** `test` with a page of the project's site, and a log from its first request on. */
export const test = base.extend<{ log: Log; allowConsole: boolean }, Served>({
  /** Whether the browser may log what the test provokes; a broken policy fails all the same. */
  allowConsole: [false, { option: true }],
  site: ['root', { option: true, scope: 'worker' }],
  siteServer: [
    async ({ site }, use) => {
      const { folder, base } = sites[site];
      const server = await serve(folder, base);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteServer }, use) => use(siteServer.url),
  log: [
    async ({ page, allowConsole }, use) => {
      const log: Log = { requests: [], messages: [] };
      page.on('request', (request) => {
        // A tab's icon is no part of the page. Headless shells have no tabs.
        if (!request.url().endsWith('/favicon.svg')) log.requests.push(request.url());
      });
      page.on('console', (message) => {
        // Browsers log that an error page is one.
        const isOfPage = message.location().url === page.url();
        const isErrorPage = isOfPage && /^Failed to load resource: .* 404/.test(message.text());
        if (!isErrorPage) log.messages.push(message.text());
      });
      page.on('pageerror', (error) => log.messages.push(error.message));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const at = event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : '';
          console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${at}`);
        });
      });
      await use(log);
      const { messages } = log;
      expect(
        allowConsole ? messages.filter((text) => text.startsWith('policy:')) : messages,
      ).toEqual([]);
    },
    { auto: true },
  ],
});
export const { step } = test;
