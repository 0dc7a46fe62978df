import { ASH, FIREWEED, FIRST_WIND } from '../../engine/fire.ts';
import { placesBySymbol } from '../../engine/round.ts';
import type { Cell, Grid, StepOf } from '../../engine/step.ts';
import type { Voice } from '../../game.ts';
import { missWildfire } from './game.ts';
import type { Arrival } from '../../ui/arrival.ts';
import { buttonGroup, query, symbol } from '../../ui/dom.ts';
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
const PLANTS_SWAY = 320;
const SPARK_FALLS = 360;
const FIRE_SPREADS = 650;
const FIRE_DIES = 420;
const FIREWEED_GROWS = 700;
const PLANE_CIRCLES = 1700;

const crackle: Voice = { overtone: 1.5, ring: 0.03, level: 0.01, knock: 6 };
const sprout: Voice = { overtone: 1.5, ring: 0.2, level: 0.02, glide: 0.5 };

const { winds = [] } = missWildfire.model;

/** Miss Wildfire: a forest grows, a spark burns a group of plants, and fireweed comes back there. */
start(missWildfire, ({ board, sound }) => {
  let wind = FIRST_WIND;
  const names = winds.map(({ name }) => name);
  const { group, buttons } = buttonGroup('winds', 'Wind', names, set);
  for (const [index, button] of buttons.entries())
    button.prepend(symbol(winds[index]?.plant ?? ''));
  query('.controls').prepend(group);

  /** Sets the wind, unless a round is played: it is chosen before the forest grows. */
  function set(index: number): void {
    if (buttons.some(({ ariaDisabled }) => ariaDisabled)) return;
    wind = index;
    for (const [at, button] of buttons.entries()) button.ariaPressed = String(at === wind);
  }
  const setDisabled = (isDisabled: boolean) => {
    for (const button of buttons) button.ariaDisabled = isDisabled ? 'true' : null;
  };
  set(wind);

  const show = (cell: Cell, letter: string): SVGElement => {
    const picture = symbol(letter);
    board.cellAt(cell).replaceChildren(picture);
    return picture;
  };

  /** The plants that the wind looks for sway, a spark falls on one of them, and the fire takes its group. */
  async function burn(step: StepOf<'ignite'>, shown: Grid): Promise<void> {
    const { spark, cells } = step;
    const [column, row] = spark;
    const sought = placesBySymbol(shown).get(shown[column]?.[row] ?? '') ?? [];
    for (const cell of sought) act(board.cellAt(cell));
    await wait(PLANTS_SWAY);
    const falling = board.cover(spark, 'spark', 'spark');
    const above = `translate(160%, ${-100 * (row + 1.5)}%) rotate(-1turn)`;
    animate(falling, [{ transform: above, opacity: 0 }, { opacity: 1, offset: 0.3 }, {}], {
      duration: SPARK_FALLS,
      easing: 'cubic-bezier(.5, 0, .9, .7)',
    });
    await wait(SPARK_FALLS);
    falling.remove();
    sound.featureBegins();
    const flames = cells.map((cell, order) => {
      const delay = (order * FIRE_SPREADS) / cells.length;
      const flame = board.cover(cell, 'lit', 'lit');
      const comes = [{ opacity: 0, transform: 'translateY(30%) scale(.3)' }, { opacity: 1 }];
      animate(flame, comes, { duration: 300, delay, easing: spring });
      sound.strike(39, crackle, delay / 1000);
      return flame;
    });
    await wait(FIRE_SPREADS + 250);
    showProgress(stepSentence(missWildfire, step));
    for (const cell of cells) show(cell, ASH);
    for (const flame of flames) {
      const goesOut = { opacity: 0, transform: 'translateY(20%) scale(.5, .2)' };
      animate(flame, [{ opacity: 1 }, goesOut], { duration: FIRE_DIES, fill: 'both' });
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
    begin: () => setDisabled(true),
    arrival: grow,
    choose: async () => wind,
    ignite: burn,
    async bloom(step) {
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
    settle: () => setDisabled(false),
  };
});
