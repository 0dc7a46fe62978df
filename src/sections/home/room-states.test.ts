import { expect, test } from 'vitest';
import { groupHours, drawingsAt } from './room-states.ts';

test.each([
  ['dawn', undefined, 'kitchen table-laid bedrooms-made'],
  ['day', 'closed until 1 PM', 'kitchen-closed table-laid bedrooms-made'],
  ['dusk', undefined, 'kitchen table bedrooms-made'],
  ['late', undefined, 'kitchen table bedrooms'],
  ['late', 'closed', 'kitchen-closed table-laid bedrooms'],
] as const)('at %s, with a kitchen %s, the drawings are %s', (sky, closed, drawings) => {
  expect(Object.values(drawingsAt({ sky, closed })).join(' ')).toBe(drawings);
});

test('states of a room are grouped by hour, unless there is only one', () => {
  const states = ['a', 'b', 'a'].map((line) => ({ line, link: 'x' }));
  const key = ({ line }: { line: string }) => line;
  expect(groupHours(states, key, 2)).toEqual([
    { line: 'a', link: 'x', hours: '1 3 default' },
    { line: 'b', link: 'x', hours: '2' },
  ]);
  expect(groupHours(states, ({ link }) => link, 2)).toEqual([
    { line: 'a', link: 'x', hours: undefined },
  ]);
});
