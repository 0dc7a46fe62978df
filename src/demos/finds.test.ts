import { expect, test } from 'vitest';
import { zulu } from './games/zulu/game.ts';
import { broughtBy, findsOf } from './finds.ts';
import type { Step } from './engine/step.ts';

const pays = (symbol: string, multiple: number): Step => ({
  type: 'pay',
  factor: 2,
  wins: [{ symbol, count: 3, multiple, cells: [], line: 4 }],
});

test('a win brings its symbol, its line and its factor', () => {
  expect(broughtBy([pays('G', 2)])).toEqual(new Set(['pay', '×2', 'G', 'line 4']));
});

test('a symbol that leaves the board unpaid is no find', () => {
  expect(broughtBy([pays('G', 0)])).not.toContain('G');
});

test('a find is named after its symbol, or has a name of its own', () => {
  const names = findsOf(zulu).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['elephant', 'the sun', 'lion']);
});

test('a find without a name is refused', () => {
  expect(() => findsOf({ ...zulu, finds: ['E', 'Y'] })).toThrow('"Y" of zulu');
});
