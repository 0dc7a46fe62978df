import { expect, test } from 'vitest';
import { headerRules, type HeaderOptions } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

const rules = (base: string, options: Partial<HeaderOptions> = {}) =>
  headerRules({
    base,
    policy: "default-src 'none'",
    demos: [{ path: '/demo/1001', policy: "script-src 'sha256-x='" }],
    launchers: ['https://play.example'],
    hsts: true,
    ...options,
  });

test('every answer has each header with its value', () => {
  const { 'Permissions-Policy': permissions, ...headers } = rules('/').all.headers;
  expect(headers).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  const [fullScreen, sound, ...forbidden] = permissions?.split(', ') ?? [];
  expect(fullScreen).toBe('fullscreen=(self "https://play.example")');
  expect(sound).toBe('autoplay=(self "https://play.example")');
  expect(forbidden).toEqual(
    expect.arrayContaining([
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
    ]),
  );
  expect(forbidden.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
});

test('until https is there to stay, browsers keep to it for a day', () => {
  const { headers } = rules('/', { hsts: false }).all;
  expect(headers['Strict-Transport-Security']).toBe('max-age=86400');
});

test("a demo's policy takes the place of the pages' on every host", () => {
  const policy = "script-src 'sha256-x='";
  expect(headersFile(rules('/'))).toContain(
    `\n/demo/1001\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n/_astro/*`,
  );
  expect(nginxFile([], '/', rules('/'))).toContain(
    `location = /demo/1001 { set $policy "${policy}"; try_files $uri.html =404; }`,
  );
});

test('sixty demos make no line of a header longer', () => {
  const demos = Array.from({ length: 60 }, (_, index) => ({
    path: `/demo/${index}`,
    policy: `script-src 'sha256-${index}='`,
  }));
  const longest = (file: string) => Math.max(...file.split('\n').map(({ length }) => length));
  expect(longest(headersFile(rules('/', { demos })))).toBe(longest(headersFile(rules('/'))));
});

test('a game in small letters redirects to its page, and unknown addresses get the nearest error page', () => {
  expect(redirectsFile(['Zulu', 'plain'], '/').split('\n').slice(1)).toEqual([
    '/game/zulu /game/Zulu 301',
    '/game/* /game/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test.each([
  ['_redirects', () => redirectsFile(['Zulu'], '/lounge')],
  ['_headers', () => headersFile(rules('/lounge'))],
  ['nginx.conf', () => nginxFile(['Zulu'], '/lounge', rules('/lounge'))],
])('under a sub-path, every path in %s includes it', (_file, write) => {
  const paths = write().match(/[\s"^](\/lounge)?\/(game|_astro|404|index|manifest)[^\s"]*/g);
  expect(paths?.length).toBeGreaterThan(0);
  for (const path of paths ?? []) expect(path.slice(1)).toMatch(/^\/lounge\//);
});

test('only files with a hash in their name are cached for ever', () => {
  expect(
    headersFile(rules('/'))
      .match(/^\S.*|.*Cache-Control.*/gm)
      ?.slice(1),
  ).toEqual([
    '/*',
    '/demo/1001',
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('a header that is too long for Cloudflare stops the build with advice', () => {
  expect(() => headersFile(rules('/', { policy: 'x'.repeat(2000) }))).toThrow(
    /Content-Security-Policy has 2027 characters.*the same on all pages, or move it to a file/,
  );
});
