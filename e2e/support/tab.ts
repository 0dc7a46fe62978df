import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { browserArguments, browserPath } from '../support/browser.ts';

/** What Chromium says over its DevTools protocol: the answer to a call (which has an id), or an event. */
interface Said {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method: string;
  params: {
    sessionId: string;
    targetInfo: { type: string };
    key: { action: string; url: string };
    status: string;
    entry: { text: string };
  };
}

interface Spot {
  x: number;
  y: number;
}

/** For calls to pages that may be left before they answer. */
const gone = () => undefined;

/**
 * A tab in a browser of its own, for what Chromium does not do while Playwright holds its page: it prerenders
 * (there, it says PrerenderingDisabledByDevTools), for whoever holds the tab and is handed from page to page.
 * Spoken over `--remote-debugging-pipe`: JSON, each message ended by a zero byte.
 */
export class Tab {
  /** What was fetched ahead, in order, and how far it came: `Prerender /contact Ready`. */
  readonly fetchedAhead: string[] = [];
  /** What the pages said in the console, errors and broken policies included. */
  readonly messages: string[] = [];

  readonly #calls: ((said: Said) => void)[] = [];
  /** Sessions of the pages in the tab: the one that is shown, then those that are prerendered. */
  #pages: string[] = [];
  readonly #profile = mkdtempSync(join(tmpdir(), 'visit-'));
  readonly #browser = spawn(
    browserPath,
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.#profile}`,
      ...browserArguments,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );

  static async open(address: string): Promise<Tab> {
    const tab = new Tab();
    let rest = '';
    (tab.#browser.stdio[4] as Duplex).setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) tab.#hear(JSON.parse(message) as Said);
    });
    const target = { url: 'about:blank', forTab: true };
    const { targetId } = await tab.#call<{ targetId: string }>('Target.createTarget', target);
    const { sessionId } = await tab.#call<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const everyPage = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await tab.#call('Target.setAutoAttach', everyPage, sessionId);
    await tab.#inPage('Page.navigate', { url: address });
    return tab;
  }

  /** The value of an expression in the page that is shown. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const call = { expression, returnByValue: true };
    const { result } = await this.#inPage<{ result: { value: Value } }>('Runtime.evaluate', call);
    return result.value;
  }

  /** Rests the pointer on the first element that the selector finds. */
  async hover(selector: string): Promise<Spot> {
    const spot = await this.evaluate<Spot>(`(() => {
      const element = document.querySelector('${selector}');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    // From elsewhere: a pointer that has not moved rests on nothing new.
    await this.#point({ x: 0, y: 0, type: 'mouseMoved' });
    await this.#point({ ...spot, type: 'mouseMoved' });
    return spot;
  }

  /** Hovers and presses it. The page may be left so soon that it does not answer any more. */
  async click(selector: string): Promise<void> {
    const spot = await this.hover(selector);
    await this.#point({ ...spot, type: 'mousePressed', button: 'left', clickCount: 1 });
    this.#point({ ...spot, type: 'mouseReleased', button: 'left', clickCount: 1 }).catch(gone);
  }

  async close(): Promise<void> {
    const exit = once(this.#browser, 'exit');
    await this.#call('Browser.close', {});
    await exit;
    // Its helpers may still be writing.
    rmSync(this.#profile, { recursive: true, maxRetries: 10 });
  }

  #hear({ id, method, params, ...answer }: Said): void {
    if (id !== undefined) {
      this.#calls[id]?.({ id, method, params, ...answer });
    } else if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      this.#pages.push(params.sessionId);
      for (const domain of ['Log', 'Preload']) {
        this.#call(`${domain}.enable`, {}, params.sessionId).catch(gone);
      }
    } else if (method === 'Target.detachedFromTarget') {
      this.#pages = this.#pages.filter((page) => page !== params.sessionId);
    } else if (/^Preload\..*StatusUpdated$/.test(method)) {
      const { action, url } = params.key;
      this.fetchedAhead.push(`${action} ${new URL(url).pathname} ${params.status}`);
    } else if (method === 'Log.entryAdded') {
      this.messages.push(params.entry.text);
    }
  }

  #point(event: object): Promise<void> {
    return this.#inPage('Input.dispatchMouseEvent', event);
  }

  #inPage<Result>(method: string, params: object): Promise<Result> {
    return this.#call(method, params, this.#pages[0]);
  }

  async #call<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    const answer = new Promise<Said>((resolve) => this.#calls.push(resolve));
    const call = { id: this.#calls.length - 1, method, params, sessionId };
    (this.#browser.stdio[3] as Duplex).write(`${JSON.stringify(call)}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}
