import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { firstPort } from '../support/sites.ts';
import { smallWindow, type Browser } from './browser.ts';

const [driver, screen, browser] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
] as const;

export const isInstalled = [driver, screen, browser].every((path) => existsSync(path));

/** The key of element references in W3C WebDriver. */
type Element = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

/** Special keys (W3C WebDriver, "Keyboard actions"). */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Sends a command of W3C WebDriver: by GET, or by POST with a body. */
async function request<Value>(url: string, body?: object, signal: AbortSignal | null = null) {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { ...post, signal });
  const { value } = (await response.json()) as { value: Value & { error?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error}`);
  return value;
}

/** Starts WebKitGTK's own browser on a virtual screen. */
export async function start(): Promise<Browser> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  // A port above those of the hosts.
  const port = firstPort + 4 + Number(process.env['TEST_WORKER_INDEX']);
  const webDriver = spawn(driver, [`--port=${port}`], {
    // A separate process group, because the browser and its helpers outlive the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();
  const { sessionId } = await request<{ sessionId: string }>(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  const find = (value: string) =>
    request<Element>(`${session}/element`, { using: 'css selector', value });
  // A script during a navigation may get no answer. The caller then retries.
  const run = <Value>(script: string, args: unknown[]) =>
    request<Value>(`${session}/execute/sync`, { script, args }, AbortSignal.timeout(5000));
  await request(`${session}/window/rect`, smallWindow);

  const window: Browser = {
    evaluate: (script, ...args) => run(`return (${script})(...arguments)`, args),
    // The driver does not wait until an element is clickable or a smooth scroll has ended.
    click: (selector) =>
      expect(async () => {
        const element = await find(selector);
        const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
        await run(script, [element]);
        await request(`${session}/element/${Object.values(element)[0]}/click`, {});
      }).toPass({ timeout: 15_000 }),
    open: (url) => request(`${session}/url`, { url }),
    press: (key) => window.type(keys[key]),
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await request(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async inFrame(action) {
      await request(`${session}/frame`, { id: await find('iframe') });
      return action(window).finally(() => request(`${session}/frame`, { id: null }));
    },
    close() {
      if (webDriver.pid && webDriver.exitCode === null) process.kill(-webDriver.pid);
      xvfb.kill();
    },
  };
  return window;
}
