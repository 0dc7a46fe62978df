import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./hash-redirect.js', import.meta.url), 'utf8');

/** Runs the hash redirect under the sub-path `base`. Returns a function from a hash to its target, if any. */
function hashRedirect(base: string) {
  let target: string | undefined;
  let redirect: () => void = () => undefined;
  const location = { hash: '', replace: (url: string) => (target = url) };
  runInNewContext(script, {
    location,
    document: { currentScript: { dataset: { base } } },
    addEventListener: (_type: 'hashchange', listener: () => void) => (redirect = listener),
  });
  return (hash: string): string | undefined => {
    target = undefined;
    location.hash = hash;
    redirect();
    return target;
  };
}

/** Hashes that would lead off the site if their path went to `location.replace` as it is. */
const hostileHashes = [
  '#//x.example',
  '#///x.example',
  '#/\\x.example',
  '#/\t/x.example',
  '#/\n/x.example',
  '#/%2Fx.example',
  '#/%5Cx.example',
  '#//contact',
  '#/.//x.example',
  '#/javascript:alert(1)',
  '#/__proto__',
  '#/game/../..',
  '#/game/%2e%2e',
  '#/game//x.example',
];

test.each([
  ['#/', '/lounge/'],
  ['#/contact', '/lounge/contact'],
  ['#/contact/', '/lounge/contact'],
  ['#/CONTACT', '/lounge/contact'],
  ['#/contact?from=mail', '/lounge/contact?from=mail'],
  ['#/contact/?a=1#about', '/lounge/contact?a=1'],
  ['#/terms#about', '/lounge/terms'],
  ['#/?from=mail', '/lounge/?from=mail'],
  ['#/game/NightTrax', '/lounge/game/NightTrax'],
  ['#/Game/NightTrax/', '/lounge/game/NightTrax'],
  ['#/game/Unknown?x=1', '/lounge/game/Unknown?x=1'],
])('%s leads to %s', (hash, expected) => {
  expect(hashRedirect('/lounge')(hash)).toBe(expected);
  // At the root of a host, paths start with one slash.
  expect(hashRedirect('')(hash)).toBe(expected.replace('/lounge', ''));
});

test.each(['', '#', '#about', '#contact', '#javascript:alert(1)', '#\t/contact', '#!/contact'])(
  '%j is no old link and does not redirect',
  (hash) => {
    expect(hashRedirect('/lounge')(hash)).toBeUndefined();
  },
);

const otherHashes = [
  ...hostileHashes,
  ...['#/contact//', '#/contact/more', '#/game', '#/game/', '#/game/Zulu/more', '#/game/Zulu%20'],
  `#/${'/'.repeat(100_000)}`,
];
test.each(otherHashes.map((hash) => [hash.slice(0, 60), hash]))(
  'any other link leads to the error page: %j',
  (_start, hash) => {
    expect(hashRedirect('/lounge')(hash)).toBe('/lounge/not-found');
  },
);

/** Words and characters that change what a URL means. */
const parts = [
  ...['', 'contact', 'game/', 'Zulu', 'https://', '//', '..', '%2F'],
  ...'#/\\?&=.:@%\t\n\r\0\u2028\u212A kK',
];

test('no sequence of parts leads off the site or throws an error', () => {
  const redirect = hashRedirect('/lounge');
  const isPage = /^\/lounge\/(contact|terms|privacy|not-found|game\/[a-z\d]+)?$/i;
  const sequences = parts.flatMap((one) =>
    parts.flatMap((two) => parts.map((three) => `#/${one}${two}${three}`)),
  );
  const astray = sequences.filter((sequence) => {
    const { origin, pathname, hash } = new URL(redirect(sequence) ?? '', 'https://escape.example');
    return origin !== 'https://escape.example' || !isPage.test(pathname) || hash !== '';
  });
  expect(astray).toEqual([]);
});
