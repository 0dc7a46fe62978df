import { playable } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { sites } from '../support/sites.ts';
import { test, type Send } from './host.ts';

const [{ id, launcherGameId }] = playable;
const lower = id.toLowerCase();

const everywhere = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'self'$/,
  'strict-transport-security': /^max-age=(63072000|86400)$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /^fullscreen=\(self\), autoplay=\(self\), .*camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Requests a path, and expects a status and the headers that every answer has. */
async function expectStatus(send: Send, path: string, status: number) {
  const answer = await send(path);
  expect.soft(answer.status, path).toBe(status);
  for (const [name, value] of Object.entries(everywhere)) {
    expect.soft(answer.headers[name], `${path}: ${name}`).toMatch(value);
  }
  return answer;
}

test('every file answers, and is kept for a year if its name has a hash', async ({ send }) => {
  const { body } = await send('contact');
  const [script = 'no file'] = /_astro\/[\w.-]+\.js/.exec(body) ?? [];
  const types: Record<string, string> = {
    [script]: 'javascript',
    'favicon.svg': 'image/svg+xml',
    'favicon.ico': 'icon',
    'manifest.webmanifest': 'application/manifest+json',
  };
  const documents = [...pages, 'demo-launcher', `demo/${launcherGameId}`];
  for (const path of [...documents, ...Object.keys(types)]) {
    const { headers } = await expectStatus(send, path, 200);
    const kept = path === script ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
    expect.soft(headers['cache-control'], path).toBe(`public, ${kept}`);
    expect.soft(headers['content-type'], path).toContain(types[path] ?? 'text/html');
  }
});

test("a page has the pages' policy, and a demo its own", async ({ send }) => {
  const [page, demo] = [await send('contact'), await send(`demo/${launcherGameId}?mode=demo`)];
  for (const { headers, body } of [page, demo]) {
    const inHeader = headers['content-security-policy'] ?? '';
    const [, inPage = ''] = /content-security-policy" content="([^"]*)/.exec(body) ?? [];
    for (const hash of inPage.match(/'sha256-[^']*'/g) ?? []) expect.soft(inHeader).toContain(hash);
  }
  const hashes = (inHeader: string | string[] = '') =>
    String(inHeader).match(/'sha256-/g)?.length ?? 0;
  expect(hashes(demo.headers['content-security-policy'])).toBe(3);
  expect(page.headers['content-security-policy']).toContain("font-src 'self';");
});

test('a page is compressed, and not sent to those who have it', async ({ send }) => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const first = await send('contact', { headers });
  expect(first.headers['content-encoding']).toBe('gzip');
  const etag = first.headers.etag ?? '';
  const { status } = await send('contact', { headers: { ...headers, 'If-None-Match': etag } });
  expect(status).toBe(304);
});

test('other ways to write an address lead to the page, in one hop', async ({
  send,
  host,
  site,
}) => {
  const { bySite, byHost } = host.permanent;
  for (const [from, to, status] of [
    ['contact/', 'contact', byHost],
    ['contact.html', 'contact', byHost],
    ['contact/?from=mail&x=%2F', 'contact?from=mail&x=%2F', byHost],
    ['index.html', '', byHost],
    [`game/${id}/`, `game/${id}`, byHost],
    [`game/${id}.html?x=1`, `game/${id}?x=1`, byHost],
    [`game/${lower}?from=mail`, `game/${id}?from=mail`, bySite],
  ] as const) {
    const { headers } = await expectStatus(send, from, status);
    expect.soft(headers['location'], from).toBe(`${sites[site].base}/${to}`);
    expect.soft((await send(to)).status, to).toBe(200);
  }
});

test('an unknown address answers 404 with the error page of its kind', async ({ send }) => {
  for (const [screen, paths] of [
    ['error-screen', 'nope nope/ nope.html contact/us Contact game _astro/ _astro/none.js'],
    ['unknown-game', `game/ game/nope game/nope/ game/nope.html game/${id}/more game/__proto__`],
  ] as const) {
    for (const path of paths.split(' ')) {
      const { headers, body } = await expectStatus(send, path, 404);
      expect.soft(headers['cache-control'], path).toBe('no-store');
      expect.soft(body, path).toContain(`class="${screen}`);
    }
  }
});

test('a hostile address is refused without a redirect', async ({ send }) => {
  for (const path of [
    '/evil.example/',
    '/evil.example/contact.html',
    '\\evil.example/',
    '%2f%2f/evil.example/',
    'contact%0d%0aLocation:%20https://evil.example/',
    'contact/%2e%2e//evil.example/',
  ]) {
    const { status, headers } = await send(path);
    expect.soft(Math.floor(status / 100), path).toBe(4);
    expect.soft(headers['location'], path).toBeUndefined();
  }
});
