import { describe, expect, test } from 'vitest';
import tailwind from '../../tailwind.config.cjs';
import { contrast } from './contrast.ts';
import { accents } from '../schemas/game.ts';

type Ink = string | Record<string, string>;
const colors = tailwind.theme?.colors as Record<string, Ink>;

/** `paper.muted` as `theme(colors.paper.muted)` reads it. */
function ink(name: string): string {
  const [family = '', shade = 'DEFAULT'] = name.split('.');
  const found = colors[family];
  const hex = typeof found === 'object' ? found[shade] : found;
  if (!hex?.startsWith('#')) throw new Error(`There is no ink "${name}".`);
  return hex;
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('%s on %s: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe('text can be read: 7 at least (WCAG 2.2, 1.4.6)', () => {
  const onInk = ['ink', 'ink.bar', 'ink.card'].flatMap((ground) => [
    ['paper', ground],
    ['mist', ground],
    ['marigold', ground],
  ]);
  const onPaper = ['paper', 'paper.band'].flatMap((ground) => [
    ['ink', ground],
    ['cobalt', ground],
    ['paper.muted', ground],
  ]);
  const onFields = ['ink', 'paper.muted', 'cobalt'].map((name) => [name, 'paper.field']);
  const onButtons = accents.map((accent) => ['ink', accent]);

  test.each([...onInk, ...onPaper, ...onFields, ...onButtons] as [string, string][])(
    '%s on %s',
    (name, ground) => {
      expect(contrast(ink(name), ink(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  // From 24 px on, as the figures and numerals are that these two print.
  test.each(
    ['hibiscus.deep', 'lagoon.deep'].flatMap((name) => [
      [name, 'paper'],
      [name, 'paper.band'],
    ]) as [string, string][],
  )('in large type, %s on %s: 4.5', (name, ground) => {
    expect(contrast(ink(name), ink(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and the focus can be seen: 3 at least (WCAG 2.2, 1.4.11)', () => {
  test.each([
    ['edge', 'ink'],
    ['edge', 'ink.bar'],
    ['ink.soft', 'paper.field'],
    ['ink.soft', 'paper'],
    ['hibiscus.deep', 'paper.field'],
    ['marigold', 'ink'],
    ['marigold', 'ink.bar'],
    ['marigold', 'ink.card'],
    ['cobalt', 'paper'],
    ['cobalt', 'paper.band'],
    ['cobalt', 'paper.field'],
  ])('%s on %s', (name, ground) => {
    expect(contrast(ink(name), ink(ground))).toBeGreaterThanOrEqual(3);
  });
});
