import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/**
 * Serves a folder on a free port, like a static host such as GitHub Pages: without `.html` in addresses, and with the root's `404.html` for unknown
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
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    files(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}/`,
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
