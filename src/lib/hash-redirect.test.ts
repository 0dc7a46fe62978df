import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookUpHash, type HashTable } from './hash-redirect.ts';

const table: HashTable = [
  ['/', '/lounge/'],
  ['/contact', '/lounge/contact'],
  ['/game/zulu', '/lounge/game/Zulu'],
];
const unknown = { page: '/lounge/not-found', game: '/lounge/game/not-found' };

describe('what the hash stands for', () => {
  test.each([
    ['#/', '/lounge/'],
    ['#/contact', '/lounge/contact'],
    ['#/contact/', '/lounge/contact'],
    ['#/CONTACT', '/lounge/contact'],
    ['#/contact?from=mail', '/lounge/contact?from=mail'],
    ['#/contact?a=1#about', '/lounge/contact?a=1'],
    ['#/contact#about', '/lounge/contact'],
    ['#/?from=mail', '/lounge/?from=mail'],
    ['#/game/Zulu', '/lounge/game/Zulu'],
    ['#/game/zulu/', '/lounge/game/Zulu'],
  ])('%s → %s', (hash, expected) => {
    expect(lookUpHash(hash, table, unknown)).toBe(expected);
  });
});

describe('hashes that are no addresses are left alone', () => {
  test.each(['', '#', '#about', '#contact', '#javascript:alert(1)', '#\t/contact', '#!/contact'])(
    '%j',
    (hash) => {
      expect(lookUpHash(hash, table, unknown)).toBeUndefined();
    },
  );
});

describe('what the table does not know goes to the error screen', () => {
  test.each([
    '#//x.example',
    '#///x.example',
    '#/\\x.example',
    '#/\t/x.example',
    '#/\n/x.example',
    '#/%2Fx.example',
    '#/%5Cx.example',
    '#//contact',
    '#/.//x.example',
    '#/contact//',
    '#/contact/more',
    '#/__proto__',
    '#/constructor',
    '#/game',
    '#/game/',
    '#/game/Zulu/more',
  ])('%j', (hash) => {
    expect(lookUpHash(hash, table, unknown)).toBe(unknown.page);
  });
});

test.each(['#/game/Nope', '#/game/__proto__', '#/game/Zulu%20', '#/Game/nope/?x=1'])(
  'an unknown game, %j, goes to its own screen',
  (hash) => {
    expect(lookUpHash(hash, table, unknown)).toBe(unknown.game);
  },
);

test('a very long hash is answered as well', () => {
  expect(lookUpHash(`#/${'/'.repeat(400_000)}`, table, unknown)).toBe(unknown.page);
});

describe('100,000 mutations of old and hostile addresses', () => {
  const seeds = [
    ...['#/', '#/contact', '#/contact/?from=mail', '#/game/Zulu', '#/game/Nope', '#about'],
    // What leads off a site that hands its hash to `location.replace`.
    ...['#//x.example', '#///x.example', '#/\\x.example', '#\\\\x.example', '#/\\/x.example'],
    ...[
      '#/\t/x.example',
      '#/\n/x.example',
      '#/.//x.example',
      '#/%2F%2Fx.example',
      '#/%5Cx.example',
    ],
    ...['#javascript:alert(1)', '#\u0001javascript:alert(1)', '#java\nscript:alert(1)'],
    ...['#data:text/html,x', '#//contact', '#/__proto__', '#/constructor', '#/?x=//x.example'],
  ];
  const signs = [
    ...'#/\\?&=.:@%\t\n\r\0\u0001\u2028\u212A kK',
    '//',
    '..',
    '%2F',
    'https://',
    'zulu',
  ];
  /** One change of a text, at a place given as a fraction of its length. */
  const edit = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat(3),
    added: fc.oneof(fc.constantFrom('', ...signs, ...seeds), fc.string({ maxLength: 3 })),
  });
  const mutated = fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 3 }))
    .map(([seed, edits]) =>
      edits.reduce((text, { place, removed, added }) => {
        const at = Math.round(place * text.length);
        return text.slice(0, at) + added + text.slice(at + removed);
      }, seed),
    );

  test('never lead to anything but a page of the list, with the query that they brought', () => {
    const list = new Set([...table.map(([, address]) => address), unknown.page, unknown.game]);
    const reached = new Set<string>();
    fc.assert(
      fc.property(mutated, (hash) => {
        const address = lookUpHash(hash, table, unknown);
        if (address === undefined) return true;
        const [path = '', query] = address.split(/(\?.*)/s);
        const url = new URL(address, 'https://escape.example/lounge/terms');
        reached.add(path);
        return (
          list.has(path) &&
          hash.includes(query ?? '') &&
          url.origin === 'https://escape.example' &&
          url.pathname === path &&
          url.hash === ''
        );
      }),
      { numRuns: 100_000, seed: 1 },
    );
    expect(reached).toEqual(list);
  }, 30_000);
});
