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
  server,
}) => {
  const { bySite, byHost } = host.permanent;
  for (const [from, to, status] of [
    ['contact/', 'contact', byHost],
    ['contact.html', 'contact', byHost],
    ['contact/?from=mail&x=%2F', 'contact?from=mail&x=%2F', byHost],
    ['index', '', byHost],
    ['index.html', '', byHost],
    [`game/${id}/`, `game/${id}`, byHost],
    [`game/${id}.html`, `game/${id}`, byHost],
    [`game/${id}.html?x=1`, `game/${id}?x=1`, byHost],
    [`game/${lower}`, `game/${id}`, bySite],
    [`game/${lower}?from=mail`, `game/${id}?from=mail`, bySite],
  ] as const) {
    const { status: got, headers } = await ask(from);
    expect.soft([got, headers['location']], from).toEqual([status, `${server.root}/${to}`]);
    expect.soft((await ask(to)).status, to).toBe(200);
  }
});

test('a game in other capitals leads to its page where the host can tell, else to the error page', async ({
  ask,
  host,
  server,
}) => {
  const capitals = [id.toUpperCase(), lower.replace(/.(.)/, (two) => two.toUpperCase())];
  for (const path of [...capitals, `${lower}/`, `${lower}.html`]) {
    const { status, headers, body } = await ask(`game/${path}`);
    expect.soft(status, path).toBe(host.ignoresCase ? 308 : 404);
    if (host.ignoresCase) expect.soft(headers['location']).toBe(`${server.root}/game/${id}`);
    else expect.soft(body.toString()).toContain(screens.game);
  }
});

for (const [screen, paths] of [
  ['page', 'nope nope/ nope.html contact/us Contact game _astro/ _astro/none.js'],
  ['game', `game/ game/nope game/nope/ game/nope.html game/${id}/more game/__proto__`],
] as const) {
  test(`an unknown ${screen} answers 404 with its own error page`, async ({ ask }) => {
    for (const path of paths.split(' ')) {
      const { status, body } = await ask(path);
      expect.soft(status, path).toBe(404);
      expect.soft(body.toString(), path).toContain(screens[screen]);
    }
  });
}

test('a hostile address is refused without a redirect', async ({ ask }) => {
  for (const path of [
    '/evil.example',
    '/evil.example/',
    '/evil.example/contact/',
    '/evil.example/contact.html',
    '\\evil.example/',
    '%5C/evil.example/',
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

test('the error pages are no addresses, or none that search engines keep', async ({
  ask,
  host,
}) => {
  for (const path of ['404', 'game/404']) {
    const { status, body } = await ask(path);
    expect.soft(status, path).toBe(host.hidesFiles ? 404 : 200);
    expect.soft(body.toString(), path).toContain('<meta name="robots" content="noindex">');
  }
});

test('nginx.conf is shown only where the host cannot hide it', async ({ host, server }) => {
  const { status } = await fetch(`http://127.0.0.1:${server.port}/nginx.conf`);
  expect(status).toBe(host.hidesFiles ? 404 : 200);
});
