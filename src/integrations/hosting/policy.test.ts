import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { allows, directives, headerPolicy, keepHashes } from './policy.ts';

const asShipped: Record<'frameOrigins' | 'imageOrigins' | 'formOrigins', string[]> = {
  frameOrigins: [],
  imageOrigins: [],
  formOrigins: [],
};
const hashes = { script: new Set(["'sha256-a='"]), style: new Set(["'sha256-b='"]) };

/** Every header of a site with these settings, as text. */
const headers = (settings: typeof asShipped) =>
  JSON.stringify(headerRules(headerPolicy(settings, hashes), settings, ''));

test('as shipped, no header names another origin, or gives way to unsafe scripts and styles', () => {
  // A picture may stand in an address; nothing that can run may.
  const rest = headers(asShipped).replaceAll("img-src 'self' data:", '');
  expect(rest).not.toMatch(/https?:|unsafe|\*\.|data:|blob:/);
});

test.each([
  [
    'launcher',
    { frameOrigins: ['https://play.example'] },
    "frame-src 'self' https://play.example",
    3,
  ],
  [
    'image CDN',
    { imageOrigins: ['https://cdn.example'] },
    "img-src 'self' data: https://cdn.example",
    1,
  ],
  [
    'form endpoint',
    { formOrigins: ['https://forms.example'] },
    "connect-src 'self' https://forms.example",
    1,
  ],
])(
  'a foreign %s is named where it is needed, and nowhere else',
  (_what, setting: Partial<typeof asShipped>, directive, times) => {
    const set = { ...asShipped, ...setting };
    expect(headerPolicy(set, hashes).split('; ')).toContain(directive);
    // A launcher may also go full screen and start its sound.
    expect(headers(set).match(/https:/g)).toHaveLength(times);
  },
);

test('the header says what the pages say, and who may frame them', () => {
  const header = headerPolicy(asShipped, hashes).split('; ');
  expect(header).toEqual([
    ...directives(asShipped),
    "script-src 'self' 'sha256-a='",
    "style-src 'self' 'sha256-b='",
    "frame-ancestors 'self'",
  ]);
});

test('a page keeps the hashes that it uses, and every other source', () => {
  const policy =
    "img-src 'self'; script-src 'self' 'sha256-a=' 'sha256-c='; style-src 'sha256-b=';";
  expect(keepHashes(policy, hashes)).toBe(
    "img-src 'self'; script-src 'self' 'sha256-a='; style-src 'sha256-b=';",
  );
});

test('a hash of styles lets no script through', () => {
  const policy = "script-src 'self' 'sha256-a='; style-src 'sha256-b=';";
  expect(allows(policy, 'style', "'sha256-b='")).toBe(true);
  expect(allows(policy, 'script', "'sha256-b='")).toBe(false);
});

test('no header is set twice for one file, for hosts would join the two', () => {
  const names = headerRules('', asShipped, '').flatMap((rule) => Object.keys(rule.headers));
  expect(new Set(names).size).toBe(names.length);
});
