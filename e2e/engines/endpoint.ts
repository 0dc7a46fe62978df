import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An endpoint of the contact form on an origin of its own. It answers only when it is told to. */
export async function startEndpoint() {
  const received: unknown[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response): Promise<unknown> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return response.end();
    const parts = await request.toArray();
    received.push(JSON.parse(parts.join('')));
    return waiting.push(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    /** The messages since the last call. */
    takeMessages: () => received.splice(0),
    /** Confirms the messages that have arrived. */
    confirm: () => waiting.splice(0).forEach((response) => response.end('{"ok":true}')),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
