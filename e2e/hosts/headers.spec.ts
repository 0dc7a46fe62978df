import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { playable } from '../support/content.ts';
import { expect, test } from './host.ts';

const [{ id, launcherGameId }] = playable;
const game = `game/${id}`;
const demo = `demo/${launcherGameId}`;

const everywhere = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'self'$/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /^fullscreen=\(self\), autoplay=\(self\), .*camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

test('every kind of answer has every header', async ({ ask, hostName }) => {
  const answers: [path: string, status: number, method?: string][] = [
    ['', 200],
    [game, 200],
    [demo, 200],
    ['favicon.svg', 200],
    ['contact/', 308],
    ['nope', 404],
    ['game/nope', 404],
    ['_astro/none.js', 404],
    ['contact', 405, 'POST'],
  ];
  // nginx answers it by itself; the other runtime takes it for an unknown page.
  if (hostName === 'nginx') answers.push(['x'.repeat(20_000), 414]);
  for (const [path, status, method = 'GET'] of answers) {
    const answer = await ask(path, { method });
    const what = `${method} /${path.slice(0, 20)}`;
    expect.soft(answer.status, what).toBe(status);
    for (const [name, value] of Object.entries(everywhere)) {
      expect.soft(answer.headers[name], `${what}: ${name}`).toMatch(value);
    }
  }
});

test('a file whose name changes is kept for a year, the rest is asked for again, errors are not kept', async ({
  ask,
}) => {
  const html = (await ask('contact')).body.toString();
  const [file = 'no file'] = /_astro\/[\w.-]+\.js/.exec(html) ?? [];
  const kept = { [file]: 'public, max-age=31536000, immutable' };
  for (const path of ['', 'contact', game, 'favicon.svg', 'manifest.webmanifest']) {
    kept[path] = 'public, max-age=0, must-revalidate';
  }
  for (const path of ['nope', 'game/nope', '_astro/none.js']) kept[path] = 'no-store';
  for (const [path, value] of Object.entries(kept)) {
    expect.soft((await ask(path)).headers['cache-control'], path).toBe(value);
  }
  const { headers } = await ask('manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`a browser that takes ${encoding} gets it where the host has it, and 304 once it has the page`, async ({
    ask,
    host,
  }) => {
    const headers = { 'Accept-Encoding': encoding };
    const first = await ask('contact', { headers });
    const expected = host.encodings.includes(encoding) ? encoding : undefined;
    expect(first.headers['content-encoding']).toBe(expected);
    const decode = { gzip: gunzipSync, br: brotliDecompressSync }[expected ?? ''];
    expect((decode?.(first.body) ?? first.body).toString()).toContain('</html>');

    const known = { ...headers, 'If-None-Match': first.headers.etag ?? '' };
    const again = await ask('contact', { headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
}

test('HEAD answers as GET does, without a body; methods that write are refused', async ({
  ask,
}) => {
  for (const path of ['contact', 'contact/', 'nope']) {
    const { status } = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect.soft([head.status, head.body.length], path).toEqual([status, 0]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    expect.soft((await ask('contact', { method })).status, method).toBe(405);
  }
});
