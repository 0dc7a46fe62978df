/**
 * Tests the hash redirect with hostile hashes: `node scripts/fuzz-hash.ts --seed 1 --count 500000`. It fails at the
 * first hash that throws an error or leads off the site.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

const script = readFileSync(
  new URL('../src/layouts/head/hash-redirect.js', import.meta.url),
  'utf8',
);

/** Runs the hash redirect under the sub-path `base`. Returns a function from a hash to its target, if any. */
export function hashRedirect(base: string) {
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
export const hostileHashes = [
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
const ordinaryHashes = ['#/', '#/contact', '#/TERMS/?from=mail', '#/game/Zulu', '#about'];
const pieces = [...'#/\\?&=.:@%\t\n\r\0\u2028\u212A kK', '//', '..', '%2F', 'https://', 'game/'];

const edit = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(3),
  added: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 3 })),
});
const mutants = fc
  .tuple(fc.constantFrom(...ordinaryHashes, ...hostileHashes), fc.array(edit, { maxLength: 4 }))
  .map(([hash, edits]) =>
    edits.reduce((text, { place, removed, added }) => {
      const at = Math.round(place * text.length);
      return text.slice(0, at) + added + text.slice(at + removed);
    }, hash),
  );

/** Tests `count` mutants. Throws the shortest hash that leads off the site. */
export function fuzz(count: number, seed: number): void {
  const redirect = hashRedirect('/lounge');
  const isPage = /^\/lounge\/(contact|terms|privacy|not-found|game\/[a-z\d]+)?$/i;
  fc.assert(
    fc.property(mutants, (hash) => {
      const target = redirect(hash);
      if (target === undefined) return !hash.startsWith('#/');
      const {
        origin,
        pathname,
        hash: rest,
      } = new URL(target, 'https://escape.example/lounge/terms');
      return origin === 'https://escape.example' && isPage.test(pathname) && rest === '';
    }),
    { numRuns: count, seed },
  );
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '500000' },
    },
  });
  fuzz(Number(values.count), Number(values.seed));
  console.log(`${values.count} hashes: none led off the site or threw an error.`);
}
