/** The Chromium that runs the tests, independent of the browsers on the machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fontsConfiguration } from './installed-fonts.ts';
import { projectFolder } from './sites.ts';

const bundle = `${projectFolder}node_modules/@sparticuz/chromium/`;
/** The folder for the unpacked browser and the libraries that a minimal Linux lacks. npm removes it with the package. */
const unpacked = `${bundle}unpacked`;

async function unpack() {
  // If unpacking is interrupted, only this folder remains.
  const part = `${unpacked}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  // The package unpacks into the system's folder for temporary files, which other users share.
  const { TMPDIR = '/tmp' } = process.env;
  process.env['TMPDIR'] = part;
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  await bundled.executablePath();
  await inflate(`${bundle}bin/al2023.tar.br`);
  process.env['TMPDIR'] = TMPDIR;
  // Another process may have been faster.
  if (existsSync(unpacked)) rmSync(part, { recursive: true });
  else renameSync(part, unpacked);
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
 * An installed Chrome or Chromium, if there is one. Unlike a headless shell, it has a back/forward cache. Without a bundled
 * shell, Playwright's own Chromium, a full browser, runs all tests.
 */
const wholePath = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  existsSync,
);

if (process.platform === 'linux')
  process.env['FONTCONFIG_FILE'] ??= await fontsConfiguration('Arial');

/** Playwright adds the options that prevent background requests and allow root to start the browser. */
const args = ['--disable-gpu', '--disable-quic'];

export const browser: LaunchOptions = { ...(await findBrowser()), args };
export const wholeBrowser: LaunchOptions | undefined = wholePath
  ? { executablePath: wholePath, args }
  : undefined;
