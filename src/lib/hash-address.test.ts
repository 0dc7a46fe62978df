import { describe, expect, test } from 'vitest';
import { lookUpHash, type HashTable } from './hash-address';

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
