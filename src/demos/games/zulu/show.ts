import { wildLetter } from '../../engine/lines.ts';
import { cellsOf, letterAt, windowAt } from '../../engine/round.ts';
import { events } from './events.ts';
import { zulu } from './game.ts';
import { symbol } from '../../ui/dom.ts';
import { oneOf, highlightInTurn } from '../../ui/lost-round.ts';
import { start } from '../../ui/main.ts';
import { animate, wait } from '../../ui/motion.ts';
import { roll, type Rolling } from '../../ui/roll.ts';

/** The duration of a step of the sun, in milliseconds. */
const stride = 450;

const rolling: Rolling = { up: true, first: 640, between: 240 };

start(zulu, ({ board, sound }) => {
  const { rows, strips } = zulu.model;

  /** Fills a reel with the sun, whose picture hides the symbols once it has arrived. */
  const showSun = (reel: number) => board.addOverlay(symbol('W-tall'), 'tall', [reel, 0]);
  const hideSymbols = (reel: number) => board.showReel(reel, Array(rows).fill('none'));

  async function move(reel: number, from: Keyframe[]): Promise<void> {
    const timing = { duration: stride, easing: 'cubic-bezier(.4, 0, .2, 1)' };
    animate(showSun(reel), [...from, { opacity: 1 }], timing);
    await wait(stride);
    hideSymbols(reel);
  }

  return {
    land: (step) => roll(board, step, rolling),
    expand({ cell: [reel, row] }) {
      sound.featureBegins();
      const transform = `translateY(${((row + 0.5) / rows - 0.5) * 100}%) scale(${1 / rows})`;
      return move(reel, [{ opacity: 0.4, transform }]);
    },
    walk({ reel }) {
      sound.reelStarts(reel);
      board.clear();
      board.showReel(reel - 1, windowAt(strips[reel - 1] ?? '', 0, rows));
      return move(reel, [{ translate: '-100%' }, { translate: '-50% -3%', rotate: '2deg' }]);
    },
    bringBack(grid) {
      const reel = grid.findIndex((letters) => letters.every((letter) => letter === wildLetter));
      if (reel < 0) return;
      showSun(reel);
      hideSymbols(reel);
    },
    onLoss(grid) {
      const cell = oneOf(cellsOf(grid).filter((each) => letterAt(grid, each) in events));
      if (!cell) return '';
      highlightInTurn(board, [cell]);
      return oneOf(events[letterAt(grid, cell)] ?? []) ?? '';
    },
  };
});
