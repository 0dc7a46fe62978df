import { includes } from '../../engine/round.ts';
import { nightTrax } from './game.ts';
import { barText, createMusic } from './music.ts';
import { bringIn, type Arrival } from '../../ui/stage.ts';
import { query, span } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { animate, movingOpacity, wait } from '../../ui/motion.ts';

/** The time in which pads drop: four pads of the loop, in milliseconds. */
const dropping = 4000 * nightTrax.instrument.beat;

const falling = 'cubic-bezier(.5, 0, .9, .7)';

const fallIn: Arrival = {
  leaves: { opacity: movingOpacity, transform: 'translateY(410%)' },
  comes: [
    { opacity: movingOpacity, transform: 'translateY(-410%)', easing: falling },
    { opacity: 1 },
  ],
  duration: dropping,
  betweenReels: 0.75 * dropping,
  betweenRows: -70,
};

start(nightTrax, ({ board, sound }) => {
  const music = createMusic(board, sound);
  const { factors } = nightTrax.rule;
  const lamps = factors.map((factor) => span('lamp', `×${factor}`));
  query('.board').prepend(span('factors', ...lamps));
  let dropped = 0;

  function light(last: number): void {
    for (const [at, lamp] of lamps.entries()) lamp.classList.toggle('on', at <= last);
    query('.scene').style.setProperty('--lit', `${last}`);
  }

  /** Lets a pad fall by some rows, faint on its way, so that pads that pass cannot flash. */
  function fall(pad: Element, rows: number): void {
    const middle = { opacity: rows > 1 ? movingOpacity : 1 };
    const from = { opacity: 1, transform: `translateY(${-100 * rows}%)` };
    const falls = [from, { ...middle, offset: 0.3 }, { ...middle, offset: 0.7 }, { opacity: 1 }];
    animate(pad, falls, { duration: dropping, easing: falling });
  }

  return {
    begin() {
      dropped = 0;
      light(dropped);
      music.startLoop();
      return wait(1000 * (sound.nextBeat() - sound.time()));
    },
    land: (step) => bringIn(board, step, fallIn),
    pay() {
      light(dropped);
      if (dropped === lamps.length - 1) sound.featureBegins();
    },
    async drop({ grid, gone }) {
      dropped++;
      board.clear();
      const leaving = [{}, { opacity: 0, transform: 'scale(.4)' }];
      for (const place of gone)
        animate(board.cellAt(place), leaving, { duration: 200, fill: 'forwards' });
      await wait(200);
      for (const [reel, pads] of grid.entries()) {
        const left = [...pads.keys()].filter((row) => !includes(gone, [reel, row]));
        const entering = pads.length - left.length;
        if (!entering) continue;
        board.showReel(reel, pads);
        for (const row of pads.keys()) {
          const rows = row < entering ? entering : row - (left[row - entering] ?? row);
          if (rows) fall(board.cellAt([reel, row]), rows);
        }
        void wait(dropping + 50 * reel).then(() => board.land(reel));
      }
      await wait(dropping + 200);
    },
    bringBack: (_, { factor }) => light(factors.indexOf(factor)),
    settle: music.stopLoop,
    onLoss(grid) {
      void music.playBar(grid);
      return barText(grid);
    },
  };
});
