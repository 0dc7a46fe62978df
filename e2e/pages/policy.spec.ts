import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';

/** The policy of each page, with HASHES for those of its scripts and styles. No directive can go or weaken unnoticed. */
const directives = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "script-src 'self' HASHES",
  "style-src 'self' HASHES",
];
/** A demo inlines its fonts. */
const ofDemos = directives.map((text) => (text.startsWith('font-src') ? `${text} data:` : text));

test('each page has the whole policy', ({ site }) => {
  const { folder, base } = sites[site];
  const files = globSync('**/*.html', { cwd: `${folder}${base}` });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const html = readFileSync(`${folder}${base}/${file}`, 'utf8');
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html);
    const found = (meta?.[1] ?? '')
      .replaceAll(/ 'sha256-[\w+/=]+'/g, ' #')
      .replaceAll(/ #( #)*/g, ' HASHES')
      .split(/; ?/)
      .filter(Boolean);
    expect.soft(found, file).toEqual(/^demo\//.test(file) ? ofDemos : directives);
  }
});
