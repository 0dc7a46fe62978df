import { defineRule, type Model } from './rule.ts';
import { groupOfFirst } from './groups.ts';
import { alikeWin, cellsOf, includes, payStep, placesBySymbol, withLetter } from './round.ts';
import type { Cell, Grid, Step } from './step.ts';

/** The letters of ash, and of the fireweed that grows on it. */
export const ashLetter = 'X';
export const fireweedLetter = 'W';

/** The cloud in the middle is set at first. */
export const firstCloud = 1;

/** A fire by the rules in the notes of Miss Wildfire. The strike of each cloud is drawn before the choice. */
export const fireRule = defineRule('fire', ({ clouds, ashFinds }, model, landed, random) => {
  const cells = cellsOf(landed.grid);
  const seed = cells[random(cells.length)] ?? ([0, 0] as const);
  const grid = withLetter(landed.grid, [seed], fireweedLetter);
  const places = placesBySymbol(grid);
  const strikes = clouds.map(({ plant }) => {
    const plants = places.get(plant) ?? [seed];
    return plants[random(plants.length)] ?? seed;
  });
  const find = ashFinds[random(ashFinds.length)] ?? '';
  const after = (cloud: number): Step[] => {
    const spark = strikes[cloud] ?? seed;
    const steps = burn(model, grid, clouds[cloud]?.plant ?? '', spark);
    const burnt = steps.findLast((step) => 'grid' in step)?.grid ?? grid;
    if (!model.symbols[find]) return steps;
    const shown = withLetter(burnt, [spark], find);
    return [...steps, { type: 'uncover', grid: shown, cell: spark, symbol: find }];
  };
  return [
    { type: 'sprout', grid, cell: seed },
    { type: 'choose', grid, after },
  ];
});

function burn(model: Model, grid: Grid, plant: string, spark: Cell): Step[] {
  const cells = groupFrom([spark], plantsOf(grid, plant));
  const ash = withLetter(grid, cells, ashLetter);
  const first: Step = { type: 'ignite', grid: ash, spark, cells, burnt: cells.length };
  if (cells.length < model.from) return [first];
  const grown = withLetter(grid, cells, fireweedLetter);
  const next = largestBeside(model, grown, cells);
  const burnt = [...cells, ...next];
  return [
    first,
    { type: 'bloom', grid: grown, cells },
    // What burns now always pays, and blooms.
    {
      type: 'ignite',
      grid: withLetter(grown, next, fireweedLetter),
      spark,
      cells: next,
      burnt: burnt.length,
    },
    ...payStep([alikeWin(model, plant, burnt)]),
  ];
}

function plantsOf(grid: Grid, kind: string): Cell[] {
  const places = placesBySymbol(grid);
  return [...(places.get(kind) ?? []), ...(places.get(fireweedLetter) ?? [])];
}

/** The largest group of one kind beside the fireweed. Of equal ones, the first in the pay table. */
function largestBeside({ symbols }: Model, grid: Grid, fireweed: readonly Cell[]): Cell[] {
  const groups = Object.keys(symbols)
    .filter((kind) => kind !== fireweedLetter)
    .map((kind) => groupFrom(fireweed, plantsOf(grid, kind)).slice(fireweed.length));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

const groupFrom = (cells: readonly Cell[], others: readonly Cell[] = []): Cell[] =>
  groupOfFirst([...cells, ...others.filter((cell) => !includes(cells, cell))]);
