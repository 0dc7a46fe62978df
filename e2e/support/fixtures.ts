import { test as base, expect } from '@playwright/test';
import { serve } from './site-server.ts';
import { sites, type SiteName } from './sites.ts';

export { expect };

export interface Log {
  /** The requested URLs, in order. */
  requests: string[];
  /** What the page wrote to the console, including errors and violations of the policy. Must stay empty. */
  messages: string[];
}

interface Served {
  /** The tested site, which each project of the configuration sets. */
  site: SiteName;
  siteServer: { url: string };
}

/** `test` with the project's site as base URL, and a log of each page from its first request. */
export const test = base.extend<{ log: Log; allowConsole: boolean }, Served>({
  /** Whether pages may write to the console. A violation of the policy always fails the test. */
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
        // Only browsers with tabs request the icon.
        if (!request.url().endsWith('/favicon.svg')) log.requests.push(request.url());
      });
      page.on('console', (message) => {
        // Browsers log the status of an error page.
        const { url } = message.location();
        const text = message.text();
        const isErrorPage = url === page.url() && /^Failed to load resource: .* 404/.test(text);
        if (!isErrorPage) log.messages.push(`${text} (${url})`);
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
        'what the page wrote to the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
export const { step } = test;
