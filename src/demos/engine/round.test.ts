import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { nightTrax } from '../games/night-trax/game.ts';
import { zulu } from '../games/zulu/game.ts';
import { scripted, seeded } from '../../test/demo-rounds.ts';
import { playThrough } from './play-through.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { ashLetter, fireweedLetter } from './fire.ts';
import { dropRule } from './groups.ts';
import { bestStep, includes, letterAt, payFor, play, windowAt } from './round.ts';
import type { Grid } from './step.ts';
import { wildLetter } from './lines.ts';

test('a strip continues from its end to its start', () => {
  expect([-1, 3].map((stop) => windowAt('ABCD', stop, 3).join(''))).toEqual(['DAB', 'DAB']);
});

test.each([zulu, fateOfFortune, nightTrax, lakesFive])('$slug marks what it pays for', (game) => {
  const random = seeded(1);
  for (let round = 0; round < 500; round++) {
    let board: Grid = [];
    const steps = playThrough(game, random, () => 0);
    const best = bestStep(steps);
    for (const step of steps) {
      if (step === best?.best)
        expect(best.grid, 'the board that is shown once more').toEqual(board);
      for (const { symbol, cells, hand } of step.type === 'pay' ? step.wins : []) {
        const paid = cells.map((cell) => letterAt(board, cell));
        if (hand) expect(paid, 'all lanterns of a set').toEqual(hand);
        else expect([symbol, wildLetter]).toEqual(expect.arrayContaining(paid));
      }
      if ('grid' in step) board = step.grid;
    }
  }
});

test('pads further up the strip follow those that leave', () => {
  const random = seeded(1);
  const { strips, rows } = nightTrax.model;
  for (let round = 0; round < 500; round++) {
    let board: Grid = [];
    let tops: number[] = [];
    for (const step of play(nightTrax, random)) {
      if (step.type === 'land') tops = [...step.stops];
      if (step.type === 'drop') {
        const expected = strips.map((strip, reel) => {
          const left = board[reel]?.filter((_, row) => !includes(step.gone, [reel, row])) ?? [];
          const top = (tops[reel] = (tops[reel] ?? 0) - (rows - left.length));
          return [...windowAt(strip, top, rows - left.length), ...left];
        });
        expect(step.grid).toEqual(expected);
      }
      if ('grid' in step) board = step.grid;
    }
  }
});

test('each drop counts by its factor, and further drops by the last one', () => {
  const rule = dropRule({ factors: [1, 3] });
  const steps = play({ ...nightTrax, rule }, scripted([6, 3, 0, 0]));
  const factors = steps.flatMap((step) => (step.type === 'pay' ? [step.factor] : []));
  expect(factors).toEqual([1, 3, 3]);
});

test.each(games.filter(({ model }) => model.isOpenEnded))(
  'the last price of $slug is for any larger number',
  ({ model }) => {
    for (const [letter, { pays }] of Object.entries(model.symbols))
      if (pays) expect(payFor(model, letter, 18)).toBe(pays.at(-1));
  },
);

test('the ash where lightning struck shows what was lost, if anything was', () => {
  for (const [at, letter] of [...missWildfire.rule.ashFinds].entries()) {
    const drawn = scripted([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, at]);
    const steps = playThrough(missWildfire, drawn, () => 1);
    const spark = steps.find((step) => step.type === 'ignite')?.spark;
    const found = steps.flatMap((step) => (step.type === 'uncover' ? [step] : []));
    expect(found).toMatchObject(letter === '.' ? [] : [{ cell: spark, symbol: letter }]);
    for (const { grid, cell } of found) expect(letterAt(grid, cell)).toBe(letter);
  }
});

test('a fire of fewer than four leaves ash, and a larger one fireweed', () => {
  const seen = new Set<boolean>();
  for (let forest = 0; forest < 100; forest++) {
    const steps = playThrough(missWildfire, seeded(forest), () => 0);
    const fires = steps.flatMap((step) => (step.type === 'ignite' ? [step] : []));
    const burnt = fires.flatMap(({ cells }) => cells);
    const isLarge = (fires[0]?.cells.length ?? 0) >= 4;
    seen.add(isLarge);
    expect(steps.some(({ type }) => type === 'bloom')).toBe(isLarge);
    const { grid = [] } = fires.at(-1) ?? {};
    const left = new Set(burnt.map((cell) => letterAt(grid, cell)));
    expect([...left]).toEqual([isLarge ? fireweedLetter : ashLetter]);
  }
  expect(seen.size).toBe(2);
});
