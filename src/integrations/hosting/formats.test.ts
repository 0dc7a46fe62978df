import { expect, test } from 'vitest';
import { headersFile, jsonFile, redirectsFile, vercelFile } from './formats.ts';
import { nginxFile } from './nginx.ts';
import { describeSite } from './site.ts';

const files = [
  '404.html',
  '_astro/Zulu.C_Ie-bcc.svg',
  'contact.html',
  'favicon.svg',
  'game/404.html',
  'game/Zulu.html',
  'game/plain.html',
  'index.html',
];
const site = (base: string, policy = "default-src 'none'") =>
  describeSite(files, policy, { base, frameOrigins: ['https://play.example'] });

test('a mistyped game leads to its own letters, and an unknown one to the nearest screen', () => {
  expect(redirectsFile(site('/')).split('\n').slice(1)).toEqual([
    '/game/zulu /game/Zulu 301',
    '/game/* /game/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test.each([
  ['_redirects', redirectsFile],
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
  ['headers.json', jsonFile],
  ['nginx.conf', (of: ReturnType<typeof site>) => nginxFile(of, [])],
])('under a sub-path, every path of %s goes through it', (_file, write) => {
  const paths = write(site('/lounge')).match(
    /[\s"^]\/(lounge|game|_astro|404|index|\*|\()[^\s"]*/g,
  );
  expect(paths?.length).toBeGreaterThan(1);
  for (const path of paths ?? []) expect(path.slice(1)).toMatch(/^\/lounge(\/|$)/);
});

test('caches are told to keep what never changes, and nothing is said of the rest', () => {
  expect(
    headersFile(site('/'))
      .match(/^\S.*|.*Cache-Control.*/gm)
      ?.slice(1),
  ).toEqual(['/*', '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable']);
});

test('on Vercel, only files that are there are kept', () => {
  const { headers } = JSON.parse(vercelFile(site('/'))) as { headers: { source: string }[] };
  expect(headers.map(({ source }) => source)).toEqual(['/(.*)', '/_astro/(Zulu\\.C_Ie-bcc\\.svg)']);
});

test('a header that Cloudflare would drop stops the build, with what to do', () => {
  expect(() => headersFile(site('/', 'x'.repeat(2000)))).toThrow(
    /Content-Security-Policy is 2027 characters long.*the same on all pages, or a file/,
  );
});
