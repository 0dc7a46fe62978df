import { lakesFive } from '../../games/lakes-five.ts';
import { cell, setText, symbol } from '../dom.ts';
import { capitalise } from '../format.ts';
import { createKeepButtons } from '../keep-buttons.ts';
import { celebrateSet, reflect } from '../lake.ts';
import { start } from '../main.ts';
import { animate, spring, wait } from '../motion.ts';
import { showProgress, showResult } from '../result.ts';
import { adviceSentence, castText, handText, keptSentence } from '../sentences.ts';
import { BRAKE, RIPPLE, settled } from '../timing.ts';

const RISEN = 'translateY(-14%)';

/** A lantern ducks, rises, and sways in the wind until it lights up again. */
const SWAYING = [0, 4, -5, 3].map((degrees, at): Keyframe => ({
  transform: `${at ? RISEN : 'translateY(4%)'} rotate(${degrees}deg)`,
  offset: 0.1 + 0.25 * at,
}));

/** Lake's Five: five lanterns are cast, and once more without those that the player keeps. */
start(lakesFive, ({ board, sound, press }) => {
  const { model } = lakesFive;
  const { offer, take, average } = createKeepButtons(model, (kept) => {
    showProgress(keptSentence(model, kept, average()));
    setText('.spin', castText(model, kept));
  });
  const hang = (strip: HTMLElement, ...lights: SVGSVGElement[]) => {
    strip.replaceChildren(cell(symbol('lantern', 'lantern'), ...lights));
    reflect(strip);
  };
  for (const strip of board.strips) hang(strip);

  return {
    /** The lanterns that are not kept go out and rise. One after the other lights up again with its new symbol. */
    async land({ grid, held }, pace) {
      const going = [...board.strips.entries()].filter(([lantern]) => !held.includes(lantern));
      for (const [order, [lantern, strip]] of going.entries()) {
        hang(strip);
        const begins = order * RIPPLE;
        const lights = pace.firstStop + order * pace.between;
        const swaying = animate(strip, [{}, ...SWAYING, { transform: RISEN }], {
          duration: lights - begins,
          delay: begins,
          easing: 'ease-in-out',
          fill: 'forwards',
        });
        void wait(lights).then(() => {
          hang(strip, symbol(grid[lantern]?.[0] ?? ''));
          swaying.cancel();
          animate(strip, [{ opacity: 0.4, transform: RISEN }, { opacity: 1 }], {
            duration: BRAKE,
            easing: spring,
          });
          board.land(lantern);
        });
      }
      if (going.length) await wait(settled(pace));
    },
    async choose({ grid }) {
      const shown = grid.flat();
      const worth = offer(shown);
      const detail = `${handText(model, shown)}. ${adviceSentence(worth, average())}`;
      const names = shown.map((letter) => model.symbols[letter]?.name).join(', ');
      showResult({ detail }, `${capitalise(names)}. ${detail}`);
      await press(
        castText(
          model,
          shown.filter((_, lantern) => worth[lantern]),
        ),
      );
      return take();
    },
    pay({ wins: [win] }) {
      if (win?.set === 'mirror') sound.moment();
      if (win) void celebrateSet(board, win);
    },
  };
});
