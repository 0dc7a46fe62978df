import { expect, screens, test, traitsOf } from './host.ts';

for (const path of ['', 'contact', 'terms', 'privacy', 'game/Zulu', 'demo-launcher', 'demo/1001']) {
  test(`/${path} answers by itself, without a redirect`, async ({ ask }) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });
}

const moved = [
  ['contact/', 'contact'],
  ['contact.html', 'contact'],
  ['contact/?from=mail&x=%2F', 'contact?from=mail&x=%2F'],
  ['index', ''],
  ['index.html', ''],
  ['game/Zulu/', 'game/Zulu'],
  ['game/Zulu.html', 'game/Zulu'],
  ['game/NightTrax.html?x=1', 'game/NightTrax?x=1'],
] as const;

for (const [from, to] of moved) {
  test(`/${from} leads to /${to} for good, in one hop`, async ({ ask, host, server }) => {
    const { status, headers } = await ask(from);
    expect(status).toBe(traitsOf(host).permanent.byHost);
    expect(headers['location']).toBe(`${server.root}/${to}`);
    expect((await ask(to)).status).toBe(200);
  });
}

test('/game/zulu leads to /game/Zulu for good, and keeps its query', async ({
  ask,
  host,
  server,
}) => {
  for (const query of ['', '?from=mail']) {
    const { status, headers } = await ask(`game/zulu${query}`);
    expect(status).toBe(traitsOf(host).permanent.bySite);
    expect(headers['location']).toBe(`${server.root}/game/Zulu${query}`);
  }
});

for (const path of ['game/ZULU', 'game/zUlU', 'game/zulu/', 'game/zulu.html']) {
  test(`/${path} leads to /game/Zulu where the host can tell, else to the screen`, async ({
    ask,
    host,
    server,
  }) => {
    const { status, headers, body } = await ask(path);
    if (traitsOf(host).knowsAllLetters) {
      expect(status).toBe(308);
      expect(headers['location']).toBe(`${server.root}/game/Zulu`);
    } else {
      expect(status).toBe(404);
      expect(body.toString()).toContain(screens.game);
    }
  });
}

const unknown = [
  ['nope', 'page'],
  ['nope/', 'page'],
  ['nope.html', 'page'],
  ['contact/us', 'page'],
  ['Contact', 'page'],
  ['game', 'page'],
  ['game/', 'game'],
  ['game/nope', 'game'],
  ['game/nope/', 'game'],
  ['game/nope.html', 'game'],
  ['game/Zulu/more', 'game'],
  ['game/__proto__', 'game'],
  ['_astro/', 'page'],
  ['_astro/none.js', 'page'],
] as const;

for (const [path, screen] of unknown) {
  test(`/${path} answers 404 with the screen for an unknown ${screen}`, async ({ ask }) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(screens[screen]);
  });
}

const hostile = [
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
];

for (const path of hostile) {
  test(`/${path} is refused without a redirect`, async ({ ask }) => {
    const { status, headers } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['location']).toBeUndefined();
  });
}

for (const path of ['404', 'game/404']) {
  test(`/${path} is no address, or none that search engines keep`, async ({ ask, host }) => {
    const { status, body } = await ask(path);
    expect(status).toBe(traitsOf(host).hidesFiles ? 404 : 200);
    expect(body.toString()).toContain('<meta name="robots" content="noindex">');
  });
}

test('visitors are shown nginx.conf only where the host cannot hide it', async ({
  askHost,
  host,
}) => {
  const { status } = await askHost('nginx.conf');
  expect(status).toBe(traitsOf(host).hidesFiles ? 404 : 200);
});
