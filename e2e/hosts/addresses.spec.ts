import { playable } from '../support/content.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from './host.ts';

const [{ id, launcherGameId }] = playable;
const lower = id.toLowerCase();

/** What the error pages say. */
const screens = { page: 'Unexpected Application Error!', game: 'Unknown game |' };

test('every page answers by itself, without a redirect', async ({ ask }) => {
  for (const path of [...pages, 'demo-launcher', `demo/${launcherGameId}`]) {
    const { status, headers } = await ask(path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers['content-type'], path).toMatch(/^text\/html/);
  }
});

test('other ways to write an address lead to the page for good, in one hop', async ({
  ask,
  host,
  root,
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
    const { status: got, headers } = await ask(from);
    expect.soft([got, headers['location']], from).toEqual([status, `${root}/${to}`]);
    expect.soft((await ask(to)).status, to).toBe(200);
  }
});

test('a game in other capitals leads to its page where the host can tell, else to the error page', async ({
  ask,
  host,
  root,
}) => {
  for (const path of [id.toUpperCase(), `${lower}/`, `${lower}.html`]) {
    const { status, headers, body } = await ask(`game/${path}`);
    expect.soft(status, path).toBe(host.ignoresCase ? 308 : 404);
    if (host.ignoresCase) expect.soft(headers['location']).toBe(`${root}/game/${id}`);
    else expect.soft(body.toString()).toContain(screens.game);
  }
});

test('an unknown address answers 404 with the error page of its kind', async ({ ask }) => {
  for (const [screen, paths] of [
    ['page', 'nope nope/ nope.html contact/us Contact game _astro/ _astro/none.js'],
    ['game', `game/ game/nope game/nope/ game/nope.html game/${id}/more game/__proto__`],
  ] as const) {
    for (const path of paths.split(' ')) {
      const { status, body } = await ask(path);
      expect.soft(status, path).toBe(404);
      expect.soft(body.toString(), path).toContain(screens[screen]);
    }
  }
});

test('a hostile address is refused without a redirect', async ({ ask }) => {
  for (const path of [
    '/evil.example/',
    '/evil.example/contact/',
    '/evil.example/contact.html',
    '\\evil.example/',
    '%5c%5c/evil.example/contact.html',
    '%2f%2f/evil.example/',
    'contact%0d%0aLocation:%20https://evil.example/',
    'contact/%2e%2e//evil.example/',
    '.%2e/%2e%2e/etc/passwd',
  ]) {
    const { status, headers } = await ask(path);
    expect.soft(Math.floor(status / 100), path).toBe(4);
    expect.soft(headers['location'], path).toBeUndefined();
  }
});

test('the error pages and nginx.conf are hidden, or the host cannot hide them', async ({
  ask,
  host,
  baseURL,
}) => {
  for (const path of ['404', 'game/404']) {
    const { status, body } = await ask(path);
    expect.soft(status, path).toBe(host.hidesFiles ? 404 : 200);
    expect.soft(body.toString(), path).toContain('<meta name="robots" content="noindex">');
  }
  const { status } = await fetch(new URL('/nginx.conf', baseURL));
  expect(status).toBe(host.hidesFiles ? 404 : 200);
});
