import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { hidden } from '../games/hidden/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { nightTrax } from '../games/night-trax/game.ts';
import { zulu } from '../games/zulu/game.ts';
import { playThrough, scripted } from '../test/every-round.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { afterKeeping, bestToKeep, createMean } from './keep-advice.ts';
import { resultOf } from './round.ts';
import type { Step } from './step.ts';
import { WILD } from './lines.ts';
import { play } from './play.ts';

describe.each(games)('$slug', (game) => {
  const { model } = game;
  test('draws each reel independently and evenly over its strip', () => {
    const asked: number[] = [];
    play(game, (n) => {
      asked.push(n);
      return n - 1;
    });
    expect(asked.slice(0, model.strips.length)).toEqual(model.strips.map((strip) => strip.length));
  });

  test('a strip continues from its end to its start', () => {
    const stops = model.strips.map((strip) => strip.length - 1);
    const [land] = play(game, scripted([...stops, 0]));
    expect(land?.type === 'land' && land.grid.map((reel) => reel.join(''))).toEqual(
      model.strips.map((strip) => (strip.at(-1) + strip).slice(0, model.rows)),
    );
  });

  test('every symbol on the strips has a name', () => {
    expect(Object.keys(model.symbols)).toEqual(
      expect.arrayContaining([...new Set(model.strips.join(''))]),
    );
    expect(model.strips[0]).not.toContain(WILD);
  });
});

const types = (steps: readonly Step[]) => steps.map(({ type }) => type);

test.each([
  { game: zulu, drawn: [0, 0, 0, 0, 0], seen: ['land'] },
  { game: missWildfire, drawn: [0, 0, 0, 6, 0], seen: ['land', 'ignite'] },
  { game: nightTrax, drawn: [0, 0, 0, 0], seen: ['land'] },
  { game: hidden, drawn: [15, 4, 20, 3, 0], seen: ['land', 'choose'] },
])('$game.slug with stops $drawn goes $seen', ({ game, drawn, seen }) => {
  expect(types(play(game, scripted(drawn))).slice(0, seen.length)).toEqual(seen);
});

const sunStop = zulu.model.strips[1]?.indexOf(WILD) ?? 0;

test('a sun walks to each further reel and stands there alone while the others turn', () => {
  const steps = play(zulu, scripted([0, sunStop, 0, 0, 0]));
  expect(types(steps).filter((type) => type !== 'pay')).toEqual([
    ...['land', 'expand', 'walk', 'land', 'walk', 'land', 'walk', 'land', 'sunset'],
  ]);
  const views = steps.flatMap((step) => (step.type === 'land' ? [step] : [])).slice(1);
  expect(views.map(({ held }) => held)).toEqual([[2], [3], [4]]);
  for (const { grid, held } of views) {
    const sunny = grid.map((reel) => reel.includes(WILD));
    expect(sunny).toEqual(grid.map((_, reel) => held.includes(reel)));
    expect(grid[held[0] ?? 0]?.every((letter) => letter === WILD)).toBe(true);
  }
});

test.each([
  { row: 'top', above: 0, lit: 4 },
  { row: 'middle', above: 1, lit: 5 },
  { row: 'bottom', above: 2, lit: 4 },
])('a spark in the $row row lights $lit places, also in the free round', ({ above, lit }) => {
  const spark = (missWildfire.model.strips[3]?.indexOf('X') ?? 0) - above;
  const steps = play(missWildfire, scripted([0, 0, 0, spark, 0, 5]));
  const grids = steps.flatMap((step) => ('grid' in step ? [step.grid.flat()] : []));
  const wilds = grids.map((letters) => letters.filter((letter) => letter === WILD).length);
  expect(wilds).toEqual([0, lit, lit]);
  expect(grids.at(-1)).not.toContain('X');
});

test('three stars bring a wheel of the player’s choice, whose slice is drawn before', () => {
  const results = [0, 1, 2].map((wheel) =>
    resultOf(playThrough(fateOfFortune, scripted([0, 16, 13, 11]), () => wheel)),
  );
  expect(results).toEqual([6, 20, 40]);
});

test('drops count 1, 2, 3 and then 5 times; after the first, four alike leave unpaid', () => {
  const factors = new Set<number>();
  const counts = new Set<number>();
  for (let start = 0; start < 27 ** 2; start++) {
    const drawn = [start % 27, Math.floor(start / 27), 0, 5];
    const paid = play(nightTrax, scripted(drawn)).filter((step) => step.type === 'pay');
    paid.forEach(({ factor, wins }, drop) => {
      expect(factor).toBe([1, 2, 3, 5][Math.min(drop, 3)]);
      factors.add(factor);
      for (const { count, multiple } of wins) {
        expect(count).toBeGreaterThanOrEqual(drop ? 4 : 5);
        expect(multiple > 0).toBe(count > 4);
        counts.add(count);
      }
    });
  }
  expect(factors.size).toBeGreaterThanOrEqual(3);
  expect(counts).toContain(4);
});

test('the fox picks what pays most, and only behind the leaf where it sits', () => {
  // Four leaves; the fox sits behind the third, and the die is drawn for the others.
  const rounds = [0, 1, 2, 3].map((leaf) =>
    playThrough(hidden, scripted([4, 11, 17, 3, 3, 2]), () => leaf),
  );
  const found = rounds.map((steps) => steps.find((step) => step.type === 'reveal'));
  expect(found.map((step) => step?.fox)).toEqual([false, false, true, false]);
  expect(found[0]?.symbol).toBe('D');
  const results = rounds.map(resultOf);
  expect(results[2]).toBeGreaterThanOrEqual(results[0] ?? 0);
});

test('kept lanterns stay for the second cast, which is drawn with the first', () => {
  const drawn = [0, 1, 5, 0, 20, 7, 7, 1, 7, 1];
  expect(types(play(lakesFive, scripted(drawn)))).toEqual(['land', 'choose']);
  const steps = playThrough(lakesFive, scripted(drawn), () => 0b01011);
  expect(resultOf(steps)).toBe(100);
});

test.each([
  { shown: 'TTKTP', kept: 'TT.T.' },
  { shown: 'HHHHP', kept: 'HHHH.' },
  { shown: 'PPPPP', kept: 'PPPPP' },
  { shown: 'HPKPH', kept: 'HPKPH' },
])('of $shown it is best to keep $kept', ({ shown, kept }) => {
  const mean = createMean(lakesFive.model);
  expect(afterKeeping([...shown], bestToKeep(mean, [...shown]))).toBe(kept);
});
