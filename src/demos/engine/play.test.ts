import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { hidden } from '../games/hidden.ts';
import { lakesFive } from '../games/lakes-five.ts';
import { missWildfire } from '../games/miss-wildfire.ts';
import { nightTrax } from '../games/night-trax.ts';
import { zulu } from '../games/zulu.ts';
import { scripted } from '../test/every-round.ts';
import { bestToKeep } from './keep-advice.ts';
import { WILD } from './lines.ts';
import { play } from './play.ts';

describe.each(games)('$slug', ({ model }) => {
  test('draws each reel independently and evenly over its strip', () => {
    const asked: number[] = [];
    play(model, (n) => {
      asked.push(n);
      return n - 1;
    });
    expect(asked.slice(0, model.strips.length)).toEqual(model.strips.map((strip) => strip.length));
  });

  test('a strip continues from its end to its start', () => {
    const stops = model.strips.map((strip) => strip.length - 1);
    const [land] = play(model, scripted([...stops, 0])).steps;
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

const steps = (model: (typeof zulu)['model'], drawn: number[]) =>
  play(model, scripted(drawn)).steps.map(({ type }) => type);

test.each([
  { game: zulu, drawn: [2, 9, 2, 8, 14], seen: ['land', 'expand', 'pay'] },
  { game: missWildfire, drawn: [0, 0, 0, 3, 0], seen: ['land', 'ignite'] },
  { game: nightTrax, drawn: [0, 0, 0, 0], seen: ['land'] },
  { game: hidden, drawn: [15, 4, 20, 3, 0], seen: ['land', 'reveal', 'pay'] },
])('$game.slug with stops $drawn goes $seen', ({ game, drawn, seen }) => {
  expect(steps(game.model, drawn).slice(0, seen.length)).toEqual(seen);
});

test('drops count 1, 2, 3 and then 5 times', () => {
  const factors = new Set<number>();
  for (let start = 0; start < 27 ** 2; start++) {
    const drawn = [start % 27, Math.floor(start / 27), 0, 5];
    const paid = play(nightTrax.model, scripted(drawn)).steps.filter(({ type }) => type === 'pay');
    paid.forEach((step, drop) => {
      const factor = step.type === 'pay' ? step.factor : 0;
      expect(factor).toBe([1, 2, 3, 5][Math.min(drop, 3)]);
      factors.add(factor);
    });
  }
  expect(factors.size).toBeGreaterThanOrEqual(3);
});

test('a first cast pays nothing yet, and kept lanterns stay for the second', () => {
  const first = play(lakesFive.model, scripted([0, 1, 5, 0, 20]));
  expect(first).toMatchObject({ multiple: 0, steps: [{ type: 'land' }] });
  const keep = [true, true, false, true, false];
  const second = play(lakesFive.model, scripted([1]), { stops: first.stops, keep });
  expect(second).toMatchObject({ stops: [0, 1, 1, 0, 1], multiple: 120 });
});

test.each([
  { shown: 'TTKTP', kept: 'TT.T.' },
  { shown: 'HHHHP', kept: 'HHHH.' },
  { shown: 'PPPPP', kept: 'PPPPP' },
])('of $shown it is best to keep $kept', ({ shown, kept }) => {
  const keep = bestToKeep(lakesFive.model, [...shown]);
  expect([...shown].map((letter, lantern) => (keep[lantern] ? letter : '.')).join('')).toBe(kept);
});
