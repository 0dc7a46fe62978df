import { describe, expect, test } from 'vitest';
import { meanAfter } from '../engine/keep-advice.ts';
import { games } from '../games.ts';
import { lakesFive } from '../games/lakes-five.ts';
import { exactTally } from './exact-tally.ts';
import { figuresOf } from './tally.ts';

// The tests take six seconds. The timeout is for busy machines.
describe.each(games)('$slug', { timeout: 300_000 }, ({ model, figures }) => {
  test('all possible rounds give the published figures', () => {
    const tally = exactTally(model);
    expect(figuresOf(tally)).toEqual(figures);

    const wins = [...tally.keys()].filter((result) => result !== 0);
    expect(Math.min(...wins), 'no loss can look like a win').toBeGreaterThanOrEqual(2);
    expect(wins.every(Number.isInteger), 'every win is a whole number of stakes').toBe(true);
  });
});

test('Lake’s Five returns the stated percentage if no lantern is ever kept', () => {
  const percent = (100 * meanAfter(lakesFive.model, [])).toFixed(1);
  expect(lakesFive.notes.join()).toContain(`${percent}%`);
});
