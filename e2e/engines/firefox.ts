import { existsSync } from 'node:fs';
import puppeteer, { type Frame, type Page } from 'puppeteer-core';
import type { Browser } from './engine.ts';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/**
 * Starts Firefox with WebDriver BiDi, if it is installed. Selenium, which drives WebKit, needs geckodriver for Firefox, which Debian
 * does not have; the ESR lacks a command of Playwright (`emulation.setMediaFeaturesOverride`).
 */
export async function startFirefox(): Promise<Browser | undefined> {
  if (!executablePath) return undefined;
  const defaultViewport = { width: 480, height: 800 };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport });
  let page: Page;
  let inner: Frame | undefined;
  const frame = () => inner ?? page.mainFrame();

  return {
    evaluate: (run, ...args) => frame().evaluate(run as never, ...args),
    click: (selector) => frame().locator(selector).click(),
    async open(url) {
      // A new tab, because after Back to a cached page, the next navigation in a tab never completes.
      page = await browser.newPage();
      await page.goto(url);
    },
    back: () => page.evaluate(() => history.back()),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async inFrame(action) {
      inner = await (await page.$('iframe'))?.contentFrame();
      await action().finally(() => (inner = undefined));
    },
    close: () => browser.close(),
  };
}
