import type { Rule } from '../game.ts';
import { payLines, WILD, without, withWild } from './lines.ts';
import { draw } from './random.ts';
import { land } from './round.ts';
import type { Step } from './step.ts';

/** A sun fills its reel. Then it walks to each further reel, while the others turn again, free and without a sun. */
export const sunSteps: Rule<'lines'> = (model, { grid: landed }, random) => {
  const { lines } = model;
  const first = landed.findIndex((reel) => reel.includes(WILD));
  if (first < 0) return payLines(model, landed, lines);

  const grid = withWild(landed, first);
  const cell = [first, landed[first]?.indexOf(WILD) ?? 0] as const;
  const steps: Step[] = [{ type: 'expand', grid, cell }, ...payLines(model, grid, lines)];
  const strips = without(model.strips, WILD);
  for (let reel = first + 1; reel < strips.length; reel++) {
    const view = land({ ...model, strips }, draw(strips, random), [reel]);
    const shown = withWild(view.grid, reel);
    steps.push({ type: 'walk', grid: shown, reel }, { ...view, grid: shown });
    steps.push(...payLines(model, shown, lines));
  }
  return steps;
};
