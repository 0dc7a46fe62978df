import { stepMultiple } from '../engine/play.ts';
import { gridAt, type Round, type Step } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { STAKE } from '../engine/session.ts';
import { fillTable, type Board } from './board.ts';
import { drop } from './drop-pads.ts';
import { expand, ignite, lightFactor, reveal } from './features.ts';
import { formatNumber } from './format.ts';
import { wait } from './motion.ts';
import { turnWheel } from './wheel.ts';

/** What the button says while a step is shown. */
const DOING: Partial<Record<Step['type'], string>> = {
  expand: 'The sun rises',
  ignite: 'The spark spreads',
  reveal: 'The veils part',
  pay: 'Counting',
  wheel: 'The wheel turns',
};

/**
 * Animates the steps after the symbols have landed. The outcome is already decided. Calls `onStep` with the name of a
 * step that has one, and `onTotal` with the sum of the groups that have paid: "20 + 60".
 */
export async function showSteps(
  model: Model,
  board: Board,
  { stops, steps }: Round,
  { onStep, onTotal }: { onStep: (name: string) => void; onTotal: (sum: string) => void },
) {
  const { rule } = model;
  let shown = gridAt(model, stops);
  let drops = 0;
  const paid: string[] = [];
  for (const [index, step] of steps.entries()) {
    // A loop of pads plays on until its end.
    const name = rule.kind === 'groups' ? undefined : DOING[step.type];
    if (name) onStep(name);
    switch (step.type) {
      case 'expand':
        await expand(board, step);
        break;
      case 'ignite':
        await ignite(board, step);
        break;
      case 'reveal':
        await reveal(board, step);
        break;
      case 'pay':
        lightFactor(drops);
        if (rule.kind === 'groups') {
          paid.push(formatNumber(stepMultiple(step) * STAKE));
          onTotal(paid.join(' + '));
        }
        // Highlights change at most twice a second.
        if (index < steps.length - 1) await Promise.all([board.mark(step.wins), wait(700)]);
        else void board.mark(step.wins);
        break;
      case 'drop':
        drops++;
        board.clear();
        await drop(board, shown, step);
        break;
      case 'wheel':
        await turnWheel(step, (rule.kind === 'lines' && rule.slices?.length) || 1);
        break;
    }
    if ('grid' in step) shown = step.grid;
  }
  fillTable(model, shown);
}
