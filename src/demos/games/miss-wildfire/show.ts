import { ASH, FIREWEED } from '../../engine/fire.ts';
import { letterAt, placesBySymbol } from '../../engine/round.ts';
import type { Cell, StepOf } from '../../engine/step.ts';
import type { Voice } from '../../game.ts';
import { createClouds } from './clouds.ts';
import { missWildfire } from './game.ts';
import type { Arrival } from '../../ui/stage.ts';
import { query, span, svg, symbol } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { animate, animateSymbols, spring, wait } from '../../ui/motion.ts';
import { showProgress, stepSentence } from '../../ui/sentences.ts';

const grow: Arrival = {
  leaves: { opacity: 0 },
  comes: [{ opacity: 0, transform: 'scale(.7, 0)', easing: spring }, { opacity: 1 }],
  duration: 420,
  betweenReels: 95,
  betweenRows: -60,
};

/** The times of the parts of a fire, in milliseconds. None depends on what burns. */
const SEED_FLIES = 380;
const PLANTS_GLOW = 260;
const STRIKE = 220;
const FIRE_SPREADS = 620;
const FIRE_DIES = 380;
const FIREWEED_GROWS = 700;
const PLANE_FLIES = 1700;

/** The notes of burning plants, one each, in semitones above A2. */
const SCALE = [12, 15, 17, 19, 22, 24, 27, 29, 31, 34, 36, 39, 41, 43, 46, 48, 51, 53];

/** The place of the last fire’s seed before a round: above the board, between two clouds. */
const SEED_WAITS: Cell = [1.5, -0.9];

/** The number of seedlings that fit on the ridge above the board. */
const SEEDLINGS = 24;

const crackle: Voice = { overtone: 1.5, ring: 0.03, level: 0.01, knock: 6 };
const growing: Keyframe[] = [{ opacity: 0, transform: 'scale(1, 0)' }, { opacity: 1 }];
const sprout: Voice = { overtone: 1.5, ring: 0.2, level: 0.02, glide: 0.5 };

start(missWildfire, ({ board, sound }) => {
  const { instrument } = missWildfire;
  const note: Voice = { ...instrument.voice, level: 0.3 * instrument.voice.level };
  const clouds = createClouds();
  const ridge = span('ridge');
  query('.board').append(ridge);
  let struck: Cell = [0, 0];
  let bloomed = false;

  const show = (cell: Cell, letter: string): SVGElement => {
    const picture = symbol(letter);
    board.cellAt(cell).replaceChildren(picture);
    return picture;
  };

  async function strike(sought: readonly Cell[]): Promise<void> {
    for (const cell of sought) {
      const glows = [{}, { filter: 'brightness(1.35)' }, {}];
      animate(board.cellAt(cell), glows, { duration: PLANTS_GLOW + STRIKE });
      animateSymbols(board.cellAt(cell));
    }
    await wait(PLANTS_GLOW);
    const [x, y] = [struck[0] + 0.5, struck[1] + 0.5];
    const from = clouds.middle() * board.strips.length;
    const middle = (from + x) / 2;
    const bolt = svg('polyline', '');
    const zigzag = `${middle + 0.3},${0.6 * y - 0.2} ${middle - 0.2},${0.4 * y}`;
    bolt.setAttribute('points', `${from},-0.4 ${zigzag} ${x},${y}`);
    query('.lines').append(bolt);
    animate(bolt, [{ opacity: 0 }, { opacity: 1 }], { duration: STRIKE });
    sound.playNote(10, crackle);
    await wait(STRIKE);
    bolt.remove();
  }

  async function burn({ cells }: StepOf<'ignite'>, isSmall: boolean): Promise<void> {
    const flames = cells.map((cell, order) => {
      const delay = (order * FIRE_SPREADS) / cells.length;
      const flame = board.addOverlay(symbol('lit'), 'lit', cell);
      const comes = [{ opacity: 0, transform: 'translateY(30%) scale(.3)' }, { opacity: 1 }];
      animate(flame, comes, { duration: 300, delay, easing: spring });
      sound.playNote(39, crackle, delay / 1000);
      sound.playNote(SCALE[order] ?? 53, note, delay / 1000);
      return flame;
    });
    await wait(FIRE_SPREADS + 200);
    for (const cell of cells) show(cell, ASH);
    for (const flame of flames) {
      const goesOut = { opacity: 0, transform: 'translateY(20%) scale(.5, .2)' };
      animate(flame, [{ opacity: 1 }, goesOut], { duration: FIRE_DIES, fill: 'both' });
    }
    if (isSmall) {
      const smoke = board.addOverlay(symbol('smoke'), 'smoke', struck);
      const rises = [
        { opacity: 0, transform: 'scale(.3)' },
        { opacity: 0.8 },
        { opacity: 0, transform: 'translateY(-70%) scale(1.5)' },
      ];
      animate(smoke, rises, { duration: 1400, fill: 'forwards' });
    }
    await wait(FIRE_DIES);
    for (const flame of flames) flame.remove();
  }

  function flyOver(): void {
    const plane = board.addOverlay(symbol('plane'), 'plane', struck);
    const flies = [
      { opacity: 0, transform: 'translate(-300%, 60%) rotate(-8deg)' },
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translate(300%, -90%) rotate(-14deg)' },
    ];
    animate(plane, flies, { duration: PLANE_FLIES, easing: 'linear', fill: 'forwards' });
  }

  function flySeed(from: Cell, to: Cell, duration: number): SVGElement {
    const seed = board.addOverlay(symbol('seed'), 'seed', to);
    const back = `translate(${(from[0] - to[0]) * 100}%, ${(from[1] - to[1]) * 100}%)`;
    animate(seed, [{ transform: back }, {}], { duration, easing: 'ease-in-out' });
    return seed;
  }
  let seed = flySeed(SEED_WAITS, SEED_WAITS, 0);

  return {
    begin() {
      bloomed = false;
      clouds.setDisabled(true);
      seed = flySeed(SEED_WAITS, SEED_WAITS, 0);
    },
    arrival: grow,
    async sprout({ cell }) {
      seed.remove();
      seed = flySeed(SEED_WAITS, cell, SEED_FLIES);
      await wait(SEED_FLIES);
      seed.remove();
      animate(show(cell, FIREWEED), growing, { duration: 300, easing: spring });
      sound.playNote(39, sprout);
    },
    choose: async () => clouds.chosen(),
    async ignite(step, shown) {
      struck = step.spark;
      const struckKind = letterAt(shown, struck);
      if (!bloomed) await strike(placesBySymbol(shown).get(struckKind) ?? []);
      await burn(step, !bloomed && step.cells.length < missWildfire.model.from);
      showProgress(stepSentence(missWildfire, step));
    },
    async bloom(step) {
      bloomed = true;
      sound.featureBegins();
      showProgress(stepSentence(missWildfire, step));
      for (const [order, cell] of step.cells.entries()) {
        const delay = (order * 300) / step.cells.length;
        animate(show(cell, FIREWEED), growing, { duration: 380, delay });
        sound.playNote(39, sprout, delay / 1000);
      }
      await wait(FIREWEED_GROWS);
    },
    pay: flyOver,
    async uncover(step) {
      const comes = [{ opacity: 0, transform: 'translateY(40%) scale(.4)' }, { opacity: 1 }];
      animate(show(step.cell, step.symbol), comes, { duration: 400, easing: spring });
      await wait(400);
    },
    settle() {
      clouds.setDisabled(false);
      flySeed(struck, SEED_WAITS, 900);
    },
    lose() {
      const count = ridge.childElementCount;
      if (count === SEEDLINGS) return 'The ridge is in bloom.';
      const seedling = symbol('seedling', 'seedling');
      // Seven places further each time, so that neighbours do not grow one after the other.
      seedling.style.setProperty('--place', `${(7 * count) % SEEDLINGS}`);
      ridge.append(seedling);
      animate(seedling, [{ opacity: 0, scale: '1 0' }, {}], { duration: 700, easing: spring });
      return count ? `${count + 1} seedlings grow on the ridge.` : 'A seedling grows on the ridge.';
    },
  };
});
