/** The provider of games and the content network of the third-party site: no request for them leaves the machine. */
import type { BrowserContext } from '@playwright/test';
import { contentNetwork, provider } from './sites.ts';

const page = (title: string, content = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;

/** What launchers have: a script that reports, a link to help, a chat. */
const launcher = (referrer = 'nobody') =>
  page(
    "A provider's demo",
    `<p id="referrer">Asked for by ${referrer}</p>
    <a href="/help" target="_blank">Help</a>
    <form action="/chat"><button>Send to the chat</button></form>
    <script>parent.postMessage('ready', '*')</script>`,
  );

/** Answers what a visitor's browser asks of the two. */
export async function answerForThirdParties(context: BrowserContext) {
  await context.route(`${provider.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { referer } = await route.request().allHeaders();
    const body =
      pathname === provider.pathname ? launcher(referer) : page(`A provider's ${pathname}`);
    await route.fulfill({ contentType: 'text/html', body });
  });
  await context.route(`${contentNetwork.origin}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>',
    }),
  );
}
