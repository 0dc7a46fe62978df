import type { StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { symbol } from './dom.ts';
import { animate, spring, wait } from './motion.ts';

/** Shows the sun growing from its cell over the whole reel. */
export async function expand(board: Board, { cell: [reel, row], grid }: StepOf<'expand'>) {
  const rows = grid[reel]?.length ?? 1;
  const sun = symbol('W-tall', 'overlay tall');
  board.strips[reel]?.parentElement?.append(sun);
  board.strips[reel]?.classList.add('filled');
  sun.style.transformOrigin = `50% ${((row + 0.5) / rows) * 100}%`;
  animate(sun, [{ opacity: 0.4, transform: `scale(${1 / rows})` }, { opacity: 1 }], {
    duration: 480,
    easing: 'cubic-bezier(.2, .8, .2, 1)',
  });
  await wait(700);
}

/** Shows the spark lighting its neighbours, one after the other. */
export async function ignite(board: Board, { cells }: StepOf<'ignite'>) {
  for (const [index, place] of cells.entries()) {
    const target = board.place(place);
    target.classList.add('lit');
    const light = symbol('lit', 'overlay');
    target.append(light);
    animate(light, [{ opacity: 0, transform: 'scale(.3) rotate(-45deg)' }, { opacity: 1 }], {
      duration: 360,
      delay: 90 * index,
      easing: spring,
    });
  }
  await wait(900);
}

/** Shows all veils parting at the same time. */
export async function reveal(board: Board, { cells, symbol: secret }: StepOf<'reveal'>) {
  for (const place of cells) {
    const halves = [symbol('V-left', 'overlay'), symbol('V-right', 'overlay')];
    const shown = symbol(secret);
    board.place(place).replaceChildren(shown, ...halves);
    animate(shown, [{ opacity: 0, transform: 'scale(.6)' }, { opacity: 1 }], {
      duration: 420,
      delay: 200,
    });
    halves.forEach((half, side) => {
      const way = side ? 1 : -1;
      const away = `translateX(${way * 45}%) rotate(${way * 24}deg)`;
      animate(
        half,
        [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0, transform: away }],
        {
          duration: 620,
          fill: 'forwards',
        },
      );
    });
  }
  await wait(800);
}

/** Lights the lamps up to the current factor. Only games of groups have lamps. */
export function lightFactor(drops: number): void {
  document
    .querySelectorAll('.factors li')
    .forEach((lamp, index) => lamp.classList.toggle('on', index <= drops));
}
