/** The Chromium that runs the tests: the same one on every machine of a kind, whatever is installed there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fontsConfiguration } from './fonts.ts';
import { projectFolder } from './sites.ts';

const bundle = `${projectFolder}node_modules/@sparticuz/chromium/`;
/** Where the browser is unpacked, with the libraries that a bare Linux lacks. npm removes it with its package. */
const unpacked = `${bundle}unpacked`;

async function unpack() {
  // An interrupted unpacking leaves this folder alone behind.
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

/**
 * A whole browser, where there is one. It keeps pages in a back/forward cache, as headless shells do not. Where no
 * shell is bundled, Playwright's own Chromium runs all tests, and is one.
 */
const wholePath = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  existsSync,
);

if (process.platform === 'linux')
  process.env['FONTCONFIG_FILE'] ??= await fontsConfiguration('Arial');

/** Playwright adds what keeps the browser from calling home, and what lets root start it. */
const args = ['--disable-gpu', '--disable-quic'];

export const browser: LaunchOptions = { ...(await findBrowser()), args };
export const wholeBrowser: LaunchOptions | undefined = wholePath
  ? { executablePath: wholePath, args }
  : undefined;
