import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'dining', message: 'Two? “Ja”' };
let server: Server;
let received: { type: string | undefined; body: string }[];

beforeEach(() => {
  received = [];
  // Node's own sockets keep their time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A server on the loopback interface that reads a message, and then does as `answer` does. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

const answering =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

test.each([
  ['accepts without a word', answering(204), 'delivered'],
  ['accepts in JSON', answering(200, '{"ok":true,"next":"/thanks"}'), 'delivered'],
  ['accepts with a status of its own', answering(201, 'null'), 'delivered'],
  ['refuses', answering(422, '{"error":"message"}'), 'refused'],
  ['refuses politely', answering(200, '{"success":"false"}'), 'refused'],
  ['has broken down', answering(500), 'refused'],
  ['answers a page', answering(200, '<!doctype html><p>Log in'), 'unclear'],
  ['answers garbage', (_, { socket }) => socket?.end('\0\u0001 garbage\r\n\r\n'), 'unreachable'],
  ['drops the connection', (request) => request.socket.destroy(), 'unreachable'],
  [
    'drops the connection amid its answer',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"ok":', () => response.destroy());
    },
    'unreachable',
  ],
] as [string, RequestListener, string][])('a server that %s: %3$s', async (_what, answer, end) => {
  expect(await deliver(await serve(answer), message)).toBe(end);
  expect(received).toEqual([{ type: 'application/json', body: JSON.stringify(message) }]);
});

test.each([
  ['hangs', () => undefined],
  ['hangs amid its answer', (_, response) => response.writeHead(200).write('{')],
] as [string, RequestListener][])('a server that %s is given up', async (_what, answer) => {
  const outcome = deliver(await serve(answer), message);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBe('late');
});

test('where no server is, the message is known not to arrive', async () => {
  const endpoint = await serve(answering(204));
  await new Promise((resolve) => server.close(resolve));
  expect(await deliver(endpoint, message)).toBe('unreachable');
});
