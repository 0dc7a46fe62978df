import { defineRule } from './rule.ts';
import { alikeWin, cellsOf, payStep, withLetter } from './round.ts';
import type { Cell, Grid, Step } from './step.ts';

/** The letter of a shut leaf, whose prices are those of open leaves, and the letter of a fox. */
export const leafLetter = 'V';
export const foxLetter = 'X';

/** The choice to part no further leaf. Any other choice is an index in the list of shut leaves. */
export const stopChoice = -1;

/** Leaves, by the rules in the notes of Hidden. Everything under them is drawn before the first choice. */
export const leafRule = defineRule('leaves', ({ foxes, secrets }, model, landed, random) => {
  const { from, symbols } = model;
  const most = from + (symbols[leafLetter]?.pays?.length ?? 0) - 1;
  const leaves = cellsOf(landed.grid);
  const behind = new Map(leaves.map((cell) => [cell, secrets[random(secrets.length)] ?? '']));
  const beds = [...leaves];
  for (let fox = 0; fox < foxes; fox++) {
    for (const cell of beds.splice(random(beds.length), 1)) behind.set(cell, foxLetter);
  }

  const goOn = (grid: Grid, open: readonly Cell[]): Step[] => {
    const stop = () => payStep([alikeWin(model, leafLetter, open)]);
    if (open.length === most) return stop();
    const cells = leaves.filter((cell) => !open.includes(cell));
    const after = (choice: number): Step[] => {
      const cell = cells[choice];
      if (!cell) return stop();
      const symbol = behind.get(cell) ?? '';
      const shown = withLetter(grid, [cell], symbol);
      const reveal: Step = { type: 'reveal', grid: shown, cell, symbol };
      return [reveal, ...(symbol === foxLetter ? [] : goOn(shown, [...open, cell]))];
    };
    return [{ type: 'choose', grid, cells, after }];
  };
  return goOn(landed.grid, []);
});
