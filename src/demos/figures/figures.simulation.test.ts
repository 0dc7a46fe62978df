import { expect, test } from 'vitest';
import { firstCloud } from '../engine/fire.ts';
import { stopChoice } from '../engine/leaves.ts';
import { bestToKeep, createMean } from '../engine/sets.ts';
import { offeredWheel } from '../engine/lines.ts';
import type { DemoGame } from '../game.ts';
import { games } from '../games.ts';
import { hidden } from '../games/hidden/game.ts';
import { playThrough, type Chooser } from '../engine/play-through.ts';
import { seeded } from '../../test/demo-rounds.ts';
import { figuresOf } from '../odds.ts';
import { stoppingPoints } from './leaf-tally.ts';
import { addRound, featureShares, newTally, summarise } from './tally.ts';

const simulatedRounds = 250_000;

const usualStop = new Map(stoppingPoints).get(hidden.usual ?? '') ?? 0;

/** Games whose figures are counted by a method of their own. For the others, figures.test.ts plays every round. */
const isCounted = ({ rule }: DemoGame) => rule.kind !== 'wheel' && rule.kind !== 'drops';

/** Plays as the published figures assume: keeps what the game advises, and takes what it offers first. */
function published({ model, rule }: DemoGame): Chooser {
  switch (rule.kind) {
    case 'wheel':
      return () => offeredWheel;
    case 'leaves':
      return ({ grid, cells = [] }) =>
        grid.flat().length - cells.length < usualStop ? 0 : stopChoice;
    case 'fire':
      return () => firstCloud;
    case 'sets': {
      const mean = createMean(model, rule.sets);
      const known = new Map<string, number>();
      return ({ grid }) => {
        const shown = grid.flat();
        const choice = known.get(shown.join('')) ?? bestToKeep(mean, shown);
        known.set(shown.join(''), choice);
        return choice;
      };
    }
    default:
      return () => 0;
  }
}

test.each(games.filter(isCounted))(
  'random rounds of $slug agree with its figures',
  { timeout: 600_000 },
  (game) => {
    const { model, features } = game;
    const { usual: figures, features: shares } = figuresOf(game);
    const tally = newTally();
    const random = seeded(20);
    const choose = published(game);
    for (let round = 0; round < simulatedRounds; round++) {
      addRound(model, tally, playThrough(game, random, choose));
    }
    const simulated = summarise(tally);
    // Four standard errors: some three per cent of the stake in the return, and 0.4 per cent in the share of wins. The seed is
    // fixed, so that chance fails no run.
    const noise = 4 / Math.sqrt(simulatedRounds);
    const expectShare = (percent: number, of: number) => {
      const share = of / 100;
      const spread = noise * Math.sqrt(share * (1 - share));
      expect(Math.abs(percent / 100 - share)).toBeLessThan(spread + 0.0001);
    };
    expect(Math.abs(simulated.returnPercent - figures.returnPercent)).toBeLessThan(
      100 * noise * figures.deviation,
    );
    expectShare(simulated.hitRatePercent, figures.hitRatePercent);
    for (const [event, percent] of Object.entries(featureShares(tally, features)))
      expectShare(percent, shares[event] ?? 0);
    expect(Math.abs(simulated.deviation - figures.deviation)).toBeLessThan(
      0.05 * figures.deviation,
    );
  },
);
