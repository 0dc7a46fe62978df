import { describe, expect, test } from 'vitest';
import { accents } from '../schemas/game.ts';
import { colour } from './colours.ts';
import { contrast } from '../test/contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe('text has a contrast of at least 7 (WCAG 2.2, 1.4.6)', () => {
  const onInk = ['ink', 'ink.bar', 'ink.card'].flatMap((background) => [
    ['paper', background],
    ['mist', background],
    ['marigold', background],
  ]);
  const onPaper = ['paper', 'paper.band'].flatMap((background) => [
    ['ink', background],
    ['cobalt', background],
    ['paper.muted', background],
  ]);
  const onFields = ['ink', 'paper.muted', 'cobalt', 'hibiscus.deep'].map((name) => [
    name,
    'paper.field',
  ]);
  const onButtons = accents.map((accent) => ['ink', accent]);

  test.each([...onInk, ...onPaper, ...onFields, ...onButtons] as [string, string][])(
    '%s on %s',
    (name, background) => {
      expect(contrast(colour(name), colour(background))).toBeGreaterThanOrEqual(7);
    },
  );

  // Only numerals of at least 24 px use these two colours.
  test.each(
    ['hibiscus.deep', 'lagoon.deep'].flatMap((name) => [
      [name, 'paper'],
      [name, 'paper.band'],
    ]) as [string, string][],
  )('large text has at least 4.5: %s on %s', (name, background) => {
    expect(contrast(colour(name), colour(background))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and the focus ring have a contrast of at least 3 (WCAG 2.2, 1.4.11)', () => {
  test.each([
    ['edge', 'ink'],
    ['edge', 'ink.bar'],
    ['ink.soft', 'paper.field'],
    ['ink.soft', 'paper'],
    ['marigold', 'ink'],
    ['marigold', 'ink.bar'],
    ['marigold', 'ink.card'],
    ['cobalt', 'paper'],
    ['cobalt', 'paper.band'],
    ['cobalt', 'paper.field'],
  ])('%s on %s', (name, background) => {
    expect(contrast(colour(name), colour(background))).toBeGreaterThanOrEqual(3);
  });
});
