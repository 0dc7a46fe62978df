import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Starts a server on a free port of this machine. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Serves a folder like a static host such as GitHub Pages: without `.html` in addresses, and with the root's `404.html` for unknown
 * ones. The site is below `base`.
 */
export async function serve(folder: string, base = '') {
  const files = sirv(folder, {
    // Looks up each file on each request, because a test may remove one.
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    onNoMatch: (_request, response) =>
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(`${folder}${base}/404.html`)),
  });
  /** The requested paths. */
  const requests: string[] = [];
  const { origin, close } = await listen((request, response) => {
    requests.push(request.url ?? '');
    files(request, response);
  });
  return { url: `${origin}${base}/`, requests, close };
}
