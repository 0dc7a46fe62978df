/** A static host like GitHub Pages: no slash, no `.html` in addresses, and the root's `404.html` for the rest. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

type Gate = (path: string) => Promise<unknown> | undefined;

/**
 * Serves a folder on a free port of this machine; the site's pages stand below `base`. A request waits as long as `gate`
 * says.
 */
export async function serve(folder: string, base = '', gate: Gate = () => undefined) {
  const files = sirv(folder, {
    // Looks for each file when it is asked for: a test may take one away.
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    onNoMatch: (_request, response) =>
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(`${folder}${base}/404.html`)),
  });
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    requests.push(url);
    await gate(url);
    files(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}/`,
    /** The paths that were asked for. */
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
