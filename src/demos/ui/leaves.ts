import type { StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { symbol } from './dom.ts';
import { animate, wait } from './motion.ts';

/** Shows all leaves parting at the same time. */
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
