import type { StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { cell, symbol } from './dom.ts';
import { reflect } from './lake.ts';
import { animate, spring, wait } from './motion.ts';
import { BRAKE, MOVING, settled, type Pace } from './timing.ts';

const RISEN = 'translateY(-14%)';

/** The lanterns that are not kept go out and rise. One after the other lights up again with its new symbol. */
export async function drawLanterns(
  board: Board,
  { grid, held }: StepOf<'land'>,
  pace: Pace,
): Promise<void> {
  const letters = grid.flat();
  const going = [...board.strips.keys()].filter((lantern) => !held.includes(lantern));
  for (const [order, lantern] of going.entries()) {
    const strip = board.strips[lantern] as HTMLElement;
    strip.replaceChildren(cell(symbol('lantern', 'lantern')));
    strip.parentElement?.querySelector('.reflection')?.remove();
    strip.parentElement?.classList.remove('kept');
    const lifted = animate(strip, [{}, { transform: RISEN }], {
      duration: MOVING,
      fill: 'forwards',
    });
    void wait(pace.firstStop + order * pace.between).then(() => {
      strip.replaceChildren(cell(symbol('lantern', 'lantern'), symbol(letters[lantern] ?? '')));
      lifted.cancel();
      reflect(strip);
      animate(strip, [{ opacity: 0.4, transform: RISEN }, { opacity: 1 }], {
        duration: BRAKE,
        easing: spring,
      });
      board.land(lantern);
    });
  }
  await wait(settled(pace));
}
