import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { directives, headerPolicy, narrowed, sourcesOf } from './policy.ts';

const asShipped: Record<'frameOrigins' | 'imageOrigins' | 'formOrigins', string[]> = {
  frameOrigins: [],
  imageOrigins: [],
  formOrigins: [],
};
/** The policies of two pages. */
const policies = [
  "script-src 'self' 'sha256-b=' 'sha256-a=';style-src 'sha256-c='",
  "img-src data:; script-src 'sha256-b='",
];

/** Every header of a site with these settings, as text. */
const headers = (settings: typeof asShipped) =>
  JSON.stringify(headerRules(headerPolicy(settings, policies), { base: '/', ...settings }));

test('as shipped, no header names another origin or allows unsafe scripts and styles', () => {
  // Only images and fonts may come from data: URIs.
  const rest = headers(asShipped).replace(/(img|font)-src 'self' data:/g, '');
  expect(rest).not.toMatch(/https?:|unsafe|\*\.|data:|blob:/);
});

test.each([
  ['launcher', { frameOrigins: ['https://a.example'] }, "frame-src 'self' https://a.example", 3],
  [
    'image host',
    { imageOrigins: ['https://a.example'] },
    "img-src 'self' data: https://a.example",
    1,
  ],
  [
    'form endpoint',
    { formOrigins: ['https://a.example'] },
    "connect-src 'self' https://a.example",
    1,
  ],
])(
  'a third-party %s is allowed only where it is needed',
  (_what, setting: Partial<typeof asShipped>, directive, times) => {
    const set = { ...asShipped, ...setting };
    expect(headerPolicy(set, policies).split('; ')).toContain(directive);
    // A launcher may also use full screen and sound.
    expect(headers(set).match(/https:/g)).toHaveLength(times);
  },
);

test('a launcher and its page may use full screen and sound', () => {
  const { 'Permissions-Policy': policy } =
    headerRules('', { base: '/', frameOrigins: ['https://a.example'] })[0]?.headers ?? {};
  expect(policy).toContain(
    'fullscreen=(self "https://a.example"), autoplay=(self "https://a.example")',
  );
});

test('the header has the directives of the pages and frame-ancestors', () => {
  expect(headerPolicy(asShipped, policies).split('; ')).toEqual([
    ...directives(asShipped),
    "script-src 'self' 'sha256-a=' 'sha256-b='",
    "style-src 'self' 'sha256-c='",
    "frame-ancestors 'self'",
  ]);
});

test('a page keeps its own hashes, sorted, and every other source', () => {
  const policy =
    "img-src 'self';script-src 'self' 'sha256-x=' 'sha256-b=' 'sha256-a='; style-src 'sha256-c=';";
  expect(narrowed(policy, ["'sha256-a='", "'sha256-b='", "'sha256-c='"], false)).toBe(
    "img-src 'self';script-src 'self' 'sha256-a=' 'sha256-b=';style-src 'sha256-c=';",
  );
});

test.each([
  ['holds its fonts gets them from nowhere else', true, 'font-src data:'],
  ['fetches its fonts gets them from this site alone', false, "font-src 'self'"],
])('a page that %s', (_what, holdsFonts, directive) => {
  expect(narrowed("font-src 'self' data:", [], holdsFonts)).toBe(directive);
});

test('a directive has its own sources alone', () => {
  const policy = "script-src 'self' 'sha256-a='; style-src 'sha256-c=';";
  expect(sourcesOf(policy, 'style-src')).toEqual(["'sha256-c='"]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-a='"]);
});

test('no header is in two rules, because hosts would join its values', () => {
  const names = headerRules('', { base: '/', frameOrigins: [] }).flatMap((rule) =>
    Object.keys(rule.headers),
  );
  expect(new Set(names).size).toBe(names.length);
});
