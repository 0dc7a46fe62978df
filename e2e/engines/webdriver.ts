/** The name under which W3C WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = Record<typeof elementKey, string>;
export const idOf = (element: Element) => element[elementKey];

/** A session of W3C WebDriver: asks for a path below the session's own, and gives the answer's value. */
export type Session = <Value>(method: string, path: string, body?: object) => Promise<Value>;

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}`);
  return value;
}

/**
 * Begins a session with the driver at `url`, as soon as it listens. Written out, since the protocol is plain
 * HTTP and the visits need ten of its commands; clients of it bring drivers for every other browser.
 */
export async function beginSession(url: string, capabilities: object): Promise<Session> {
  for (;;) {
    try {
      const body = { capabilities: { alwaysMatch: capabilities } };
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, body);
      return (method, path, body) => ask(method, `${url}/session/${sessionId}${path}`, body);
    } catch (error) {
      // What fetch() throws where nobody listens; the driver itself answers, and says what is wrong.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
