import { expect, test } from 'vitest';
import { drawingsAt } from './room-states.ts';

test.each([
  ['dawn', undefined, 'kitchen table-laid bedrooms-made'],
  ['day', undefined, 'kitchen table-laid bedrooms-made'],
  ['dusk', undefined, 'kitchen table bedrooms-made'],
  ['night', undefined, 'kitchen table bedrooms'],
  ['late', undefined, 'kitchen table bedrooms'],
  ['late', 'closed', 'kitchen-closed table-laid bedrooms'],
] as const)('at %s, with a kitchen %s, the drawings are %s', (sky, closed, drawings) => {
  expect(Object.values(drawingsAt({ sky, closed })).join(' ')).toBe(drawings);
});
