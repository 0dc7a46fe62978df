import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { runnerImport } from 'vite';

/** The browser of the visits, held by its tabs: with Playwright's hold on pages it would prerender nothing. */
export async function launch() {
  const { module } = await runnerImport(fileURLToPath(new URL('../browser.ts', import.meta.url)), {
    configFile: false,
    logLevel: 'error',
  });
  return puppeteer.launch({
    executablePath: module.browserPath({ whole: true }),
    args: module.browserArguments,
  });
}
