/** `test` with answers of the provider of games and of the content network: no request for them leaves the machine. */
import { test as base } from '../support/fixtures.ts';
import { contentNetwork, provider } from '../support/sites.ts';

/** A launcher that shows its referrer. `readToEnd` waits for its button. */
const launcher = (referrer = 'nobody') =>
  `<!doctype html><html lang="en"><title>A provider's demo</title><h1>A provider's demo</h1>
  <p id="referrer">Asked for by ${referrer}</p><button>Play</button>
  <script>parent.postMessage('ready', '*')</script></html>`;

export const test = base.extend<{ thirdParties: undefined }>({
  thirdParties: [
    async ({ context }, use) => {
      await context.route(`${provider.origin}/**`, async (route) => {
        const { referer } = await route.request().allHeaders();
        await route.fulfill({ contentType: 'text/html', body: launcher(referer) });
      });
      await context.route(`${contentNetwork.origin}/**`, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>',
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
