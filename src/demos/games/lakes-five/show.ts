import { idleGrid } from '../../engine/round.ts';
import { lakesFive } from './game.ts';
import { createKeepButtons } from './keep-buttons.ts';
import { adviceText, goalText, handText, pressSentence } from './sentences.ts';
import { setText, span, symbol } from '../../ui/dom.ts';
import { capitalise } from '../../../lib/words/capitalise.ts';
import { nameOf } from '../../words.ts';
import { start } from '../../ui/main.ts';
import { animate, spring, wait } from '../../ui/motion.ts';
import { joined, lines } from '../../ui/sentences.ts';
import { showResult } from '../../ui/result.ts';

/** The time until the first lantern lights up, and until the next one does, in milliseconds. The second cast is faster. */
const firstLight = 1000;
const betweenLights = 190;
const lightUp = 300;

/** The time until the next pair of a mirror lights up. */
const betweenPairs = 420;

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
  const keeper = createKeepButtons(() => {
    showResult({ detail: adviceText(keeper.mine(), keeper.best()) });
    setText('.main-button', castText());
    sound.reelStarts(keeper.mine().kept.indexOf(true));
  });
  const castText = () => (keeper.mine().kept.every(Boolean) ? 'Keep all five' : 'Cast again, free');
  const fillLantern = (strip: HTMLElement, ...lights: SVGElement[]) => {
    strip.replaceChildren(span('cell', symbol('lantern', 'lantern'), ...lights));
    return reflect(strip);
  };
  for (const [strip, [letter = '']] of idleGrid(model).entries())
    fillLantern(board.stripAt(strip), symbol(letter));

  /** Lights up the pairs of a mirror from outside in, and closes the water below them. */
  async function closeLake(): Promise<void> {
    const lanterns = [...document.querySelectorAll('.reel')];
    for (const lantern of lanterns) lantern.classList.add('again');
    for (let pair = 0; pair < lanterns.length / 2; pair++) {
      await wait(betweenPairs);
      sound.reelStarts(pair);
      for (const at of [pair, lanterns.length - 1 - pair]) {
        lanterns[at]?.classList.remove('again');
        lanterns[at]?.classList.add('mirrored');
      }
    }
    await wait(betweenPairs);
  }

  async function cast(lantern: number, letter: string, later: number): Promise<void> {
    const strip = board.stripAt(lantern);
    const rising = { duration: later, fill: 'forwards' } as const;
    animate(strip, [{ filter: 'brightness(1.4)' }, {}], { duration: 400 });
    const moving = animate(strip, [{}, ...swaying(1)], rising);
    animate(fillLantern(strip), [{}, ...swaying(-0.5)], rising);
    await wait(later);
    const light = symbol(letter);
    const landing = { duration: lightUp, easing: spring };
    animate(fillLantern(strip, light), [{ translate: '0 -2.5%' }, {}], landing);
    moving.cancel();
    animate(light, [{ opacity: 0 }, { opacity: 1 }], { duration: lightUp });
    animate(strip, [{ translate: '0 5%' }, {}], landing);
    sound.reelStarts(lantern);
    void wait(lightUp / 3).then(() => board.land(lantern));
    await wait(lightUp);
  }

  return {
    begin() {
      for (const reel of document.querySelectorAll('.mirrored')) reel.classList.remove('mirrored');
    },
    async land({ grid, held }) {
      const speed = held.length ? 2.1 : 1;
      const again = [...grid.entries()].filter(([lantern]) => !held.includes(lantern));
      const casts = again.map(([lantern, [letter = '']], order) =>
        cast(lantern, letter, (firstLight + order * betweenLights) / speed),
      );
      await Promise.all(casts);
    },
    async choose({ grid }) {
      const hand = grid.flat();
      keeper.offer(hand);
      const mine = keeper.mine();
      if (new Set(hand).size === 1) return keeper.close();
      const advice = adviceText(mine, mine);
      const lanterns = joined(
        `${handText(lakesFive, hand)}.`,
        goalText(lakesFive, hand, mine.kept),
      );
      const detail = lines(lanterns, advice);
      const names = hand.map((letter) => nameOf(model, letter)).join(', ');
      showResult({ detail }, `${capitalise(names)}. ${detail} ${pressSentence(mine)}`);
      await press(castText());
      sound.roundBegins();
      return keeper.close();
    },
    async pay({ wins: [win] }) {
      if (win?.set !== 'mirror') return;
      sound.featureBegins();
      await closeLake();
    },
  };
});
