import { payingLetters, type Model, type Rule } from '../game.ts';
import { alikeWin, payStep, placesBySymbol, resultOf } from './round.ts';
import type { Grid, Step } from './step.ts';

/** The letter of a leaf. All leaves of a round hide the same symbol. */
export const LEAF = 'V';

/** Replaces the leaves, and pays what is often enough. Of many leaves, the player chooses one. If the fox sits behind it, it picks what pays most. */
export const leafSteps: Rule<'fox'> = (model, { grid: landed }, random) => {
  const cells = placesBySymbol(landed).get(LEAF);
  if (!cells) return payAnywhere(model, landed);
  const letters = payingLetters(model);
  const drawn = letters[random(letters.length)] ?? '';
  const reveal = (symbol: string, fox?: boolean): Step[] => {
    const grid = withoutLeaves(landed, symbol);
    const step: Step = { type: 'reveal', grid, cells, symbol, ...(fox !== undefined && { fox }) };
    return [step, ...payAnywhere(model, grid)];
  };
  if (cells.length < model.fox) return reveal(drawn);

  const behind = random(cells.length);
  const after = (leaf: number): Step[] =>
    leaf === behind ? reveal(bestSecret(model, landed), true) : reveal(drawn, false);
  return [{ type: 'choose', grid: landed, cells, after }];
};

/** The symbol that pays most behind these leaves. Of equals, the first in the pay table. */
function bestSecret(model: Model, landed: Grid): string {
  const pays = (letter: string) => resultOf(payAnywhere(model, withoutLeaves(landed, letter)));
  return payingLetters(model).reduce((best, letter) => (pays(letter) > pays(best) ? letter : best));
}

const withoutLeaves = (grid: Grid, symbol: string): Grid =>
  grid.map((reel) => reel.map((shown) => (shown === LEAF ? symbol : shown)));

function payAnywhere(model: Model, grid: Grid): Step[] {
  const alike = [...placesBySymbol(grid)].filter(([, cells]) => cells.length >= model.from);
  return payStep(alike.map(([symbol, cells]) => alikeWin(model, symbol, cells)));
}
