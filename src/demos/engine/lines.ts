import { defineRule, type Model } from './rule.ts';
import { draw } from './random.ts';
import { alikeWin, land, payStep } from './round.ts';
import type { Cell, Grid, Step, Win } from './step.ts';

/** Substitutes for any symbol. It is never on the first reel, which decides the symbol of a line. */
export const wildLetter = 'W';

export const starLetter = 'F';

/** The wheel in the middle is offered first. */
export const offeredWheel = 1;

/** The colours of the slices of a wheel, in turn, by their names in `styles/base.css`. */
export const sliceColours = ['marigold', 'paper', 'large', 'small'];

/** A sun fills its reel. Then it walks to each further reel, while the others turn again, free and without a sun. */
export const sunRule = defineRule('sun', ({ lines }, model, { grid: landed }, random) => {
  const first = landed.findIndex((reel) => reel.includes(wildLetter));
  if (first < 0) return payLines(model, landed, lines);

  const grid = withWild(landed, first);
  const cell = [first, landed[first]?.indexOf(wildLetter) ?? 0] as const;
  const steps: Step[] = [{ type: 'expand', grid, cell }, payTurn(model, grid, lines)];
  const strips = without(model.strips, wildLetter);
  for (let reel = first + 1; reel < strips.length; reel++) {
    const view = land({ ...model, strips }, draw(strips, random), [reel]);
    const shown = withWild(view.grid, reel);
    steps.push({ type: 'walk', grid: shown, reel }, { ...view, grid: shown });
    steps.push(payTurn(model, shown, lines));
  }
  return steps;
});

/** Pays the lines. Three stars bring a wheel of the player’s choice. The slice is drawn before the choice. */
export const wheelRule = defineRule('wheel', ({ lines, wheels }, model, { grid }, random) => {
  const steps = payLines(model, grid, lines);
  if (!grid.every((reel) => reel.includes(starLetter))) return steps;
  const slice = random(wheels[0]?.slices.length ?? 1);
  const after = (choice: number): Step[] => {
    const wheel = wheels[choice];
    if (!wheel) throw new RangeError(`There is no wheel ${choice}.`);
    const { name, slices } = wheel;
    return [{ type: 'wheel', wheel: choice, name, slice, multiple: slices[slice] ?? 0 }];
  };
  return [...steps, { type: 'choose', grid, after }];
});

const withWild = (grid: Grid, reel: number): Grid =>
  grid.with(reel, Array(grid[reel]?.length).fill(wildLetter));

/** The strips of free turns, without the symbol that triggers them. */
export const without = (strips: readonly string[], letter: string): string[] =>
  strips.map((strip) => strip.replaceAll(letter, ''));

/** How many cells from the left show the line's first symbol or a wild without a gap. */
export function runLength(grid: Grid, line: string): number {
  const shown = grid.map((reel, x) => reel[Number(line[x])]);
  const end = shown.findIndex((symbol) => symbol !== shown[0] && symbol !== wildLetter);
  return end < 0 ? grid.length : end;
}

/** The run of a line, with its multiple, which may be 0. */
export function runOf(model: Model, grid: Grid, line: string): Win {
  const cells = [...line].slice(0, runLength(grid, line)).map((row, reel): Cell => [reel, +row]);
  return alikeWin(model, grid[0]?.[Number(line[0])] ?? '', cells);
}

function payLines(model: Model, grid: Grid, lines: readonly string[]): Step[] {
  const runs = lines.map((line, index) => ({ ...runOf(model, grid, line), line: index + 1 }));
  return payStep(runs.filter(({ multiple }) => multiple));
}

/** The pay of a turn with a sun. A turn without a win has this step, too, so that the game reports it. */
const payTurn = (model: Model, grid: Grid, lines: readonly string[]): Step =>
  payLines(model, grid, lines)[0] ?? { type: 'pay', wins: [], factor: 1 };
