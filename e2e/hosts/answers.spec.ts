import type { APIRequestContext } from '@playwright/test';
import { playable } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { sites } from '../support/sites.ts';
import { test } from './host.ts';

const [{ id, launcherGameId }] = playable;

/** The headers that every answer has. */
const everywhere = {
  'content-security-policy': /^frame-ancestors 'self'(,|$)/,
  'strict-transport-security': /^max-age=(63072000|86400)$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /^fullscreen=\(self\), autoplay=\(self\), .*camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Requests a path without following a redirect. Expects a status, and the headers that every answer has. */
async function expectStatus(request: APIRequestContext, path: string, status: number) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect.soft(answer.status(), path).toBe(status);
  for (const [name, value] of Object.entries(everywhere)) {
    expect.soft(answer.headers()[name], `${path}: ${name}`).toMatch(value);
  }
  return answer;
}

test('every file answers, and is kept for a year if its name has a hash', async ({ request }) => {
  const page = await (await request.get('contact')).text();
  const [script = 'no file'] = /_astro\/[\w.-]+\.js/.exec(page) ?? [];
  const types: Record<string, string> = {
    [script]: 'javascript',
    'favicon.svg': 'image/svg+xml',
    'favicon.ico': 'icon',
    'manifest.webmanifest': 'application/manifest+json',
  };
  const documents = [...pages, 'demo-launcher', `demo/${launcherGameId}`];
  for (const path of [...documents, ...Object.keys(types)]) {
    const headers = (await expectStatus(request, path, 200)).headers();
    const kept = path === script ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
    expect.soft(headers['cache-control'], path).toBe(`public, ${kept}`);
    expect.soft(headers['content-type'], path).toContain(types[path] ?? 'text/html');
  }
});

test('the header has no hashes, and a policy of its own for drawings', async ({ request }) => {
  const policies = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']?.split(/, */).toSorted();
  const page = await (await request.get('')).text();
  const [drawing = 'no file'] = /_astro\/[\w.-]+\.svg/.exec(page) ?? [];
  for (const path of ['contact', `demo/${launcherGameId}?mode=demo`, 'nope']) {
    expect.soft(await policies(path), path).toEqual(["frame-ancestors 'self'"]);
  }
  for (const path of [drawing, 'favicon.svg']) {
    expect
      .soft(await policies(path), path)
      .toEqual([
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "frame-ancestors 'self'",
      ]);
  }
});

test('a page is compressed, and not sent to those who have it', async ({ request }) => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const first = (await request.get('contact', { headers })).headers();
  expect(first['content-encoding']).toBe('gzip');
  const known = { ...headers, 'If-None-Match': first['etag'] ?? '' };
  expect((await request.get('contact', { headers: known })).status()).toBe(304);
});

test('other ways to write an address lead to the page, in one hop', async ({
  request,
  host,
  site,
}) => {
  const lower = [`game/${id.toLowerCase()}?from=mail`, `game/${id}?from=mail`, 301] as const;
  for (const [from, to, status] of [
    ['contact/', 'contact', 308],
    ['contact.html', 'contact', 308],
    ['contact/?from=mail&x=%2F', 'contact?from=mail&x=%2F', 308],
    ['index.html', '', 308],
    [`game/${id}/`, `game/${id}`, 308],
    [`game/${id}.html?x=1`, `game/${id}?x=1`, 308],
    ...(host.readsRedirects ? [lower] : []),
  ] as const) {
    const answer = await expectStatus(request, from, status);
    expect.soft(answer.headers()['location'], from).toBe(`${sites[site].base}/${to}`);
    expect.soft((await request.get(to)).status(), to).toBe(200);
  }
});

test('an unknown address answers 404 with the error page of its kind', async ({ request }) => {
  for (const [screen, paths] of [
    [
      'aria-labelledby="error-heading"',
      'nope nope/ nope.html contact/us Contact game _astro/ _astro/none.js',
    ],
    [
      'aria-label="Unknown game"',
      `game/ game/nope game/nope/ game/nope.html game/${id}/more game/__proto__`,
    ],
  ] as const) {
    for (const path of paths.split(' ')) {
      const answer = await expectStatus(request, path, 404);
      expect.soft(answer.headers()['cache-control'], path).toBe('no-store');
      expect.soft(await answer.text(), path).toContain(screen);
    }
  }
});

test('a hostile address is refused without a redirect', async ({ request, baseURL }) => {
  for (const path of [
    '/evil.example/',
    '/evil.example/contact.html',
    '%2f%2f/evil.example/',
    'contact%0d%0aLocation:%20https://evil.example/',
  ]) {
    // Added to the base, so that the first two have a double slash.
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect.soft(Math.floor(answer.status() / 100), path).toBe(4);
    expect.soft(answer.headers()['location'], path).toBeUndefined();
  }
});
