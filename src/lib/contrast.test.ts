import { describe, expect, test } from 'vitest';
import tailwind from '../../tailwind.config.cjs';
import { contrast } from './contrast';
import { accents } from './content-schemas';

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

describe('text can be read: 4.5 at least (WCAG 2.2, 1.4.3)', () => {
  const onInk = ['ink', 'ink.bar', 'ink.card'].flatMap((ground) => [
    ['paper', ground],
    ['mist', ground],
    ['marigold', ground],
  ]);
  const onPaper = ['paper', 'paper.band'].flatMap((ground) => [
    ['ink', ground],
    ['cobalt', ground],
    ['hibiscus.deep', ground],
    ['lagoon.deep', ground],
    ['paper.muted', ground],
  ]);
  const onFields = ['ink', 'paper.muted', 'cobalt'].map((name) => [name, 'paper.field']);
  const onButtons = accents.map((accent) => ['ink', accent]);

  test.each([...onInk, ...onPaper, ...onFields, ...onButtons] as [string, string][])(
    '%s on %s',
    (name, ground) => {
      expect(contrast(ink(name), ink(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a placeholder on a field', () => {
    expect(contrast(ink('paper.placeholder'), ink('paper.field'))).toBeGreaterThanOrEqual(4.5);
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
