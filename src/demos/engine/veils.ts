import { payingLetters, type Model } from '../game.ts';
import type { Random } from './random.ts';
import { payFor, payStep, placesBySymbol, type Grid, type Step, type Win } from './round.ts';

/** The letter of a veil. All veils of a round hide the same symbol. */
export const VEIL = 'V';

/** Replaces the veils, and pays every symbol that is often enough anywhere on the board. */
export function veilSteps(model: Model, landed: Grid, random: Random): Step[] {
  const cells = placesBySymbol(landed).get(VEIL);
  if (!cells) return payStep(winsAnywhere(model, landed));
  const letters = payingLetters(model);
  const symbol = letters[random(letters.length)] ?? '';
  const grid = landed.map((reel) => reel.map((shown) => (shown === VEIL ? symbol : shown)));
  return [{ type: 'reveal', grid, cells, symbol }, ...payStep(winsAnywhere(model, grid))];
}

function winsAnywhere(model: Model, grid: Grid): Win[] {
  return [...placesBySymbol(grid)].flatMap(([symbol, cells]) => {
    const count = cells.length;
    if (count < model.from) return [];
    return [{ symbol, count, multiple: payFor(model, symbol, count), cells }];
  });
}
