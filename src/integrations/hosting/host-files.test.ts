import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { describeSite } from './site.ts';

const files = [
  '404.html',
  'contact.html',
  'favicon.svg',
  'game/404.html',
  'game/Zulu.html',
  'game/plain.html',
];
const rules = (base: string, policy = "default-src 'none'") =>
  headerRules(policy, { base, frameOrigins: ['https://play.example'] });

test('a mistyped game leads to its page, and an unknown address to the nearest error page', () => {
  expect(redirectsFile(describeSite(files, '/')).split('\n').slice(1)).toEqual([
    '/game/zulu /game/Zulu 301',
    '/game/* /game/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test.each([
  ['_redirects', () => redirectsFile(describeSite(files, '/lounge'))],
  ['_headers', () => headersFile(rules('/lounge'))],
  ['nginx.conf', () => nginxFile(describeSite(files, '/lounge'), rules('/lounge'))],
])('under a sub-path, every path of %s goes through it', (_file, write) => {
  const paths = write().match(/[\s"^](\/lounge)?\/(game|_astro|404|index|manifest)[^\s"]*/g);
  expect(paths?.length).toBeGreaterThan(0);
  for (const path of paths ?? []) expect(path.slice(1)).toMatch(/^\/lounge\//);
});

test('hosts keep what never changes, and ask again for everything else', () => {
  expect(
    headersFile(rules('/'))
      .match(/^\S.*|.*Cache-Control.*/gm)
      ?.slice(1),
  ).toEqual(['/*', '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable']);
});

test('a header that Cloudflare would drop stops the build, and says what to do', () => {
  expect(() => headersFile(rules('/', 'x'.repeat(2000)))).toThrow(
    /Content-Security-Policy has 2027 characters.*the same on all pages, or a file/,
  );
});
