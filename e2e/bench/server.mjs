/** A small server that sends a built folder as a content network does, so that ours and its twin travel alike. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type) => /text|json|svg/.test(type);

/**
 * Serves a folder on a free port of the loopback interface, compressed before anybody asks.
 *
 * @param {string} folder an absolute path, ended by a slash
 * @returns {Promise<{ url: string, close: () => void }>} `url` ends with a slash
 */
export async function serve(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true })
      .filter((path) => statSync(folder + path).isFile())
      .map((path) => [`/${path}`, prepare(path, readFileSync(folder + path))]),
  );
  const find = (path) => files.get(path) ?? files.get(`${path}.html`);
  const notFound = files.get('/404.html');

  const server = createServer(({ url, headers }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const found = find(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const { body, plain, ...file } = found ?? notFound;
    // Chromium takes Brotli from the loopback interface as it does over TLS; other clients may not.
    const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    if (found && headers['if-none-match'] === file.headers.etag) {
      response.writeHead(304, file.headers).end();
    } else if (body && takesBrotli) {
      response
        .writeHead(found ? 200 : 404, { ...file.headers, 'content-encoding': 'br' })
        .end(body);
    } else {
      response.writeHead(found ? 200 : 404, file.headers).end(plain);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

/** A file with its headers; `body` only where compressing gains something. */
function prepare(path, plain) {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    'cache-control': path.startsWith('_astro/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    ...(isText(type) && { vary: 'accept-encoding' }),
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { plain, headers, body: isText(type) ? brotliCompressSync(plain, { params }) : undefined };
}
