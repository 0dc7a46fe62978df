import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colour as siteColour } from '../../drawings/colours.ts';
import { linear, luminance, parseHex, type Rgb } from '../../test/contrast.ts';
import { includes } from '../engine/round.ts';
import { games } from '../games.ts';
import { easeOut, fastShare, turnTime, turnCount } from '../games/fate-of-fortune/turn.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { movingOpacity } from './motion.ts';
import { rollingOpacity } from './roll.ts';
import { playThrough } from '../engine/play-through.ts';
import { seeded } from '../../test/demo-rounds.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The colours that a style sheet declares, by the names of their properties: hexes, and the site's own by name. */
function coloursIn(css: string): Record<string, string> {
  const declared = css.matchAll(/--([\w-]+): (?:theme\(colors\.([\w.]+)\)|(#\w{6}));/g);
  return Object.fromEntries(
    [...declared].map(([, property, name, hex]) => [property, name ? siteColour(name) : hex]),
  );
}

/** A colour at an opacity, as browsers blend it with what it passes over. */
function blended(colour: string, opacity: number, over: Rgb): Rgb {
  const ink = parseHex(colour);
  const blend = (channel: 0 | 1 | 2) =>
    Math.round(ink[channel] * opacity + over[channel] * (1 - opacity));
  return [blend(0), blend(1), blend(2)];
}

/** The share of red. A change to or from 0.8 or more can be a red flash. */
function redRatio(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return red / (red + green + blue || 1);
}

// https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds
describe.each(games)('while $slug moves', ({ slug, rule }) => {
  // Reels with lines roll.
  const isRolling = rule.kind === 'sun' || rule.kind === 'wheel';
  const opacity = isRolling ? rollingOpacity : movingOpacity;
  const { board = '' } = coloursIn(read(`../games/${slug}/theme.css`));
  const colours = read(`../games/${slug}/symbols.svg`).match(/#[0-9a-f]{6}\b/gi) ?? [];

  const ground = parseHex(board);
  const shown = [ground, ...colours.map((colour) => blended(colour, opacity, ground))];

  test('no colour makes a red flash', () => {
    expect(Math.max(...shown.map(redRatio))).toBeLessThan(0.8);
  });

  test('no two colours differ enough to flash', () => {
    const all = shown.map(luminance);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.1);
  });
});

test('while the wheel turns fast, no two of its slices differ enough to flash', () => {
  const { small = '', marigold = '' } = coloursIn(read('../styles/base.css'));
  const [, fast = ''] = read('../games/fate-of-fortune/theme.css').split('.fast .wheel-disc {');
  const { paper = '', large = '' } = coloursIn(fast);
  const all = [small, marigold, paper, large].map((colour) => luminance(parseHex(colour)));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.1);
});

test('once the slices have their own colours, at most three pass in a second', () => {
  const slices = turnCount * 12;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = easeOut.match(/[\d.]+/g)?.map(Number) ?? [];
  expect([x1, x2], 'so that the parameter of the curve is the time').toEqual([0.3333, 0.6667]);
  const passed = (time: number) => {
    const t = Math.min(time / turnTime, 1);
    return slices * (3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t ** 2 * y2 + t ** 3);
  };
  const from = fastShare * turnTime;
  expect(passed(from + 1000) - passed(from)).toBeLessThanOrEqual(3);
});

// Flames are bright, so they are counted: a spark and a flame, each of which comes and goes, are a flash.
test.each([0, 1, 2])(
  'with cloud %i, no place flares up more than three times in a round',
  (cloud) => {
    const random = seeded(47);
    for (let round = 0; round < 500; round++) {
      const flares = playThrough(missWildfire, random, () => cloud).flatMap((step) =>
        step.type === 'ignite' ? [step.spark, ...step.cells] : [],
      );
      for (const cell of flares) {
        const here = flares.filter((other) => includes([cell], other));
        expect(here.length, 'flashes of one place').toBeLessThanOrEqual(3);
      }
    }
  },
);
