import { ASH, FIREWEED } from '../../engine/fire.ts';
import { placesBySymbol } from '../../engine/round.ts';
import type { Cell, StepOf } from '../../engine/step.ts';
import type { Voice } from '../../game.ts';
import { createClouds } from './clouds.ts';
import { missWildfire } from './game.ts';
import { createSeeds } from './seeds.ts';
import type { Arrival } from '../../ui/arrival.ts';
import { query, svg, symbol } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { act, animate, prefersReducedMotion, spring, wait } from '../../ui/motion.ts';
import { showProgress } from '../../ui/result.ts';
import { stepSentence } from '../../ui/sentences.ts';

/** Each column grows out of the ground, from its lowest plant to its highest. */
const grow: Arrival = {
  leaves: { opacity: 0 },
  comes: [{ opacity: 0, transform: 'scale(.7, 0)', easing: spring }, { opacity: 1 }],
  duration: 420,
  betweenReels: 95,
  betweenRows: -60,
};

/** The times of the parts of a fire. None depends on what burns. */
const SEED_FLIES = 380;
const PLANTS_GLOW = 260;
const STRIKE = 220;
const FIRE_SPREADS = 620;
const FIRE_DIES = 380;
const FIREWEED_GROWS = 700;
const PLANE_CIRCLES = 1700;

/** What burns plays a note each, higher and higher, in semitones above A2. */
const SCALE = [12, 15, 17, 19, 22, 24, 27, 29, 31, 34, 36, 39, 41, 43, 46, 48, 51, 53];

const crackle: Voice = { overtone: 1.5, ring: 0.03, level: 0.01, knock: 6 };
const sprout: Voice = { overtone: 1.5, ring: 0.2, level: 0.02, glide: 0.5 };

/** Miss Wildfire: a forest grows, lightning burns a group of plants, and fireweed comes back there. */
start(missWildfire, ({ board, sound }) => {
  const { instrument } = missWildfire;
  const note: Voice = { ...instrument.voice, level: 0.3 * instrument.voice.level };
  const clouds = createClouds();
  const seeds = createSeeds();
  let struck: Cell = [0, 0];
  let bloomed = false;

  const show = (cell: Cell, letter: string): SVGElement => {
    const picture = symbol(letter);
    board.cellAt(cell).replaceChildren(picture);
    return picture;
  };

  /** All plants that lightning may hit glow, each alike. Then it strikes one of them from the chosen cloud. */
  async function strike(sought: readonly Cell[]): Promise<void> {
    for (const cell of sought) {
      const glows = [{}, { filter: 'brightness(1.35)' }, {}];
      animate(board.cellAt(cell), glows, { duration: PLANTS_GLOW + STRIKE });
      act(board.cellAt(cell));
    }
    await wait(PLANTS_GLOW);
    const [x, y] = [struck[0] + 0.5, struck[1] + 0.5];
    const from = clouds.middle() * board.strips.length;
    const zigzag = [0.3, -0.25, 0.2, 0].map((aside, at) => {
      const way = (at + 1) / 4;
      return `${from + (x - from) * way + aside},${-0.4 + (y + 0.4) * way}`;
    });
    const bolt = svg('polyline', 'bolt');
    bolt.setAttribute('points', `${from},-0.4 ${zigzag.join(' ')}`);
    query('.lines').append(bolt);
    animate(bolt, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], {
      duration: STRIKE,
    });
    sound.strike(10, crackle);
    await wait(STRIKE);
    bolt.remove();
  }

  /** The fire takes these cells, one after the other, and leaves ash. A small one ends in a ring of smoke. */
  async function burn({ cells }: StepOf<'ignite'>, isSmall: boolean): Promise<void> {
    const flames = cells.map((cell, order) => {
      const delay = (order * FIRE_SPREADS) / cells.length;
      const flame = board.cover(cell, 'lit', 'lit');
      const comes = [{ opacity: 0, transform: 'translateY(30%) scale(.3)' }, { opacity: 1 }];
      animate(flame, comes, { duration: 300, delay, easing: spring });
      sound.strike(39, crackle, delay / 1000);
      sound.strike(SCALE[order] ?? 53, note, delay / 1000);
      return flame;
    });
    await wait(FIRE_SPREADS + 200);
    for (const cell of cells) show(cell, ASH);
    for (const flame of flames) {
      const goesOut = { opacity: 0, transform: 'translateY(20%) scale(.5, .2)' };
      animate(flame, [{ opacity: 1 }, goesOut], { duration: FIRE_DIES, fill: 'both' });
    }
    if (isSmall) {
      const smoke = board.cover(struck, 'smoke', 'smoke');
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

  /** Lets the biplane circle the fire once. */
  function circle(cells: readonly Cell[]): void {
    if (prefersReducedMotion()) return;
    const reels = query('.reels');
    const size = reels.clientWidth / board.strips.length;
    const columns = cells.map(([column]) => column * size);
    const rows = cells.map(([, row]) => row * size);
    const left = Math.min(...columns);
    const right = Math.max(...columns) + size;
    const height = Math.max(...rows) + size - Math.min(...rows);
    const middle = Math.min(...rows) + height / 2;
    const arc = `A${(right - left) / 2} ${height / 2} 0 0 1`;
    const pen = symbol('pen', 'pen');
    pen.style.offsetPath = `path("M${left} ${middle}${arc} ${right} ${middle}${arc} ${left} ${middle}")`;
    reels.append(pen);
    const flies = { offsetDistance: ['0%', '100%'], opacity: [0, 1, 1, 1, 0] };
    pen.animate(flies, PLANE_CIRCLES).onfinish = () => pen.remove();
  }

  return {
    begin() {
      bloomed = false;
      clouds.setDisabled(true);
    },
    arrival: grow,
    /** The seed of the fire before comes down and becomes fireweed. */
    async sprout({ cell }) {
      seeds.land(cell, SEED_FLIES);
      await wait(SEED_FLIES);
      seeds.sow();
      const comes = [{ opacity: 0, transform: 'scale(1, 0)' }, { opacity: 1 }];
      animate(show(cell, FIREWEED), comes, { duration: 300, easing: spring });
      sound.strike(39, sprout);
    },
    choose: async () => clouds.chosen(),
    async ignite(step, shown) {
      struck = step.spark;
      const letter = shown[struck[0]]?.[struck[1]] ?? '';
      if (!bloomed) await strike(placesBySymbol(shown).get(letter) ?? []);
      await burn(step, !bloomed && step.cells.length < missWildfire.model.from);
      showProgress(stepSentence(missWildfire, step));
    },
    async bloom(step) {
      bloomed = true;
      sound.featureBegins();
      showProgress(stepSentence(missWildfire, step));
      for (const [order, cell] of step.cells.entries()) {
        const delay = (order * 300) / step.cells.length;
        const comes = [{ opacity: 0, transform: 'scale(1, 0)' }, { opacity: 1 }];
        animate(show(cell, FIREWEED), comes, { duration: 380, delay });
        sound.strike(39, sprout, delay / 1000);
      }
      await wait(FIREWEED_GROWS);
    },
    pay: ({ wins }) => circle(wins.flatMap(({ cells }) => cells)),
    async uncover(step) {
      const comes = [{ opacity: 0, transform: 'translateY(40%) scale(.4)' }, { opacity: 1 }];
      animate(show(step.cell, step.symbol), comes, { duration: 400, easing: spring });
      await wait(400);
    },
    settle() {
      clouds.setDisabled(false);
      seeds.rise(struck);
    },
    lose() {
      seeds.plant();
      return 'A seedling grows on the ridge.';
    },
  };
});
