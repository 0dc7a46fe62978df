import type { Cell, StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import type { Feature } from './feature.ts';
import { animate, spring, wait } from './motion.ts';

const ASH = 200;

/** Miss Wildfire: the spark lights its neighbours, and fireweed comes back there. */
export const spark: Feature = {
  doing: { ignite: () => 'The spark spreads', bloom: () => 'Fireweed comes back' },
  say: {
    ignite: ({ cells }) => `The spark lights ${cells.length - 1} neighbours.`,
    bloom: ({ cells }) => `The fireweed is back: one free round, ${cells.length} places bloom.`,
  },
  show: ({ board, sound }) => ({
    ignite(step) {
      sound.moment();
      return ignite(board, step);
    },
    bloom: (step) => bloom(board, step),
  }),
};

/** Shows the spark lighting its neighbours, one after the other. */
async function ignite(board: Board, { cells }: StepOf<'ignite'>) {
  light(board, cells, 'lit', 'translateY(30%) scale(.3)');
  await wait(900);
}

/** Shows fireweed coming back: the flames turn to ash, and stems grow from it. They stay while the reels turn. */
async function bloom(board: Board, { cells }: StepOf<'bloom'>) {
  for (const flame of document.querySelectorAll('.lit')) {
    animate(flame, [{ opacity: 1 }, { opacity: 0.2 }], { duration: ASH });
  }
  await wait(ASH);
  board.clear();
  light(board, cells, 'bloom', 'scale(1, 0)');
  await wait(900);
}

/** Lights cells one after the other, over whatever they show. */
function light(board: Board, cells: readonly Cell[], picture: string, from: string): void {
  for (const [order, cell] of cells.entries()) {
    animate(board.cover(cell, picture, 'lit'), [{ opacity: 0, transform: from }, { opacity: 1 }], {
      duration: 480,
      delay: 90 * order,
      easing: spring,
    });
  }
}
