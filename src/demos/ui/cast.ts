import type { Model } from '../game.ts';
import { symbolAt, type Round } from '../play/round.ts';
import type { Board } from './board.ts';
import { element, move, spring, symbol, wait } from './dom.ts';
import { BETWEEN_STOPS, BRAKE, FIRST_STOP, MOVING, SETTLED } from './timing.ts';

/** Lifts the lanterns that are not kept off the water and sets them down again. */
export async function cast(
  model: Model,
  board: Board,
  { stops }: Round,
  keep: readonly boolean[] = [],
): Promise<void> {
  for (const [lantern, strip] of board.strips.entries()) {
    if (keep[lantern]) continue;
    const lifted = move(strip, [{}, { opacity: 0, transform: 'translateY(-30%)' }], {
      duration: MOVING,
      fill: 'forwards',
    });
    void wait(FIRST_STOP + lantern * BETWEEN_STOPS).then(() => {
      const letter = symbolAt(model.strips[lantern] ?? '', stops[lantern] ?? 0);
      strip.replaceChildren(element('cell', symbol('lantern', 'lantern'), symbol(letter)));
      lifted.cancel();
      move(strip, [{ opacity: 0, transform: 'translateY(-60%)' }, { opacity: 1 }], {
        duration: BRAKE,
        easing: spring,
      });
    });
  }
  await wait(SETTLED);
}
