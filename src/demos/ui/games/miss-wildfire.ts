import type { Cell } from '../../engine/step.ts';
import { missWildfire } from '../../games/miss-wildfire.ts';
import { start } from '../main.ts';
import { animate, spring, wait } from '../motion.ts';

/** Miss Wildfire: the spark lights its neighbours, and fireweed comes back there. */
start(missWildfire, ({ board, sound }) => {
  /** Lights cells one after the other, over whatever they show. */
  async function light(cells: readonly Cell[], picture: string, transform: string) {
    for (const [order, cell] of cells.entries()) {
      animate(board.cover(cell, picture, 'lit'), [{ opacity: 0, transform }, { opacity: 1 }], {
        duration: 480,
        delay: 90 * order,
        easing: spring,
      });
      sound.touch(order, 0.09 * order);
    }
    await wait(900);
  }

  return {
    ignite({ cells }) {
      sound.moment();
      return light(cells, 'lit', 'translateY(30%) scale(.3)');
    },
    /** Stems grow over the flames. They stay while the reels turn. */
    async bloom({ cells }) {
      sound.moment();
      board.unmark();
      const flames = document.querySelectorAll('.lit');
      await light(cells, 'bloom', 'scale(1, 0)');
      for (const flame of flames) flame.remove();
    },
  };
});
