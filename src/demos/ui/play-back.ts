import type { Model } from '../game.ts';
import type { Round } from '../play/round.ts';
import { gridAt } from '../play/round.ts';
import { fillTable, type Board } from './board.ts';
import { wait, write } from './dom.ts';
import { drop, expand, ignite, lightLoop, reveal } from './features.ts';
import { turnWheel } from './wheel.ts';

/** Plays back what follows once the symbols have landed; the outcome is long decided. */
export async function playBack(model: Model, board: Board, { stops, steps }: Round): Promise<void> {
  let shown = gridAt(model, stops);
  let drops = 0;
  for (const [index, step] of steps.entries()) {
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
        lightLoop(model, drops);
        board.mark(step.wins);
        // Highlights change at most twice a second.
        if (index < steps.length - 1) await wait(700);
        break;
      case 'drop':
        drops++;
        board.clear();
        await drop(board, shown, step);
        break;
      case 'wheel':
        await turnWheel(step, model.rule.pays === 'lines' ? (model.rule.slices?.length ?? 1) : 1);
        break;
    }
    if ('grid' in step) shown = step.grid;
  }
  fillTable(model, shown);
}

/** Shows a result in the short line, and tells it in full to those who listen. */
export function tell(line: string, sentence: string): void {
  write('.result', line);
  write('[role=status]', sentence);
}
