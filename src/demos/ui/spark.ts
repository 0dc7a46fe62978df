import type { Cell } from '../engine/round.ts';
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
  show({ board, sound }) {
    /** Lights cells one after the other, over whatever they show. */
    async function light(cells: readonly Cell[], picture: string, transform: string) {
      for (const [order, cell] of cells.entries()) {
        animate(board.cover(cell, picture, 'lit'), [{ opacity: 0, transform }, { opacity: 1 }], {
          duration: 480,
          delay: 90 * order,
          easing: spring,
        });
      }
      await wait(900);
    }

    return {
      ignite({ cells }) {
        sound.moment();
        return light(cells, 'lit', 'translateY(30%) scale(.3)');
      },
      /** The flames turn to ash, and stems grow from it. They stay while the reels turn. */
      async bloom({ cells }) {
        for (const flame of document.querySelectorAll('.lit')) {
          animate(flame, [{ opacity: 1 }, { opacity: 0.2 }], { duration: ASH });
        }
        await wait(ASH);
        board.clear();
        await light(cells, 'bloom', 'scale(1, 0)');
      },
    };
  },
};
