import { expect, test } from 'vitest';
import { drawRoof } from './roof.ts';

test.each([
  ['A Vivid Escape', 12],
  // cspell:disable-next-line
  ['Łódź Příboj', 10],
  ['The Honourable Society of Night’s Lantern', 36],
  ["O'Hara's", 8],
  ['Q', 1],
])('the sign on the roof holds "%s"', (name, letters) => {
  const roof = drawRoof(name);
  const drawn = [...roof.matchAll(/translate\(480 180\)rotate\((\S+?)\)" d="(.*?)"/g)];
  const outlines = drawn.filter(([, , outline]) => outline);
  expect(outlines).toHaveLength(letters);
  const degrees = outlines.map(([, degree]) => Number(degree));
  expect(Math.max(...degrees)).toBeLessThan(80);
  expect(degrees, 'reads from left to right').toEqual(degrees.toSorted((a, b) => a - b));
  expect(drawRoof(name.toLowerCase()), 'in capitals').toBe(roof);
  // It hangs in the middle.
  expect(Math.abs((degrees[0] ?? 0) + (degrees.at(-1) ?? 0))).toBeLessThan(6);
});
