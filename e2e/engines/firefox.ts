import { existsSync } from 'node:fs';
import puppeteer, { type Page, type Frame as PuppeteerFrame } from 'puppeteer-core';
import { smallWindow, type Browser, type Frame } from './engine.ts';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);

/** What is missing, or an empty string. */
export const missing = executablePath
  ? ''
  : 'Firefox is not installed ("apt-get install firefox-esr"): its tests are skipped.';

/** Starts a Firefox of the machine. Playwright drives only a Firefox of its own; this speaks WebDriver BiDi. */
export async function start(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    defaultViewport: smallWindow,
  });
  let page: Page;

  const asFrame = (frame: () => PuppeteerFrame): Frame => ({
    evaluate: (run, ...args) => frame().evaluate(run as never, ...args),
    click: (selector) => frame().locator(selector).click(),
  });
  return {
    ...asFrame(() => page.mainFrame()),
    async open(url) {
      // A tab of its own: in one that went Back to a page in Firefox's cache, the next visit waits for ever.
      page = await browser.newPage();
      await page.goto(url);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async inFrame(action) {
      const frame = await (await page.$('iframe'))?.contentFrame();
      if (!frame) throw new Error('There is no frame.');
      return action(asFrame(() => frame));
    },
    close: () => browser.close(),
  };
}
