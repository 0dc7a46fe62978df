import { readFileSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { headerRules } from '../../src/integrations/host-files/headers.ts';
import { playable } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { sites } from '../support/sites.ts';
import { test as base } from './host.ts';

const [{ id, launcherGameId }] = playable;

/** Requests a path without following a redirect. Expects a status, and the headers that every answer has. */
const test = base.extend<{ expectStatus: (path: string, status: number) => Promise<APIResponse> }>({
  expectStatus: ({ request, site }, use) =>
    use(async (path, status) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(status);
      const hsts = sites[site].env['HSTS'] === '1';
      const { all, svg } = headerRules({ base: '/', launchers: [], hsts });
      const { 'Content-Security-Policy': policy, ...headers } = all.headers;
      for (const [name, value] of Object.entries(headers)) {
        expect.soft(answer.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value);
      }
      const policies = answer.headers()['content-security-policy']?.split(/, */).toSorted();
      const ofDrawings = path.endsWith('.svg') ? Object.values(svg.headers) : [];
      expect.soft(policies, `${path}: policies`).toEqual([...ofDrawings, policy]);
      return answer;
    }),
});

test('every file answers, and is kept for a year if its name has a hash', async ({
  request,
  expectStatus,
}) => {
  const page = await (await request.get('')).text();
  const [script = 'no file'] = /_astro\/[\w.-]+\.js/.exec(page) ?? [];
  const [drawing = 'no file'] = /_astro\/[\w.-]+\.svg/.exec(page) ?? [];
  const types: Record<string, string> = {
    [script]: 'javascript',
    [drawing]: 'image/svg+xml',
    'favicon.svg': 'image/svg+xml',
    'favicon.ico': 'icon',
    'manifest.webmanifest': 'application/manifest+json',
  };
  const documents = [...pages, 'demo-launcher', `demo/${launcherGameId}`];
  for (const path of [...documents, ...Object.keys(types)]) {
    const headers = (await expectStatus(path, 200)).headers();
    const isHashed = path.startsWith('_astro/');
    const kept = isHashed ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
    expect.soft(headers['cache-control'], path).toBe(`public, ${kept}`);
    expect.soft(headers['content-type'], path).toContain(types[path] ?? 'text/html');
  }
});

test('files are compressed, and a page is not sent to those who have it', async ({ request }) => {
  const headers = { 'Accept-Encoding': 'gzip' };
  for (const path of ['contact', 'house/sheet.svg', 'licenses.txt']) {
    const answer = (await request.get(path, { headers })).headers();
    expect.soft(answer['content-encoding'], path).toBe('gzip');
    expect.soft(answer['server'] ?? '', 'the version of the server').not.toMatch(/\d/);
  }
  const first = (await request.get('contact', { headers })).headers();
  const known = { ...headers, 'If-None-Match': first['etag'] ?? '' };
  expect((await request.get('contact', { headers: known })).status()).toBe(304);
});

test('other ways to write an address lead to the page, in one hop', async ({
  request,
  expectStatus,
  host,
  site,
}) => {
  const lower = [`game/${id.toLowerCase()}?from=mail`, `game/${id}?from=mail`, 301] as const;
  for (const [from, to, status] of [
    ['contact/', 'contact', 308],
    ['contact.html', 'contact', 308],
    ['contact/?from=mail&x=%2F', 'contact?from=mail&x=%2F', 308],
    ['index.html', '', 308],
    [`game/${id}.html?x=1`, `game/${id}?x=1`, 308],
    ...(host.readsRedirects ? [lower] : []),
  ] as const) {
    const answer = await expectStatus(from, status);
    expect.soft(answer.headers()['location'], from).toBe(`${sites[site].base}/${to}`);
    expect.soft((await request.get(to)).status(), to).toBe(200);
  }
});

test('an unknown address answers 404 with the error page of its kind', async ({
  expectStatus,
  site,
}) => {
  for (const [file, paths] of [
    ['404', 'nope nope/ nope.html contact/us Contact game _astro/ _astro/none.js'],
    ['game/404', `game/ game/nope game/nope/ game/nope.html game/${id}/more game/__proto__`],
  ] as const) {
    const screen = readFileSync(`${sites[site].folder}${sites[site].base}/${file}.html`, 'utf8');
    for (const path of paths.split(' ')) {
      const answer = await expectStatus(path, 404);
      expect.soft(answer.headers()['cache-control'], path).toBe('no-store');
      expect.soft((await answer.text()) === screen, `${path} has the page of ${file}`).toBe(true);
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
