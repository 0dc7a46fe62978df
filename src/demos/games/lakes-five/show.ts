import { alike } from '../../engine/sets.ts';
import { lakesFive } from './game.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { adviceText, castText, goalText, handText, pressSentence } from './sentences.ts';
import { setText, span, symbol } from '../../ui/dom.ts';
import { capitalise } from '../../ui/format.ts';
import { start } from '../../ui/main.ts';
import { animate, spring, wait } from '../../ui/motion.ts';
import { showResult } from '../../ui/result.ts';
import { joined } from '../../ui/sentences.ts';

/** For both casts: when the first lantern lights up, and the time until the next one does, in milliseconds. */
const CAST = { firstLight: 1000, between: 190 };
const SECOND_CAST = { firstLight: 450, between: 90 };
const LIGHT_UP = 300;

/** A lantern rises, ducks, and sways in the wind until it lights up again. Its image does the opposite, and less. */
const swaying = (by: number): Keyframe[] =>
  [0, 8, -9, 8, 0].map((degrees, at) => ({
    translate: `0 ${by * (at ? 5 : -2)}%`,
    rotate: `${by * degrees}deg`,
    offset: 1 - 0.9 * (1 - at / 4) ** 2,
  }));

function reflect(strip: HTMLElement): HTMLElement {
  const image = strip.firstElementChild?.cloneNode(true) as HTMLElement;
  image.classList.add('reflection');
  strip.nextElementSibling?.remove();
  strip.parentElement?.append(image);
  animate(image, [{ opacity: 0.2 }, {}], { duration: 300 });
  return image;
}

start(lakesFive, ({ board, sound, press }) => {
  const { model } = lakesFive;
  let hand: string[] = [];
  const keeper = createKeepButtons(model, () => {
    const mine = keeper.mine();
    const letters = lettersOf(mine.kept);
    showResult({ detail: adviceText(mine, keeper.best()) });
    setText('.spin', castText(model, hand, letters));
    sound.reelStarts(letters.length);
  });
  const lettersOf = (kept: readonly boolean[]) => hand.filter((_, lantern) => kept[lantern]);
  const hang = (strip: HTMLElement, ...lights: SVGElement[]) => {
    strip.replaceChildren(span('cell', symbol('lantern', 'lantern'), ...lights));
    return reflect(strip);
  };
  for (const strip of board.strips) hang(strip);

  async function cast(lantern: number, letter: string, later: number): Promise<void> {
    const strip = board.strips[lantern] as HTMLElement;
    const rising = { duration: later, fill: 'forwards' } as const;
    animate(strip, [{ filter: 'brightness(1.4)' }, {}], { duration: 400 });
    const moving = animate(strip, [{}, ...swaying(1)], rising);
    animate(hang(strip), [{}, ...swaying(-0.5)], rising);
    await wait(later);
    const light = symbol(letter);
    const landing = { duration: LIGHT_UP, easing: spring };
    animate(hang(strip, light), [{ translate: '0 -2.5%' }, {}], landing);
    moving.cancel();
    animate(light, [{ opacity: 0 }, { opacity: 1 }], { duration: LIGHT_UP });
    animate(strip, [{ translate: '0 5%' }, {}], landing);
    sound.reelStarts(lantern);
    void wait(LIGHT_UP / 3).then(() => board.land(lantern));
    await wait(LIGHT_UP);
  }

  return {
    async land({ grid, held }) {
      const { firstLight, between } = held.length ? SECOND_CAST : CAST;
      const again = [...grid.entries()].filter(([lantern]) => !held.includes(lantern));
      const casts = again.map(([lantern, [letter = '']], order) =>
        cast(lantern, letter, firstLight + order * between),
      );
      await Promise.all(casts);
    },
    async choose({ grid }) {
      hand = grid.flat();
      keeper.offer(hand);
      const mine = keeper.mine();
      if (new Set(hand).size === 1) return keeper.close();
      const advice = adviceText(mine, mine);
      const detail = joined(`${handText(model, hand)}.`, goalText(model, hand), advice);
      const names = hand.map((letter) => model.symbols[letter]?.name).join(', ');
      showResult({ detail }, `${capitalise(names)}. ${detail} ${pressSentence(mine)}`);
      await press(castText(model, hand, lettersOf(mine.kept)));
      sound.roundBegins();
      return keeper.close();
    },
    pay({ wins: [win] }) {
      if (win?.set === 'mirror') sound.featureBegins();
      const second = alike(win?.hand ?? [])[1]?.cells ?? [];
      for (const cell of second) board.cellAt(cell).classList.add('second');
    },
  };
});
