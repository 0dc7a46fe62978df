import { gridAt, type Round } from '../engine/round.ts';
import type { Model } from '../game.ts';
import type { Board } from './board.ts';
import { cell, symbol } from './dom.ts';
import { animate, spring, wait } from './motion.ts';
import { BETWEEN_STOPS, BRAKE, FIRST_STOP, MOVING, SETTLED } from './timing.ts';

const RISEN = 'translateY(-14%)';

/** The lanterns that are not kept go out and rise. One after the other lights up again with its new symbol. */
export async function drawLanterns(
  model: Model,
  board: Board,
  { stops }: Round,
  keep: readonly boolean[] = [],
): Promise<void> {
  const letters = gridAt(model, stops).flat();
  for (const [lantern, strip] of board.strips.entries()) {
    if (keep[lantern]) continue;
    strip.replaceChildren(cell(symbol('lantern', 'lantern')));
    const lifted = animate(strip, [{}, { transform: RISEN }], {
      duration: MOVING,
      fill: 'forwards',
    });
    void wait(FIRST_STOP + lantern * BETWEEN_STOPS).then(() => {
      strip.replaceChildren(cell(symbol('lantern', 'lantern'), symbol(letters[lantern] ?? '')));
      lifted.cancel();
      animate(strip, [{ opacity: 0.4, transform: RISEN }, { opacity: 1 }], {
        duration: BRAKE,
        easing: spring,
      });
      board.land(lantern);
    });
  }
  await wait(SETTLED);
}
