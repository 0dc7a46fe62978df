import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { smallWindow, type Visitor } from './visitor.ts';
import { beginSession, idOf, type Element } from './webdriver.ts';

const [driver, screen, browser] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
] as const;

/** What the machine lacks for visits with WebKitGTK; nothing where it has all. */
export const missing = [driver, screen, browser].every((path) => existsSync(path))
  ? undefined
  : 'WebKitGTK is not installed ("apt-get install webkit2gtk-driver xvfb"): its visits are skipped.';

/** Starts WebKitGTK's own browser on a screen that nobody sees. */
export async function start(): Promise<Visitor> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstWords(xvfb);
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    // A group of its own: the browser and its helpers outlive the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const session = await beginSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    unhandledPromptBehavior: 'ignore',
  });
  const post = <Value>(path: string, body: object = {}) => session<Value>('POST', path, body);
  const find = (value: string) => post<Element>('/element', { using: 'css selector', value });
  const run = <Value>(script: string, args: unknown[]) =>
    post<Value>('/execute/sync', { script, args });
  await post('/window/rect', smallWindow);

  const visitor: Visitor = {
    evaluate: (deed, ...args) => run(`return (${deed})(...arguments)`, args),
    // The driver does not wait until an element can be pressed: it refuses.
    click: (selector) =>
      expect(async () => {
        const element = await find(selector);
        // Nor does it wait for a page that scrolls smoothly, and presses beside the element.
        const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
        await run(scroll, [element]);
        await post(`/element/${idOf(element)}/click`);
      }).toPass({ timeout: 15_000 }),
    open: (url) => post('/url', { url }),
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async inFrame(selector, deed) {
      await post('/frame', { id: await find(selector) });
      try {
        return await deed(visitor);
      } finally {
        await post('/frame', { id: null });
      }
    },
    async answerAlert() {
      const words = await session<string>('GET', '/alert/text').catch(() => undefined);
      if (words !== undefined) await post('/alert/accept');
      return words;
    },
    async close() {
      await session('DELETE', '').catch(() => undefined);
      if (webDriver.pid) process.kill(-webDriver.pid);
      xvfb.kill();
    },
  };
  return visitor;
}

/** What a program says first. */
const firstWords = ({ stdout }: ChildProcess) =>
  new Promise<string>((resolve) => stdout?.once('data', (words) => resolve(String(words).trim())));

/** A port that nobody listens at. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
