import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './rules.ts';

const rules = (base: string, policy = "default-src 'none'") =>
  headerRules(policy, base, ['https://play.example']);

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
  ).toEqual(['/*', '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable']);
});

test('a header that is too long for Cloudflare stops the build with advice', () => {
  expect(() => headersFile(rules('/', 'x'.repeat(2000)))).toThrow(
    /Content-Security-Policy has 2027 characters.*the same on all pages, or move it to a file/,
  );
});
