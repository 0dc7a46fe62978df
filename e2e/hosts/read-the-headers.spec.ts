import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../support/pages.ts';
import { expect, test, traitsOf } from './host.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The address of a file whose name changes with its contents. */
const hashedFile = /_astro\/[\w.-]+\.js/;

const everywhere = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'self'$/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /^fullscreen=\(self\), autoplay=\(self\), .*camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const answers = [
  { path: '', what: 'a page', status: 200 },
  { path: 'game/Zulu', what: 'a game', status: 200 },
  { path: 'demo/1001', what: 'a demo', status: 200 },
  { path: 'favicon.svg', what: 'a file', status: 200 },
  { path: 'contact/', what: 'a redirect', status: 308 },
  { path: 'nope', what: 'an unknown page', status: 404 },
  { path: 'game/nope', what: 'an unknown game', status: 404 },
  { path: '_astro/none.js', what: 'a file that is gone', status: 404 },
  { path: 'contact', what: 'a refused method', status: 405, method: 'POST' },
  { path: 'x'.repeat(20_000), what: 'a path that is too long', status: 414, hosts: ['nginx'] },
];

for (const { path, what, status, method = 'GET', hosts } of answers) {
  test(`${what} has every header`, async ({ ask, host }) => {
    test.skip(Boolean(hosts && !hosts.includes(host)), 'Only nginx answers it by itself.');
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(everywhere)) {
      expect(answer.headers[name], name).toMatch(value);
    }
  });
}

test('every page says of itself what the header says of all', async ({ ask }) => {
  const directives = (policy = '') =>
    new Map(
      policy
        .split(';')
        .map((one) => one.trim().split(/\s+/))
        .filter(([name]) => name)
        .map(([name = '', ...sources]) => [name, sources]),
    );
  for (const path of [...pages, 'nope', 'game/nope', 'demo-launcher', 'demo/1001']) {
    const { headers, body } = await ask(path);
    const header = directives(headers['content-security-policy']);
    const meta = directives(/security-policy" content="([^"]*)"/.exec(body.toString())?.[1]);
    expect([...meta.keys(), 'frame-ancestors'].toSorted(), path).toEqual(
      [...header.keys()].toSorted(),
    );
    for (const [name, sources] of meta) {
      const isHash = (source: string) => source.startsWith("'sha256-");
      const plain = header.get(name)?.filter((source) => !isHash(source));
      expect(
        sources.filter((source) => !isHash(source)),
        path + name,
      ).toEqual(plain);
      expect(header.get(name), path + name).toEqual(expect.arrayContaining(sources));
    }
  }
});

test('what changes its name is kept for a year, everything else is asked again', async ({
  ask,
}) => {
  const [file = ''] = hashedFile.exec((await ask('contact')).body.toString()) ?? [];
  expect((await ask(file)).headers['cache-control']).toBe(immutable);
  for (const path of ['', 'contact', 'game/Zulu', 'favicon.svg', 'manifest.webmanifest']) {
    expect((await ask(path)).headers['cache-control'], path).toBe(revalidated);
  }
});

test('the manifest has its own type', async ({ ask }) => {
  const { headers } = await ask('manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
});

for (const path of ['nope', 'game/nope', '_astro/none.js']) {
  test(`nobody keeps the error at /${path}`, async ({ ask }) => {
    expect((await ask(path)).headers['cache-control']).toBe('no-store');
  });
}

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`a browser that takes ${encoding} gets it where the host has it, and 304 once it has the page`, async ({
    ask,
    host,
  }) => {
    const headers = { 'Accept-Encoding': encoding };
    const { headers: got, body } = await ask('contact', { headers });
    const expected = traitsOf(host).encodings.includes(encoding) ? encoding : undefined;
    expect(got['content-encoding']).toBe(expected);
    const decode = { gzip: gunzipSync, br: brotliDecompressSync }[expected ?? ''];
    expect((decode?.(body) ?? body).toString()).toContain('</html>');

    const again = { ...headers, 'If-None-Match': got['etag'] ?? '' };
    const { status, body: none } = await ask('contact', { headers: again });
    expect(status).toBe(304);
    expect(none.length).toBe(0);
  });
}

for (const [path, status] of [
  ['contact', 200],
  ['contact/', 308],
  ['nope', 404],
] as const) {
  test(`HEAD /${path} answers ${status}, without a body`, async ({ ask }) => {
    const { status: got, body, headers } = await ask(path, { method: 'HEAD' });
    expect(got).toBe(status);
    expect(body.length).toBe(0);
    expect(headers['content-security-policy']).toBeDefined();
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} is refused`, async ({ ask }) => {
    expect((await ask('contact', { method })).status).toBe(405);
  });
}
