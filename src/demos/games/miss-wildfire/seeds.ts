import type { Cell } from '../../engine/step.ts';
import { query, symbol } from '../../ui/dom.ts';
import { oneOf } from '../../ui/lost-round.ts';
import { animate, spring } from '../../ui/motion.ts';

/** How many seedlings the ridge over the board has room for. */
const ROOM = 24;

/** The seed that each fire leaves for the next round, and the seedlings of lost rounds on the ridge. */
export function createSeeds() {
  const seed = symbol('seed', 'seed');
  const ridge = document.createElement('div');
  ridge.className = 'ridge';
  query('.board').append(ridge, seed);

  function move(cell: Cell, waits: boolean): void {
    seed.style.setProperty('--reel', `${cell[0]}`);
    seed.style.setProperty('--row', `${cell[1]}`);
    seed.classList.toggle('waits', waits);
  }

  function fly(cell: Cell, waits: boolean, duration: number): void {
    const from = seed.getBoundingClientRect();
    move(cell, waits);
    const to = seed.getBoundingClientRect();
    const back = `${from.x - to.x}px ${from.y - to.y}px`;
    animate(seed, [{ translate: back }, {}], { duration, easing: 'ease-in-out' });
  }
  move([1.5, 0], true);

  return {
    land: (cell: Cell, duration: number) => fly(cell, false, duration),
    sow: () => seed.classList.add('sown'),
    /** Shows the seed that a fire leaves. It rises from its cell and waits between two clouds. */
    rise(cell: Cell) {
      move(cell, false);
      seed.classList.remove('sown');
      fly([cell[0] < 3 ? 1.5 : 3.5, 0], true, 900);
    },
    plant() {
      const seedling = symbol('seedling', 'seedling');
      seedling.style.setProperty('--place', `${oneOf([...Array(ROOM).keys()])}`);
      ridge.append(seedling);
      animate(seedling, [{ opacity: 0, scale: '1 0' }, {}], { duration: 700, easing: spring });
    },
  };
}
