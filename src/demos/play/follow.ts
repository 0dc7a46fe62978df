import type { Model, Rule } from '../game.ts';
import type { Random } from '../rng.ts';
import { anywhereWins, partVeils, placesBySymbol, VEIL } from './anywhere.ts';
import { dropGrid, groupWins } from './groups.ts';
import { growSun, hasStarOnEveryReel, lightNeighbours, lineWins, neighbours } from './lines.ts';
import type { Grid, Step, Win } from './round.ts';
import { setWin } from './sets.ts';

const pay = (wins: readonly Win[], factor = 1): Step[] =>
  wins.length ? [{ type: 'pay', wins, factor }] : [];

/** Everything that the rules make of symbols that have landed. */
export function follow(model: Model, grid: Grid, stops: readonly number[], random: Random): Step[] {
  const { rule } = model;
  switch (rule.pays) {
    case 'lines':
      return followLines(model, rule, grid, random);
    case 'groups':
      return followGroups(model, rule, grid, stops);
    case 'anywhere':
      return followVeils(model, grid, random);
    case 'sets': {
      const win = setWin(model, grid.flat());
      return pay(win ? [win] : []);
    }
  }
}

function followLines(
  model: Model,
  { lines, feature, slices = [] }: Extract<Rule, { pays: 'lines' }>,
  landed: Grid,
  random: Random,
): Step[] {
  const steps: Step[] = [];
  const grid = landed.map((reel) => [...reel]);
  if (feature === 'sun') {
    const cell = growSun(grid);
    if (cell) steps.push({ type: 'expand', grid, cell });
  }
  if (feature === 'spark') {
    const spark = lightNeighbours(grid);
    if (spark) steps.push({ type: 'ignite', grid, cells: neighbours(grid, spark) });
  }
  steps.push(...pay(lineWins(model, grid, lines)));
  if (feature === 'wheel' && hasStarOnEveryReel(grid)) {
    const slice = random(slices.length);
    steps.push({ type: 'wheel', slice, multiple: slices[slice] ?? 0 });
  }
  return steps;
}

function followGroups(
  model: Model,
  { loop }: Extract<Rule, { pays: 'groups' }>,
  landed: Grid,
  stops: readonly number[],
): Step[] {
  const steps: Step[] = [];
  const tops = [...stops];
  let grid = landed;
  for (let drops = 0; ; drops++) {
    const wins = groupWins(model, grid);
    if (!wins.length) return steps;
    const gone = wins.flatMap((win) => win.cells);
    grid = dropGrid(model, grid, gone, tops);
    steps.push(...pay(wins, loop[Math.min(drops, loop.length - 1)]), { type: 'drop', grid, gone });
  }
}

function followVeils(model: Model, landed: Grid, random: Random): Step[] {
  const cells = placesBySymbol(landed).get(VEIL);
  if (!cells) return pay(anywhereWins(model, landed));
  const symbols = Object.keys(model.pays);
  const symbol = symbols[random(symbols.length)] ?? '';
  const grid = partVeils(landed, symbol);
  return [{ type: 'reveal', grid, cells, symbol }, ...pay(anywhereWins(model, grid))];
}
