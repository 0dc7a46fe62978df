import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

const message = JSON.stringify({ name: 'Ada', message: 'Two? “Ja”' });
let server: Server;
let timeout: AbortController;
let received: Record<'url' | 'type' | 'accept' | 'body', string | undefined>[];

beforeEach(() => {
  received = [];
  timeout = new AbortController();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server on the loopback interface that reads a message and calls `answer`. Returns its URL. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { accept, 'content-type': type } = request.headers;
      received.push({ url: request.url, type, accept, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

const status =
  (code: number, body = '', headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end(body);
const redirect = (code: number, location: string) => status(code, '', { location });

const answers: [string, RequestListener, Awaited<ReturnType<typeof deliver>>][] = [
  // The endpoint confirms the message.
  ['204', status(204), 'delivered'],
  ['200 and nothing', status(200), 'delivered'],
  ['202 and nothing', status(202), 'delivered'],
  ['{"ok":true}', status(200, '{"ok":true,"next":"/thanks"}'), 'delivered'],
  ['{"success":true}', status(200, '{"success":true}'), 'delivered'],
  ['{"success":"true"}', status(200, '{"success":"true"}'), 'delivered'],
  ['{"ok":true,"errors":[]}', status(200, '{"ok":true,"errors":[]}'), 'delivered'],
  ['201 and {"ok":true}', status(201, '{"ok":true}'), 'delivered'],
  ['{"ok":true} in parts', inParts('{"ok":', 'true}'), 'delivered'],
  ['a letter in two parts', inParts('{"ok":true,"next":"M', 'ü', 'hle"}'), 'delivered'],
  // The endpoint refuses the message.
  ['400', status(400), 'refused'],
  ['401', status(401, 'Log in'), 'refused'],
  ['403', status(403, '<p>Forbidden'), 'refused'],
  ['404', status(404), 'refused'],
  ['413', status(413), 'refused'],
  ['422', status(422, '{"error":"message"}'), 'refused'],
  ['429', status(429), 'refused'],
  ['400 and {"ok":true}', status(400, '{"ok":true}'), 'refused'],
  ['{"ok":false}', status(200, '{"ok":false}'), 'refused'],
  ['{"success":false}', status(200, '{"success":false}'), 'refused'],
  ['{"success":"false"}', status(200, '{"success":"false"}'), 'refused'],
  ['{"ok":true,"success":false}', status(200, '{"ok":true,"success":false}'), 'refused'],
  ['{"ok":false,"ok":true}', status(200, '{"ok":false,"ok":true}'), 'refused'],
  [
    '{"ok":true,"data":[{"ok": false}]}',
    status(200, '{"ok":true,"data":[{"ok": false}]}'),
    'refused',
  ],
  ['{"ok":true} and {"ok":false}', status(200, '{"ok":true}\n{"ok":false}'), 'refused'],
  // Words about a refusal are none.
  [
    'a text with "ok":false',
    status(200, JSON.stringify({ ok: true, help: '"ok":false' })),
    'delivered',
  ],
  // Any other answer.
  ['{"error":"full"}', status(200, '{"error":"full"}'), 'unclear'],
  ['{"status":"error"}', status(200, '{"status":"error"}'), 'unclear'],
  ['{"success":0}', status(200, '{"success":0}'), 'unclear'],
  ['{"ok":1}', status(200, '{"ok":1}'), 'unclear'],
  ['{"ok":true,"errors":["spam"]}', status(200, '{"ok":true,"errors":["spam"]}'), 'unclear'],
  ['{"success":true,"error":"full"}', status(200, '{"success":true,"error":"full"}'), 'unclear'],
  ['{}', status(200, '{}'), 'unclear'],
  ['null', status(200, 'null'), 'unclear'],
  ['[]', status(200, '[]'), 'unclear'],
  ['true', status(200, 'true'), 'unclear'],
  ['"error"', status(200, '"error"'), 'unclear'],
  ['half of {"ok":true}', status(200, '{"ok":tr'), 'unclear'],
  ['a page', status(200, '<!doctype html><p>Log in'), 'unclear'],
  ['408', status(408), 'unclear'],
  ['409', status(409), 'unclear'],
  ['425', status(425), 'unclear'],
  ['500', status(500), 'unclear'],
  ['502', status(502, '{"ok":true}'), 'unclear'],
  ['503', status(503), 'unclear'],
  ['504', status(504), 'unclear'],
  ['303 to a page', redirect(303, '/thanks'), 'unclear'],
  ['307 to another address', redirect(307, '/other'), 'unclear'],
  ['a redirect to itself', redirect(302, '/send'), 'unclear'],
  [
    'something other than HTTP',
    (_, { socket }) => socket?.end('\0\u0001 garbage\r\n\r\n'),
    'unclear',
  ],
  ['a reset', ({ socket }) => socket.resetAndDestroy(), 'unclear'],
  ['a reset within {"ok":true}', inParts('{"ok":', undefined), 'unclear'],
];

/** Sends parts one by one. `undefined` cuts the connection. */
function inParts(...parts: (string | undefined)[]): RequestListener {
  return async (_request, response) => {
    response.writeHead(200);
    for (const part of parts) {
      if (part === undefined) return void response.destroy();
      // Byte by byte, so that a character of two bytes is split.
      for (const byte of Buffer.from(part)) {
        await new Promise((written) => response.write(Buffer.of(byte), written));
      }
    }
    response.end();
  };
}

test.each(answers)('an endpoint that answers %s', async (_what, answer, outcome) => {
  expect(await deliver(await serve(answer), message, timeout.signal)).toBe(outcome);
  // Many services answer with a page, unless they are asked for JSON.
  const json = 'application/json';
  expect(received).toEqual([{ url: '/send', type: json, accept: json, body: message }]);
});

test.each([
  ['nothing', () => undefined],
  ['half of it', (_, response) => response.writeHead(200).write('{')],
] as [string, RequestListener][])(
  'an endpoint that answers %s until the time is over: unclear',
  async (_what, answer) => {
    const outcome = deliver(await serve(answer), message, timeout.signal);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    timeout.abort();
    expect(await outcome).toBe('unclear');
  },
);

test('a request that a browser never settles: unclear', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const outcome = deliver(await serve(status(204)), message, timeout.signal);
  timeout.abort();
  expect(await outcome).toBe('unclear');
});

test('offline, nothing is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await deliver(await serve(status(204)), message, timeout.signal)).toBe('offline');
  expect(received).toEqual([]);
});

test('an endpoint that is down: unclear', async () => {
  const endpoint = await serve(status(204));
  await new Promise((resolve) => server.close(resolve));
  expect(await deliver(endpoint, message, timeout.signal)).toBe('unclear');
});

test('a message carries no cookies', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await deliver(await serve(status(204)), message, timeout.signal);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
});

test.each([
  ['a message is sent even if the visitor leaves the page', 'x', true],
  ['a very long message is sent while the page stays open', '€'.repeat(25_000), false],
])('%s', async (_what, text, keepalive) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  expect(await deliver(await serve(status(204)), text, timeout.signal)).toBe('delivered');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive });
});
