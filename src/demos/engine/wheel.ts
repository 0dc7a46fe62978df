import type { Rule } from '../game.ts';
import { payLines } from './lines.ts';
import type { Step } from './step.ts';

/** The letter of a star. One on every reel brings the wheel. */
export const STAR = 'F';

/** The wheel in the middle is offered first. */
export const OFFERED_WHEEL = 1;

/** The colours of the slices of a wheel, in turn, by their names in `styles/base.css`. */
export const SLICE_COLOURS = ['marigold', 'paper', 'large', 'small'];

/** Pays the lines. Three stars bring a wheel of the player's choice. The slice is drawn before the choice. */
export const wheelSteps: Rule<'lines' | 'wheels'> = (model, { grid }, random) => {
  const { lines, wheels } = model;
  const steps = payLines(model, grid, lines);
  if (!grid.every((reel) => reel.includes(STAR))) return steps;
  const slice = random(wheels[0]?.slices.length ?? 1);
  const after = (choice: number): Step[] => {
    const { name = '', slices = [] } = wheels[choice] ?? {};
    return [{ type: 'wheel', wheel: choice, name, slice, multiple: slices[slice] ?? 0 }];
  };
  return [...steps, { type: 'choose', grid, after }];
};
