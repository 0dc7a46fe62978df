import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { smallWindow, type Browser } from './engine.ts';

const [driver, screen, browser] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
] as const;

/** What the machine lacks; nothing where it has all. */
export const missing = [driver, screen, browser].every((path) => existsSync(path))
  ? ''
  : 'WebKitGTK is not installed ("apt-get install webkit2gtk-driver xvfb"): its tests are skipped.';

/** The name under which W3C WebDriver hands out elements. */
type Element = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

/** Asks a driver of W3C WebDriver, which is plain HTTP with JSON. */
async function ask<Value>(
  method: string,
  url: string,
  body?: object,
  init?: RequestInit,
): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...init,
  });
  const { value } = (await response.json()) as { value: Value & { error?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}`);
  return value;
}

/** Starts WebKitGTK's own browser on a screen that nobody sees. */
export async function start(): Promise<Browser> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    // A group of its own: the browser and its helpers outlive the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        unhandledPromptBehavior: 'ignore',
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  const post = <Value>(path: string, body: object = {}) => ask<Value>('POST', session + path, body);
  const find = (value: string) => post<Element>('/element', { using: 'css selector', value });
  // A script that ran while one page gave way to another was left without an answer once. It is then asked again.
  const run = <Value>(script: string, args: unknown[]) =>
    ask<Value>(
      'POST',
      `${session}/execute/sync`,
      { script, args },
      { signal: AbortSignal.timeout(5000) },
    );
  await post('/window/rect', smallWindow);

  const window: Browser = {
    evaluate: (script, ...args) => run(`return (${script})(...arguments)`, args),
    // The driver does not wait until an element can be pressed, nor for a page that scrolls smoothly.
    click: (selector) =>
      expect(async () => {
        const element = await find(selector);
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', [
          element,
        ]);
        await post(`/element/${Object.values(element)[0]}/click`);
      }).toPass({ timeout: 15_000 }),
    open: (url) => post('/url', { url }),
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async inFrame(action) {
      await post('/frame', { id: await find('iframe') });
      return action(window).finally(() => post('/frame', { id: null }));
    },
    async acceptAlert() {
      const words = await ask<string>('GET', `${session}/alert/text`).catch(() => undefined);
      if (words !== undefined) await post('/alert/accept');
      return words;
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      if (webDriver.pid && webDriver.exitCode === null) process.kill(-webDriver.pid);
      xvfb.kill();
    },
  };
  return window;
}
