/** The Chromium that runs the tests: the same one on every machine of a kind, whatever is installed there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fontsConfiguration } from './fonts.ts';
import { projectFolder } from './sites.ts';

const bundle = `${projectFolder}node_modules/@sparticuz/chromium/`;
const { version } = JSON.parse(readFileSync(`${bundle}package.json`, 'utf8')) as {
  version: string;
};
/** Where the browser of the lock file is unpacked, with the libraries that a bare Linux lacks. */
const unpacked = `${projectFolder}node_modules/.cache/chromium-${version}`;

async function unpack() {
  // Half a browser, of an unpacking that was stopped, does not count.
  const part = `${unpacked}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  // The package unpacks into the folder for temporary files, which other users of the machine share.
  const { TMPDIR = '/tmp' } = process.env;
  process.env['TMPDIR'] = part;
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  await bundled.executablePath();
  await inflate(`${bundle}bin/al2023.tar.br`);
  process.env['TMPDIR'] = TMPDIR;
  renameSync(part, unpacked);
}

async function findBrowser(): Promise<LaunchOptions> {
  const chosen = process.env['E2E_BROWSER'];
  if (chosen) return { executablePath: chosen };
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (!existsSync(unpacked)) await unpack();
    const libraries = { LD_LIBRARY_PATH: `${unpacked}/al2023/lib` };
    return { executablePath: `${unpacked}/chromium`, env: { ...process.env, ...libraries } };
  }
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: true });
  }
  return { executablePath };
}

/** Whether a browser is installed, and as new as the one of the lock file. */
function isRecent(path: string): boolean {
  // Windows opens a window instead of printing the version.
  if (process.platform === 'win32') return existsSync(path);
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\./.exec(stdout)?.[1]) >= parseInt(version);
}

const installed = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/**
 * An installed Chrome or Chromium, or nothing. It prerenders pages and keeps them in a back/forward cache, as headless
 * shells do not. The workers of Playwright take it from the process that has found it.
 */
const wholePath = (process.env['E2E_WHOLE_BROWSER'] ??= installed.find(isRecent) ?? '');

if (process.platform === 'linux')
  process.env['FONTCONFIG_FILE'] ??= await fontsConfiguration('Arial');

/** Keeps the browser from calling home; root, as in most containers, cannot use its sandbox. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export const browser: LaunchOptions = { ...(await findBrowser()), args };
export const wholeBrowser: LaunchOptions | undefined = wholePath
  ? { executablePath: wholePath, args }
  : undefined;
