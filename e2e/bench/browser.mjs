import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { runnerImport } from 'vite';

/** A module of the project, which is TypeScript. `file` is seen from its root. */
const load = async (file) => {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
};

const { browserPath, browserArguments } = await load('e2e/browser.ts');

/** A tab as the visits hold it: with a library's hold on its pages Chromium prerenders nothing. */
export const { Tab } = await load('e2e/tab.ts');

/** The event by which the form says that its script has taken it over. */
export const { awake } = await load('src/islands/awake.ts');

/**
 * The browser of the visits, with sandboxed frames in processes of their own, as visitors' browsers have them: the
 * library would keep a demo on the main thread of its page.
 */
export const launch = () =>
  puppeteer.launch({
    executablePath: browserPath({ whole: true }),
    args: puppeteer
      .defaultArgs({ args: browserArguments })
      .map((argument) => argument.replace(/,?IsolateSandboxedIframes/, '')),
    ignoreDefaultArgs: true,
  });
