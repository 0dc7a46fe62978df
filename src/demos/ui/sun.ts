import type { StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { symbol } from './dom.ts';
import { animate, wait } from './motion.ts';

/** Shows the sun growing from its cell over the whole reel. */
export async function expand(board: Board, { cell: [reel, row], grid }: StepOf<'expand'>) {
  const rows = grid[reel]?.length ?? 1;
  const sun = rise(board, reel);
  sun.style.transformOrigin = `50% ${((row + 0.5) / rows) * 100}%`;
  animate(sun, [{ opacity: 0.4, transform: `scale(${1 / rows})` }, { opacity: 1 }], {
    duration: 480,
    easing: 'cubic-bezier(.2, .8, .2, 1)',
  });
  await wait(700);
}

/** Shows the sun walking on from the reel before. */
export async function walk(board: Board, { reel }: StepOf<'walk'>) {
  board.clear();
  animate(rise(board, reel), [{ transform: 'translateX(-100%)' }, {}], {
    duration: 700,
    easing: 'cubic-bezier(.4, 0, .2, 1)',
  });
  await wait(700);
}

/** Puts the sun over a reel. */
function rise(board: Board, reel: number): SVGSVGElement {
  const sun = symbol('W-tall', 'overlay tall');
  board.strips[reel]?.parentElement?.append(sun);
  board.strips[reel]?.classList.add('filled');
  return sun;
}
