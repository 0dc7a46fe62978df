/** The site that is measured: built once, and served as a content network would. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const project = fileURLToPath(new URL('../..', import.meta.url));
const outDir = 'test-results/bench';
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const isCompressed = /\.(woff2|jpg|avif|webp|png)$/;

/** Builds the site as it is shipped. Gives its folder. */
export function build() {
  execFileSync(process.execPath, ['node_modules/astro/astro.js', 'build', '--outDir', outDir], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return join(project, outDir);
}

/** The pages that search engines may list, relative to the site's root: '' is the home page. */
export function pagesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !/<meta name="robots" content="noindex"/.test(read(folder, file)))
    .map((file) => file.replace(/(index)?\.html$/, ''))
    .sort();
}

/**
 * Serves a folder on a free port: text by Brotli at a middle level, hashed files for good. `change` is what
 * becomes of each page on its way. Gives its address, and closes with `close`.
 */
export async function serve(folder, change = (html) => html) {
  const answers = new Map();
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answerTo(folder, pathname, change));
    const { status, headers, body } = answers.get(pathname);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

function answerTo(folder, pathname, change) {
  const path = pathname.replace(/\/$/, '/index');
  const file = extname(path) ? path : `${path}.html`;
  if (!existsSync(join(folder, file))) return { status: 404, headers: {}, body: '' };
  const raw = file.endsWith('.html')
    ? change(read(folder, file))
    : readFileSync(join(folder, file));
  const headers = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.startsWith('/_astro/') ? 'max-age=31536000, immutable' : 'max-age=0',
  };
  if (isCompressed.test(file)) return { status: 200, headers, body: raw };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = brotliCompressSync(raw, { params });
  return { status: 200, headers: { ...headers, 'Content-Encoding': 'br' }, body };
}

function read(folder, file) {
  return readFileSync(join(folder, file), 'utf8');
}
