import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { smallWindow, type Visitor } from './visitor';

const [driver, screen, browser] = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
] as const;

/** What WebKitGTK lacks here; nothing where it can be visited with. */
export const missing = [driver, screen].every((path) => existsSync(path))
  ? undefined
  : 'WebKitGTK is not installed ("apt-get install webkit2gtk-driver xvfb"): its visits are skipped.';

/** The name under which W3C WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof elementKey, string>;

/** Starts WebKitGTK's own browser on a screen that nobody sees, and speaks W3C WebDriver with it. */
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

  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}`);
    return value;
  }

  const { sessionId } = await begin();
  const post = <Value>(path: string, body: object = {}) =>
    ask<Value>('POST', `/${sessionId}${path}`, body);
  const find = (value: string) => post<Element>('/element', { using: 'css selector', value });
  await post('/window/rect', smallWindow);

  return {
    evaluate: (deed, ...args) =>
      post('/execute/sync', { script: `return (${deed})(...arguments)`, args }),
    async click(selector) {
      const element = await find(selector);
      // The driver does not wait for a page that scrolls smoothly, and presses beside the element.
      const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await post('/execute/sync', { script: scroll, args: [element] });
      await post(`/element/${element[elementKey]}/click`);
    },
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
        return await deed(this);
      } finally {
        await post('/frame', { id: null });
      }
    },
    async answerAlert() {
      const words = await ask<string>('GET', `/${sessionId}/alert/text`).catch(() => undefined);
      if (words !== undefined) await post('/alert/accept');
      return words;
    },
    async close() {
      await ask('DELETE', `/${sessionId}`).catch(() => undefined);
      if (webDriver.pid) process.kill(-webDriver.pid);
      xvfb.kill();
    },
  };

  /** Begins a session as soon as the driver listens. */
  async function begin(): Promise<{ sessionId: string }> {
    const options = { binary: browser, args: ['--automation'] };
    const alwaysMatch = {
      'webkitgtk:browserOptions': options,
      unhandledPromptBehavior: 'ignore',
    };
    for (;;) {
      try {
        return await ask('POST', '', { capabilities: { alwaysMatch } });
      } catch (error) {
        if (!(error instanceof TypeError) || webDriver.exitCode !== null) throw error;
        await new Promise((next) => setTimeout(next, 50));
      }
    }
  }
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
