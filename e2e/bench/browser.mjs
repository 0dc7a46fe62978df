/** The browser of the visits, in Puppeteer's hands: its metrics tell what script costs. */
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = { root, configFile: false, logLevel: 'error' };
const { module: visits } = await runnerImport(`${root}e2e/browser.ts`, options);

export const launch = () =>
  puppeteer.launch({ executablePath: visits.browserPath(), args: visits.browserArguments });

/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second, and a round trip of 150 ms: "Slow 4G" of Lighthouse. */
const slow4G = { download: 200_000, upload: 93_750, latency: 150 };

/** Calls `visit` with a page on a slow phone, of a context that has seen nothing yet. */
export const onPhone = (browser, visit) =>
  inFreshContext(browser, async (page) => {
    await page.setViewport({
      width: 360,
      height: 740,
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    });
    await page.emulateNetworkConditions(slow4G);
    // As Lighthouse takes it for a phone of the middle range.
    await page.emulateCPUThrottling(4);
    return visit(page);
  });

async function inFreshContext(browser, visit) {
  const context = await browser.createBrowserContext();
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
