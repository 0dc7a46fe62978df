import { fireweedLetter } from '../../engine/fire.ts';
import { letterAt, placesBySymbol } from '../../engine/round.ts';
import type { Cell, StepOf } from '../../engine/step.ts';
import type { Voice } from '../../instrument.ts';
import { createClouds } from './clouds.ts';
import { missWildfire } from './game.ts';
import { bringIn, type Arrival } from '../../ui/stage.ts';
import { query, svg, symbol } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { animate, animateSymbols, spring, wait } from '../../ui/motion.ts';
import { showProgress } from '../../ui/result.ts';
import { stepSentence } from '../../ui/sentences.ts';

const grow: Arrival = {
  leaves: { opacity: 0 },
  comes: [{ opacity: 0, transform: 'scale(.7, 0)', easing: spring }, { opacity: 1 }],
  duration: 420,
  betweenReels: 95,
  betweenRows: -60,
};

/** The times of the parts of a fire, in milliseconds. None depends on what burns. */
const seedFlies = 380;
const plantsGlow = 260;
const strikeTime = 220;
const fireSpreads = 620;
const fireDies = 380;
const fireweedGrows = 700;

/** The notes of burning plants, one each, in semitones above A2. */
const scaleNotes = [12, 15, 17, 19, 22, 24, 27, 29, 31, 34, 36, 39, 41, 43, 46, 48, 51, 53];

const crackle: Voice = { overtone: 1.5, ring: 0.03, level: 0.01, knock: 6 };
const growing: Keyframe[] = [{ opacity: 0, transform: 'scale(1, 0)' }, { opacity: 1 }];
const sprout: Voice = { overtone: 1.5, ring: 0.2, level: 0.02, glide: 0.5 };

start(missWildfire, ({ board, sound }) => {
  const { instrument } = missWildfire;
  const note: Voice = { ...instrument.voice, level: 0.3 * instrument.voice.level };
  const clouds = createClouds();
  let struck: Cell | undefined;
  let seed: SVGElement | undefined;
  let bloomed = false;

  const show = (cell: Cell, letter: string): SVGElement => {
    const picture = symbol(letter);
    board.cellAt(cell).replaceChildren(picture);
    return picture;
  };

  async function strike(sought: readonly Cell[], spark: Cell): Promise<void> {
    for (const cell of sought) {
      const glows = [{}, { filter: 'brightness(1.35)' }, {}];
      animate(board.cellAt(cell), glows, { duration: plantsGlow + strikeTime });
      animateSymbols(board.cellAt(cell));
    }
    await wait(plantsGlow);
    const [x, y] = [spark[0] + 0.5, spark[1] + 0.5];
    const from = clouds.middle() * missWildfire.model.strips.length;
    const middle = (from + x) / 2;
    const bolt = svg('polyline', '');
    const zigzag = `${middle + 0.3},${0.6 * y - 0.2} ${middle - 0.2},${0.4 * y}`;
    bolt.setAttribute('points', `${from},-0.4 ${zigzag} ${x},${y}`);
    query('.lines').append(bolt);
    animate(bolt, [{ opacity: 0 }, { opacity: 1 }], { duration: strikeTime });
    sound.playNote(10, crackle);
    await wait(strikeTime);
    bolt.remove();
  }

  async function burn({ cells, spark, grid }: StepOf<'ignite'>, isSmall: boolean): Promise<void> {
    const flames = cells.map((cell, order) => {
      const delay = (order * fireSpreads) / cells.length;
      const flame = board.addOverlay(symbol('lit'), 'lit', cell);
      const comes = [{ opacity: 0, transform: 'translateY(30%) scale(.3)' }, { opacity: 1 }];
      animate(flame, comes, { duration: 300, delay, easing: spring });
      sound.playNote(39, crackle, delay / 1000);
      sound.playNote(scaleNotes[order] ?? 53, note, delay / 1000);
      return flame;
    });
    await wait(fireSpreads + 200);
    for (const cell of cells) show(cell, letterAt(grid, cell));
    for (const flame of flames) {
      const goesOut = { opacity: 0, transform: 'translateY(20%) scale(.5, .2)' };
      animate(flame, [{ opacity: 1 }, goesOut], { duration: fireDies, fill: 'both' });
    }
    if (isSmall) {
      const smoke = board.addOverlay(symbol('smoke'), 'smoke', spark);
      const rises = [
        { opacity: 0, transform: 'translateY(20%) scale(.4)' },
        { opacity: 0.9 },
        { opacity: 0, transform: 'translateY(-15%)' },
      ];
      animate(smoke, rises, { duration: 1400, fill: 'forwards' });
    }
    await wait(fireDies);
    for (const flame of flames) flame.remove();
  }

  /** Shows the seed of the last fire in a corner of the ash, until it flies to the next round’s place. */
  const showSeed = (cell: Cell) => board.addOverlay(symbol('seed'), 'seed', cell);

  return {
    begin() {
      bloomed = false;
      clouds.setDisabled(true);
      seed = struck && showSeed(struck);
    },
    land: (step) => bringIn(board, step, grow),
    async sprout({ cell }) {
      // The seed of the first round comes with the wind, from above the board.
      const [x, y] = struck ?? ([2.5, -2] as const);
      seed?.remove();
      seed = showSeed(cell);
      const back = `translate(${(x - cell[0]) * 100}%, ${(y - cell[1]) * 100}%)`;
      animate(seed, [{ transform: back }, {}], { duration: seedFlies, easing: 'ease-in-out' });
      await wait(seedFlies);
      seed.remove();
      animate(show(cell, fireweedLetter), growing, { duration: 300, easing: spring });
      sound.playNote(39, sprout);
    },
    choose: async () => clouds.chosen(),
    async ignite(step, shown) {
      struck = step.spark;
      const struckKind = letterAt(shown, step.spark);
      if (!bloomed) await strike(placesBySymbol(shown).get(struckKind) ?? [], step.spark);
      showProgress(stepSentence(missWildfire, step));
      await burn(step, !bloomed && step.cells.length < missWildfire.model.from);
    },
    async bloom(step) {
      bloomed = true;
      sound.featureBegins();
      showProgress(stepSentence(missWildfire, step));
      for (const [order, cell] of step.cells.entries()) {
        const delay = (order * 300) / step.cells.length;
        animate(show(cell, fireweedLetter), growing, { duration: 380, delay });
        sound.playNote(39, sprout, delay / 1000);
      }
      await wait(fireweedGrows);
    },
    async uncover(step) {
      const comes = [{ opacity: 0, transform: 'translateY(40%) scale(.4)' }, { opacity: 1 }];
      animate(show(step.cell, step.symbol), comes, { duration: 400, easing: spring });
      await wait(400);
    },
    settle() {
      clouds.setDisabled(false);
      if (struck) animate(showSeed(struck), growing, { duration: 400, easing: spring });
    },
  };
});
