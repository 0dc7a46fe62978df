import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window, which does most visits in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the visits: Playwright's own where it is installed, else one that the machine has; the
 * lightest where `whole` does not ask for all of it. Throws an Error that says how to get one.
 */
export function browserPath({ whole = false } = {}): string {
  const browsers = [chromium.executablePath(), ...systemBrowsers];
  const found = (whole ? browsers : [headlessShell, ...browsers]).find((path) => existsSync(path));
  if (!found) {
    throw new Error(
      'The visits need a browser. Run "npx playwright install chromium", or on Debian "apt-get install chromium", and try again.',
    );
  }
  return found;
}

/** Keeps the browser from calling home; root, as in most containers, has no use of its sandbox. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
