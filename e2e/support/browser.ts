/** Finds the Chromium that runs the tests: an installed one, or the one that the lock file brings. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fontsConfiguration } from './fonts.ts';
import { projectFolder } from './sites.ts';

const wholeBrowsers = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Chromium without a window runs the tests in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const bundle = `${projectFolder}node_modules/@sparticuz/chromium/`;
const { version } = JSON.parse(readFileSync(`${bundle}package.json`, 'utf8')) as {
  version: string;
};

/** Whether a browser is installed, and as new as the one that the lock file brings. */
function isRecent(path: string): boolean {
  // Windows opens a window instead of printing the version.
  if (process.platform === 'win32') return existsSync(path);
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\./.exec(stdout)?.[1]) >= parseInt(version);
}

/** Unpacks the browser of the lock file, with the libraries that a bare Linux lacks. */
async function unpack(): Promise<string> {
  const folder = `${projectFolder}node_modules/.cache/chromium-${version}`;
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the folder for temporary files, which other users of the machine share.
  const { TMPDIR = '/tmp' } = process.env;
  process.env['TMPDIR'] = folder;
  const { default: bundled, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const path = await bundled.executablePath();
  await inflate(`${bundle}bin/al2023.tar.br`);
  setupLambdaEnvironment(`${folder}/al2023/lib`);
  process.env['TMPDIR'] = TMPDIR;
  return path;
}

async function findBrowser(): Promise<string> {
  const recent = [headlessShell, ...wholeBrowsers].find(isRecent);
  if (recent) return recent;
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: true });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'The tests need a browser. Install Chrome, or run "npx playwright install chromium".',
  );
}

/** The browser's path. The workers of Playwright take it from the process that has found it. */
export const browserPath = (process.env['E2E_BROWSER'] ??= await findBrowser());

/** A browser that can prerender pages and keep them in a back/forward cache, as headless shells cannot. */
export const wholeBrowserPath = (process.env['E2E_WHOLE_BROWSER'] ??=
  wholeBrowsers.find(isRecent) ?? '');

if (process.platform === 'linux')
  process.env['FONTCONFIG_FILE'] ??= await fontsConfiguration('Arial');

/** Keeps the browser from calling home; root, as in most containers, cannot use its sandbox. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
