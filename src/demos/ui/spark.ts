import type { Cell, StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { symbol } from './dom.ts';
import { animate, spring, wait } from './motion.ts';

/** Shows the spark lighting its neighbours, one after the other. */
export async function ignite(board: Board, { cells }: StepOf<'ignite'>) {
  light(board, cells, 'rotate(-45deg) scale(.3)');
  await wait(900);
}

/** Shows fireweed coming back where the fire was. It stays while the reels turn. */
export async function bloom(board: Board, { cells }: StepOf<'bloom'>) {
  board.clear();
  light(board, cells, 'scale(1, 0)');
  await wait(900);
}

/** Lights cells one after the other, over whatever they show. */
function light(board: Board, cells: readonly Cell[], from: string): void {
  for (const [order, [reel, row]] of cells.entries()) {
    const overlay = symbol('lit', 'overlay lit');
    overlay.style.setProperty('--row', `${row}`);
    board.strips[reel]?.parentElement?.append(overlay);
    animate(overlay, [{ opacity: 0, transform: from }, { opacity: 1 }], {
      duration: 480,
      delay: 90 * order,
      easing: spring,
    });
  }
}
