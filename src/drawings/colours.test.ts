import { expect, test } from 'vitest';
import { accents } from '../schemas/game.ts';
import { colour } from './colours.ts';
import { contrast } from '../test/contrast.ts';

/** Each colour on each background. */
const pairs = (least: number, colours: readonly string[], ...backgrounds: string[]) =>
  colours.flatMap((name) => backgrounds.map((background) => [name, background, least] as const));

test.each([
  // Text (WCAG 2.2, 1.4.6).
  ...pairs(7, ['paper', 'mist', 'marigold'], 'ink', 'ink.bar', 'ink.card'),
  ...pairs(7, ['ink', 'cobalt', 'paper.muted'], 'paper', 'paper.band', 'paper.field'),
  ...pairs(7, ['hibiscus.deep'], 'paper.field'),
  ...pairs(7, ['ink'], ...accents),
  // Numerals of at least 24 px (1.4.3).
  ...pairs(4.5, ['hibiscus.deep', 'lagoon.deep'], 'paper', 'paper.band'),
  // The edges of controls (1.4.11). The focus ring has the colours of text.
  ...pairs(3, ['edge'], 'ink', 'ink.bar'),
  ...pairs(3, ['ink.soft'], 'paper', 'paper.field'),
])('%s on %s has a contrast of at least %d', (name, background, least) => {
  expect(contrast(colour(name), colour(background))).toBeGreaterThanOrEqual(least);
});
