import type { StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { cell, symbol } from './dom.ts';
import { reflect } from './lake.ts';
import { animate, spring, wait } from './motion.ts';
import { BETWEEN_STOPS, BRAKE, FIRST_STOP, MOVING, SETTLED } from './timing.ts';

const RISEN = 'translateY(-14%)';

/** The timing of a second cast, which relights only the lanterns that were not kept. */
const SECOND_STOP = 600;
const BETWEEN_SECOND_STOPS = 160;

/** The lanterns that are not kept go out and rise. One after the other lights up again with its new symbol. */
export async function drawLanterns(
  board: Board,
  { grid, held }: StepOf<'land'>,
  isFirstCast: boolean,
): Promise<void> {
  const letters = grid.flat();
  const going = [...board.strips.keys()].filter((lantern) => !held.includes(lantern));
  const [firstStop, between] = isFirstCast
    ? [FIRST_STOP, BETWEEN_STOPS]
    : [SECOND_STOP, BETWEEN_SECOND_STOPS];
  for (const [order, lantern] of going.entries()) {
    const strip = board.strips[lantern] as HTMLElement;
    strip.replaceChildren(cell(symbol('lantern', 'lantern')));
    strip.parentElement?.querySelector('.reflection')?.remove();
    const lifted = animate(strip, [{}, { transform: RISEN }], {
      duration: MOVING,
      fill: 'forwards',
    });
    void wait(firstStop + order * between).then(() => {
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
  await wait(isFirstCast ? SETTLED : firstStop + going.length * between);
}
