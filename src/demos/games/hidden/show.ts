import { FOX, LEAF, STOP } from '../../engine/leaves.ts';
import { cellsOf, payFor } from '../../engine/round.ts';
import type { Cell, StepOf } from '../../engine/step.ts';
import { STAKE, type Voice } from '../../game.ts';
import { hidden } from './game.ts';
import { createLeafButtons } from './leaf-buttons.ts';
import { box, find, symbol } from '../../ui/dom.ts';
import { formatNumber } from '../../ui/format.ts';
import { start } from '../../ui/main.ts';
import { animate, prefersReducedMotion, wait } from '../../ui/motion.ts';
import { showProgress, showResult } from '../../ui/result.ts';
import { stepSentence } from '../../ui/sentences.ts';
import { crossFade } from '../../ui/spin-reels.ts';
import { MOVING_OPACITY, ROUND } from '../../ui/timing.ts';

/** The time in which new leaves fall, and in which one parts. Neither depends on what is behind. */
const FALLEN = 1100;
const PARTED = 700;

/** The night that ends each round, when within it the fox comes, and the part of her stay after which she winks. */
const NIGHT = 2000;
const COMES = 250;
const STAYS = NIGHT - COMES;
const WINKS = 0.42;

/** A fox that wakes rises, looks around, winks, ducks and leaps off. Whoever moves at night is faint, so that nothing flashes. */
const WAKES: Keyframe[] = [
  { opacity: 0, transform: 'translateY(35%)' },
  { opacity: MOVING_OPACITY, transform: 'none', offset: 0.22 },
  { opacity: 1, transform: 'none', offset: 0.3 },
  { opacity: 1, transform: 'none', offset: 0.66, easing: 'ease-in-out' },
  { opacity: MOVING_OPACITY, transform: 'scale(1.08, .84)', offset: 0.78, easing: 'ease-out' },
  { opacity: 0, transform: 'translate(70%, -110%) rotate(24deg)' },
];

/** One that sleeps on only breathes. */
const BREATHES: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, transform: 'none', offset: 0.3 },
  { opacity: 1, transform: 'scale(1.02, .985)', offset: 0.6 },
  { opacity: 1, transform: 'none', offset: 0.85 },
  { opacity: 0 },
];

/** One eye is shut: its half of the open eyes is cut off. */
const WINK = 'inset(0 67.5% 0 0)';

/** How leaves part, and how the fox barks when she wakes. */
const rustle: Voice = { overtone: 2, ring: 0.08, level: 0.02, knock: 4 };
const bark: Voice = { overtone: 1.5, ring: 0.16, level: 0.1, wave: 'triangle', glide: 1.4 };

/** Hidden: leaves part one by one, and the foxes behind them are to sleep. */
start(hidden, ({ board, sound, press }) => {
  const { model } = hidden;
  const leaves = cellsOf(board.strips.map(() => Array<string>(model.rows).fill(LEAF)));
  const buttons = createLeafButtons(leaves, board.strips.length);
  let said = '';

  /** Night falls from a place, or from the middle. Who wakes winks and leaps off; who sleeps on opens only one eye. */
  async function showNight(isAwake: boolean, [x, y]: Cell = [1.5, 1]): Promise<void> {
    const eyes = symbol('fox-eyes', '');
    const visitor = box('visitor', symbol('fox', ''), eyes);
    const night = box('night', visitor);
    find('.reels').append(night);
    const [left, top] = [(x + 0.5) / board.strips.length, (y + 0.5) / model.rows];
    const falls = { opacity: [0, 1, 1, 0], offset: [0, 0.18, 0.84, 1] };
    const clipPath = [0, 150, 150, 150].map((r) => `circle(${r}% at ${left * 100}% ${top * 100}%)`);
    night.animate(prefersReducedMotion() ? falls : { ...falls, clipPath }, NIGHT);
    find('.board').animate(falls, { duration: NIGHT, pseudoElement: '::after' });
    const coming = { duration: STAYS, delay: COMES, easing: 'linear', fill: 'both' } as const;
    animate(visitor, isAwake ? WAKES : BREATHES, coming);
    const winking = { duration: 0.2 * STAYS, delay: COMES + WINKS * STAYS };
    eyes.style.opacity = isAwake ? '1' : '0';
    eyes.animate(
      [
        { clipPath: WINK, opacity: 1 },
        { clipPath: WINK, opacity: 1 },
      ],
      winking,
    );
    await wait(NIGHT);
    night.remove();
  }

  /** Parts a leaf over what it hides. Its halves stay at the sides. */
  async function part({ cell, symbol: behind }: StepOf<'reveal'>): Promise<void> {
    const halves = [symbol('V-left', 'half'), symbol('V-right', 'half')];
    const shown = symbol(behind);
    const place = board.place(cell);
    place.replaceChildren(shown, ...halves);
    place.classList.add('open');
    animate(shown, [{ opacity: 0, transform: 'scale(.6)' }, {}], { duration: 400, delay: 120 });
    for (const [side, half] of halves.entries()) {
      const way = side ? 1 : -1;
      const away = `translateX(${way * 34}%) rotate(${way * 22}deg)`;
      const parting = { duration: 420, fill: 'both' } as const;
      animate(half, [{ opacity: 1 }, { opacity: 0.4, transform: away }], parting);
    }
    sound.strike(27, rustle);
    await wait(PARTED);
  }

  return {
    begin: () => (said = ''),
    /** New leaves fall on the board, one after the other. */
    async land(step) {
      if (prefersReducedMotion()) return crossFade(board, step, ROUND);
      for (const [x, letters] of step.grid.entries()) {
        board.showReel(x, letters);
        for (const y of letters.keys()) {
          const comes = [
            { opacity: 0, transform: 'translate(-20%, -90%) rotate(-28deg)' },
            {
              opacity: MOVING_OPACITY,
              transform: 'translate(10%, -30%) rotate(14deg)',
              offset: 0.6,
            },
            { opacity: 1, transform: 'none' },
          ];
          animate(board.place([x, y]), comes, { duration: 560, delay: 110 * x + 70 * y });
        }
        void wait(110 * x + 480).then(() => sound.tick(x));
      }
      await wait(FALLEN);
    },
    /** Says how many of the shut leaves hide a secret, and waits for a leaf or, from two open ones on, for the main button. */
    async choose({ cells = [] }) {
      const open = leaves.length - cells.length;
      const hide = leaves.length - (model.foxes ?? 0) - open;
      const chance = `${hide} of ${cells.length} ${open ? 'shut ' : ''}leaves hide a secret.`;
      const isFree = open >= model.from;
      const credits = formatNumber(payFor(model, LEAF, open) * STAKE);
      const detail = isFree
        ? `Stop with ${credits}, or part another: ${chance}`
        : `Part a leaf: ${chance}`;
      showResult({ detail }, `${said} ${detail}`.trim());
      let choice = STOP;
      const parted = buttons.offer(cells, !open).then((leaf) => (choice = leaf));
      if (isFree) await press(`Stop: ${credits} credits`, parted);
      else await parted;
      buttons.hold();
      return choice;
    },
    async reveal(step) {
      await part(step);
      said = stepSentence(hidden, step);
      buttons.name(step.cell, model.symbols[step.symbol]?.name ?? '');
      if (step.symbol !== FOX) return;
      showProgress(said);
      void wait(COMES + WINKS * STAYS).then(() => {
        for (const delay of [0, 0.2]) sound.strike(39, bark, delay);
      });
      await showNight(true, step.cell);
    },
    pay() {
      sound.moment();
      return showNight(false);
    },
    settle: () => find('.spin').focus({ preventScroll: true }),
  };
});
