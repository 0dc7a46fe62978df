import { nightTrax } from './game.ts';
import { box, find } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { animate, prefersReducedMotion, wait } from '../../ui/motion.ts';
import { createMusic } from '../../ui/music.ts';
import { crossFade } from '../../ui/spin-reels.ts';
import { MOVING_OPACITY, ROUND, settled } from '../../ui/timing.ts';

/** The time in which a pad falls by a row, a column gets new pads, and the next column begins: half a beat of the loop, four, one. */
const FALL = 110;
const NEW_COLUMN = 880;
const BETWEEN_COLUMNS = 220;

/** The parts of that time in which pads are faint and begin to fall, and in which they land. */
const FALLS = 0.2;
const ARRIVES = 0.875;

const falling = 'cubic-bezier(.5, 0, .9, .7)';

/** Night Trax: groups leave, pads drop, and the settled board is heard as a bar. */
start(nightTrax, ({ board, sound }) => {
  const music = createMusic(board, sound);
  let rounds = 0;
  const lamps = (nightTrax.model.dropFactors ?? []).map((factor) => box('lamp', `×${factor}`));
  find('.board').prepend(box('factors', ...lamps));
  let dropped = 0;

  /** Lights the lamps up to the current factor, and as many rows of the city. */
  function lightFactor(): void {
    for (const [factor, lamp] of lamps.entries()) lamp.classList.toggle('on', factor <= dropped);
    find('.scene').style.setProperty('--lit', `${dropped}`);
  }

  /** Lets a pad fall. Beyond a row it is faint on its way, so that pads that pass cannot flash. Returns its time. */
  function fall(pad: Element, rows: number, delay: number): number {
    const opacity = rows > 1 ? MOVING_OPACITY : 1;
    animate(
      pad,
      [
        { opacity: 1, transform: `translateY(${-100 * rows}%)` },
        { opacity, offset: 0.3 / rows },
        { opacity, offset: 1 - 0.7 / rows },
        { opacity: 1 },
      ],
      { duration: FALL * rows, delay, easing: falling },
    );
    return delay + FALL * rows;
  }

  return {
    begin() {
      rounds++;
      dropped = 0;
      lightFactor();
      music.startLoop();
    },
    /** The old pads fall out of each column, and the new ones after them. It takes as long as reels of other games. */
    async land(step) {
      if (prefersReducedMotion()) return crossFade(board, step, ROUND);
      const beat = 1000 * (sound.nextBeat() - sound.time());
      for (const [reel, strip] of board.strips.entries()) {
        const pads = step.grid[reel] ?? [];
        const leaving = [...strip.children];
        const pulled = { transform: 'translateY(-54%)' };
        board.showReel(reel, pads);
        strip.append(...leaving);
        const begins = beat + reel * BETWEEN_COLUMNS;
        animate(
          strip,
          [
            { transform: 'translateY(-50%)' },
            { ...pulled, offset: 0.12 },
            { ...pulled, opacity: MOVING_OPACITY, offset: FALLS, easing: falling },
            { transform: 'none', opacity: MOVING_OPACITY, offset: ARRIVES },
            { transform: 'none' },
          ],
          { duration: NEW_COLUMN, delay: begins, easing: 'linear' },
        );
        board.rush(reel, begins + FALLS * NEW_COLUMN, begins + ARRIVES * NEW_COLUMN);
        void wait(begins + ARRIVES * NEW_COLUMN).then(() => board.land(reel));
        void wait(begins + NEW_COLUMN).then(() => {
          strip.replaceChildren(...[...strip.children].slice(0, pads.length));
        });
      }
      await wait(settled(ROUND, board.strips.length));
    },
    pay() {
      lightFactor();
      const lamp = lamps[Math.min(dropped, lamps.length - 1)];
      if (lamp) animate(lamp, [{}, { scale: 1.5 }, {}], { duration: 500 });
      if (dropped === lamps.length - 1) sound.moment();
    },
    /** The pads in `gone` leave. Those above drop, and new ones after them. */
    async drop({ grid, gone }, shown) {
      dropped++;
      board.unmark();
      const leaving = [{}, { opacity: 0, transform: 'scale(.4)' }];
      for (const place of gone)
        animate(board.cellAt(place), leaving, { duration: 200, fill: 'forwards' });
      await wait(200);
      board.clear();
      const landings = grid.map((pads, reel) => {
        const left = (shown[reel] ?? []).flatMap((_, row) =>
          gone.some(([x, y]) => x === reel && y === row) ? [] : [row],
        );
        const entering = pads.length - left.length;
        board.showReel(reel, pads);
        const falls = pads.map((_, row) => {
          const rows = row < entering ? entering : row - (left[row - entering] ?? row);
          const delay = 40 * (pads.length - 1 - row);
          return rows ? fall(board.cellAt([reel, row]), rows, delay) : 0;
        });
        const landed = Math.max(...falls);
        if (landed) void wait(landed).then(() => board.land(reel));
        return landed;
      });
      await wait(Math.max(...landings) + 200);
    },
    settle: music.stopLoop,
    end(grid) {
      const round = rounds;
      if (round === 1 && !sound.isOn())
        find('.detail').append(' A light reads your bar: turn the sound on to hear it.');
      return music.playBar(grid, () => rounds > round);
    },
  };
});
