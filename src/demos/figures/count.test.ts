import { expect, test } from 'vitest';
import type { Chooser } from '../engine/play-through.ts';
import { fireRule } from '../engine/fire.ts';
import { leafLetter, leafRule } from '../engine/leaves.ts';
import { sunRule } from '../engine/lines.ts';
import type { Model, Playable } from '../engine/rule.ts';
import { bestToKeep, createMean, setRule } from '../engine/sets.ts';
import { hidden } from '../games/hidden/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { zulu } from '../games/zulu/game.ts';
import { tallyEveryRound } from './every-round.ts';
import { tallyFire } from './fire-tally.ts';
import { tallyLeaves } from './leaf-tally.ts';
import { tallySun } from './line-tally.ts';
import { tallySets } from './set-tally.ts';
import { featureShares, summarise, type Tally } from './tally.ts';

interface SmallGame extends Playable {
  choose?: Chooser;
  counted: Tally;
}

/* Games by the rules of the demos, so small that all of their rounds can be played. */

function walk(): SmallGame {
  const model: Model = { ...zulu.model, strips: ['KD', 'GWKDGK', 'KG', 'DK'] };
  const lines = ['0000', '1111', '0121'];
  return { model, rule: sunRule({ lines }), counted: tallySun(model, lines) };
}

function fire(): SmallGame {
  // Each number of plants has a price of its own.
  const counts = Array.from({ length: 15 }, (_, index) => index + 4);
  const symbols = { ...missWildfire.model.symbols, F: { name: 'pine', pays: counts } };
  const strips = ['FD', 'DFB', 'FDD', 'FB', 'HF', 'BDF'];
  const model: Model = { ...missWildfire.model, symbols, counts, strips };
  const [pines, , gorse] = missWildfire.rule.clouds;
  const clouds = [gorse, pines].filter((cloud) => cloud !== undefined);
  const rule = fireRule({ clouds, ashFinds: '.' });
  return { model, rule, choose: () => 1, counted: tallyFire(model, 'F') };
}

function lanterns(): SmallGame {
  const model: Model = { ...lakesFive.model, strips: Array<string>(5).fill('THR') };
  const { sets } = lakesFive.rule;
  const mean = createMean(model, sets);
  return {
    model,
    rule: setRule({ sets }),
    choose: ({ grid }) => bestToKeep(mean, grid.flat()),
    counted: tallySets(model, sets),
  };
}

function leaves(): SmallGame {
  // The third leaf has the last price, and ends the round.
  const symbols = { ...hidden.model.symbols, [leafLetter]: { name: 'leaf', pays: [2, 3] } };
  const model: Model = { ...hidden.model, symbols, strips: ['V', 'V'] };
  return { model, rule: leafRule({ foxes: 2, secrets: 'A' }), counted: tallyLeaves(model, 2, 3) };
}

test.each([
  ['a walk of the sun', walk],
  ['fires', fire],
  ['lanterns', lanterns],
  ['leaves', leaves],
])('the count of %s agrees with every round, played one by one', (_, game) => {
  const { choose = () => 0, counted, ...played } = game();
  const tally = tallyEveryRound(played, choose);
  expect(summarise(counted)).toEqual(summarise(tally));
  const features = ['walk', 'mirror'].map((event) => ({ event, text: '' }));
  expect(featureShares(counted, features)).toEqual(featureShares(tally, features));
});
