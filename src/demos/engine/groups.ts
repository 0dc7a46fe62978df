import { defineRule, type Model } from './rule.ts';
import { alikeWin, payStep, placesBySymbol, symbolAt } from './round.ts';
import type { Cell, Grid, Step, Win } from './step.ts';

/** Pays groups and drops the symbols above, until no group is left. From the second drop on, groups of one less leave unpaid. */
export const dropRule = defineRule('drops', ({ factors }, model, landed) => {
  const steps: Step[] = [];
  const tops = [...landed.stops];
  let { grid } = landed;
  for (let drops = 0; ; drops++) {
    const groups = findGroups(model, grid, drops ? model.from - 1 : model.from);
    if (!groups.length) return steps;
    const gone = groups.flatMap(({ cells }) => cells);
    grid = dropGrid(model, grid, gone, tops);
    const factor = factors[Math.min(drops, factors.length - 1)];
    steps.push(...payStep(groups, factor), { type: 'drop', grid, gone });
  }
});

function findGroups(model: Model, grid: Grid, from: number): Win[] {
  const groups: Win[] = [];
  for (const [symbol, places] of placesBySymbol(grid)) {
    let left = places;
    while (left.length >= from) {
      const cells = groupOfFirst(left);
      left = left.filter((place) => !cells.includes(place));
      if (cells.length >= from) groups.push(alikeWin(model, symbol, cells));
    }
  }
  return groups;
}

/** The group around the first of these cells, in the order in which a fire would spread. */
export function groupOfFirst([first, ...others]: readonly Cell[]): Cell[] {
  const group = first ? [first] : [];
  for (const [x, y] of group) {
    for (const other of others) {
      const touches = Math.abs(other[0] - x) + Math.abs(other[1] - y) === 1;
      if (touches && !group.includes(other)) group.push(other);
    }
  }
  return group;
}

/** Removes the cells in `gone`. Symbols from further up the strip follow. Updates `tops`, the stops of the top row. */
function dropGrid(model: Model, grid: Grid, gone: readonly Cell[], tops: number[]): Grid {
  return grid.map((reel, x) => {
    const left = reel.filter((_, y) => !gone.some(([gx, gy]) => gx === x && gy === y));
    while (left.length < model.rows) {
      tops[x] = (tops[x] ?? 0) - 1;
      left.unshift(symbolAt(model.strips[x] ?? '', tops[x] ?? 0));
    }
    return left;
  });
}
