import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { headerRules, type HeaderOptions } from './headers.ts';
import { hostFiles } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';
import { daysAfter, today } from '../../lib/hours/venue-clock.ts';

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

test('nginx sends the same headers', () => {
  const lines = nginx('/').split('\n');
  for (const [name, value] of Object.entries(headers)) {
    expect(lines).toContain(`add_header ${name} ${JSON.stringify(value)} always;`);
  }
  expect(lines).toContain(
    `if ($uri ~* "\\.svg$") { set $svg_policy "default-src 'none'; style-src 'unsafe-inline'; sandbox"; }`,
  );
  expect(lines).toContain('add_header Content-Security-Policy $svg_policy always;');
});

test('nginx hides the files of hosts, and all files with a dot outside /.well-known/', () => {
  const [, pattern = ''] = /location ~ "(.+)" \{ return 404; \}/.exec(nginx('/')) ?? [];
  const hidden = new RegExp(pattern);
  for (const path of ['/.git/config', '/_headers', '/_redirects', '/nginx.conf']) {
    expect(path).toMatch(hidden);
  }
  expect('/.well-known/security.txt').not.toMatch(hidden);
});

test('nginx lets caches revalidate pages, and keep hashed files for a year', () => {
  const lines = nginx('/').split('\n');
  expect(lines).toContain('set $kept "public, max-age=0, must-revalidate";');
  expect(lines).toContain(
    'location ^~ /_astro/ { set $kept "public, max-age=31536000, immutable"; try_files $uri =404; }',
  );
});

test('until https is there to stay, browsers keep to it for a day', () => {
  const { headers } = rules({ hsts: false }).all;
  expect(headers['Strict-Transport-Security']).toBe('max-age=86400');
});

interface Build {
  gameIds?: readonly string[];
  base?: string;
  /** The folder of the pages, below the folder of the project. */
  pages?: string;
  securityEmail?: string;
}

/** Runs the hooks of a build. Returns a function that reads a file of `dist`. */
function build({ gameIds = [], base = '/', pages = `dist${base}`, securityEmail }: Build = {}) {
  const root = mkdtempSync(join(tmpdir(), 'host-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { hooks } = hostFiles({ ...settings, base, gameIds, securityEmail });
  const config = { root: pathToFileURL(`${root}/`) };
  const done = { dir: pathToFileURL(join(root, pages, '/')), logger: { info: () => undefined } };
  void hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  void hooks['astro:build:done']?.(done as unknown as HookParameters<'astro:build:done'>);
  return (file: string) =>
    existsSync(join(root, 'dist', file)) && readFileSync(join(root, 'dist', file), 'utf8');
}

test('other content changes neither nginx.conf nor _headers', () => {
  const [one, other] = [['Zulu'], ['Sirocco', 'Mistral']].map((gameIds) => build({ gameIds }));
  for (const file of ['nginx.conf', '_headers']) expect(one?.(file)).toEqual(other?.(file));
});

test.each(['/', '/lounge', '/~guest', '/a/b.c/~d/e-f'])(
  'under %s, the rules are at the root of dist',
  (base) => {
    const read = build({ base, securityEmail: 'security@example.com' });
    for (const file of ['nginx.conf', '_headers', '_redirects', '.well-known/security.txt']) {
      expect(read(file), file).toBeTruthy();
    }
  },
);

test('a build into a folder that hosts do not publish fails', () => {
  expect(() => build({ pages: 'public/site' })).toThrow('Set outDir to dist');
  expect(() => build({ base: '/lounge', pages: 'dist' })).toThrow('Set outDir to dist');
});

test('security.txt names the address and expires in a year, or does not exist', () => {
  const read = build({ securityEmail: 'security@example.com' });
  expect(read('.well-known/security.txt')).toBe(
    `Contact: mailto:security@example.com
Expires: ${daysAfter(today('UTC'), 365)}T00:00:00.000Z
Preferred-Languages: en
`,
  );
  expect(build()('.well-known/security.txt')).toBe(false);
});

test('a game in small letters redirects to its page, and unknown addresses get the nearest error page', () => {
  expect(redirectsFile(['Zulu', 'plain'], '/').split('\n').slice(1)).toEqual([
    '/game/zulu /game/Zulu 301',
    '/game/* /game/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test('nginx redirects the sub-path without a slash, which a root does not have', () => {
  expect(nginx('/lounge')).toContain('location = /lounge { return 308 /lounge/; }');
  expect(nginx('/')).not.toContain('return 308 //');
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
