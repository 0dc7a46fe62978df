import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, test } from 'vitest';
import { headerRules, type HeaderOptions } from './headers.ts';
import { hostFiles } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

const settings: HeaderOptions = { base: '/', launchers: ['https://play.example'], hsts: true };
const rules = (options: Partial<HeaderOptions> = {}) => headerRules({ ...settings, ...options });
const nginx = (base: string) => nginxFile(base, rules({ base }));

const denied = [
  'accelerometer browsing-topics camera clipboard-read compute-pressure display-capture encrypted-media',
  'gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer',
  'microphone midi otp-credentials payment picture-in-picture publickey-credentials-create',
  'publickey-credentials-get screen-wake-lock serial storage-access usb window-management',
  'xr-spatial-tracking',
];
const permissions = [
  ...['fullscreen', 'autoplay'].map((feature) => `${feature}=(self "https://play.example")`),
  ...denied.flatMap((names) => names.split(' ')).map((feature) => `${feature}=()`),
].join(', ');

/** The headers of every answer. */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

test('every answer has each header; hashed files and SVG files have one more', () => {
  expect(headersFile(rules()).split('\n').slice(1)).toEqual([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/*.svg',
    "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
    '',
  ]);
});

test.each([
  ['lets caches revalidate pages', 'set $kept "public, max-age=0, must-revalidate";'],
  [
    'lets them keep hashed files',
    'location ^~ /_astro/ { set $kept "public, max-age=31536000, immutable"; try_files $uri =404; }',
  ],
  ['names no host or port in redirects behind a proxy', 'absolute_redirect off;'],
  ['has a policy for SVG files', 'add_header Content-Security-Policy $svg_policy always;'],
])('nginx %s', (_what, line) => {
  expect(nginx('/').split('\n')).toContain(line);
});

test('nginx hides the files of hosts, and all files with a dot outside /.well-known/', () => {
  const [, pattern = ''] = /location ~ "(.+)" \{ return 404; \}/.exec(nginx('/')) ?? [];
  const hidden = new RegExp(pattern);
  for (const path of ['/.git/config', '/_headers', '/_redirects', '/nginx.conf']) {
    expect(path).toMatch(hidden);
  }
  expect('/.well-known/security.txt').not.toMatch(hidden);
});

test('until https is there to stay, browsers keep to it for a day', () => {
  const { headers } = rules({ hsts: false }).all;
  expect(headers['Strict-Transport-Security']).toBe('max-age=86400');
});

test.each([
  ['/', 'public/site'],
  ['/lounge', 'dist'],
])('a build under %s into %s, which no host publishes there, fails', (base, folder) => {
  const { hooks } = hostFiles({ ...settings, base, gameIds: [], securityEmail: undefined });
  const config = { root: pathToFileURL('/project/') };
  void hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  const done = { dir: pathToFileURL(`/project/${folder}/`) };
  const end = () => hooks['astro:build:done']?.(done as HookParameters<'astro:build:done'>);
  expect(end).toThrow('Set outDir to dist, followed by the sub-path.');
});

test('a game in small letters redirects to its page, and unknown addresses get the nearest error page', () => {
  expect(redirectsFile(['Zulu', 'plain'], '/').split('\n').slice(1)).toEqual([
    '/game/zulu /game/Zulu 301',
    '/game/* /game/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test('each redirect of nginx keeps the query, also from a sub-path without its slash', () => {
  const targetsUnder = (base: string) =>
    nginx(base).match(/(?<=return 308 )[^;]*(?=\$is_args\$args;)/g);
  expect(targetsUnder('/lounge')).toEqual(['/lounge/', '/lounge/', '$page']);
  expect(targetsUnder('/')).toEqual(['/', '$page']);
});

test.each([
  ['_redirects', () => redirectsFile(['Zulu'], '/lounge')],
  ['_headers', () => headersFile(rules({ base: '/lounge' }))],
  ['nginx.conf', () => nginx('/lounge')],
])('under a sub-path, every path in %s includes it', (_file, write) => {
  const paths = write().match(
    /[\s"^](\/lounge)?\/(game|_astro|404|index|manifest|\*\.svg)[^\s"]*/g,
  );
  expect(paths?.length).toBeGreaterThan(0);
  for (const path of paths ?? []) expect(path.slice(1)).toMatch(/^\/lounge\//);
});
