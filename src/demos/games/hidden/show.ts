import { placesBySymbol } from '../../engine/round.ts';
import type { Cell } from '../../engine/step.ts';
import type { Voice } from '../../game.ts';
import { hidden } from './game.ts';
import { createChoice } from '../../ui/choice.ts';
import { box, find, setText, symbol } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { act, animate, prefersReducedMotion, spring, wait } from '../../ui/motion.ts';
import { showProgress, showResult } from '../../ui/result.ts';
import { stepSentence } from '../../ui/sentences.ts';
import { MOVING_OPACITY } from '../../ui/timing.ts';

/** The time in which a leaf parts, and the time between two leaves that do. */
const PARTED = 420;
const BETWEEN_LEAVES = 90;

/** The night that falls over the board, and when within it somebody comes out. */
const NIGHT = 2300;
const COMES = 350;
const STAYS = NIGHT - COMES;

/** The part of that stay after which it is plain who came: a leaf lies still, and the fox winks. */
const TOLD = 0.42;

/** The fox rises, looks around, ducks and leaps off. Whoever moves at night is faint, so that nothing flashes. */
const FOX: Keyframe[] = [
  { opacity: 0, transform: 'translateY(35%)', easing: spring },
  { opacity: MOVING_OPACITY, transform: 'none', offset: 0.22 },
  { opacity: 1, transform: 'none', offset: 0.3 },
  { opacity: 1, transform: 'none', offset: 0.66, easing: 'ease-in-out' },
  { opacity: MOVING_OPACITY, transform: 'scale(1.08, .84)', offset: 0.78, easing: 'ease-out' },
  { opacity: 0, transform: 'translate(70%, -110%) rotate(24deg)' },
];

/** How leaves part, and how the fox barks when she is found. */
const rustle: Voice = { overtone: 2, ring: 0.08, level: 0.02, knock: 4 };
const bark: Voice = { overtone: 1.5, ring: 0.16, level: 0.1, wave: 'triangle', glide: 1.4 };

/** A leaf drifts down from side to side, and lies still. */
const DRIFTING: Keyframe[] = [
  { opacity: 0, transform: 'translate(-12%, -60%) rotate(-24deg)' },
  { opacity: MOVING_OPACITY, transform: 'translate(12%, -30%) rotate(18deg)', offset: 0.18 },
  { opacity: MOVING_OPACITY, transform: 'none', offset: 0.34 },
  { opacity: 1, transform: 'none', offset: TOLD },
  { opacity: 1, transform: 'none', offset: 0.8 },
  { opacity: 0, transform: 'none' },
];

/** Hidden: all leaves part to the same symbol. Of many, the player chooses one, and may find the fox. */
start(hidden, ({ board, sound }) => {
  const take = createChoice();
  let chosen: Cell = [0, 0];

  /** Lets night grow out of the chosen leaf, alike for both outcomes. Then the fox comes and winks, or a leaf drifts down. */
  async function showNight(fox: boolean): Promise<void> {
    const visitor = box('visitor', symbol(fox ? 'fox' : 'V', ''));
    const night = box('night', visitor);
    find('.reels').append(night);
    const [x, y] = [(chosen[0] + 0.5) / board.strips.length, (chosen[1] + 0.5) / hidden.model.rows];
    const falls = { opacity: [0, 1, 1, 0], offset: [0, 0.18, 0.84, 1] };
    const clipPath = [0, 150, 150, 150].map((r) => `circle(${r}% at ${x * 100}% ${y * 100}%)`);
    night.animate(prefersReducedMotion() ? falls : { ...falls, clipPath }, NIGHT);
    find('.board').animate(falls, { duration: NIGHT, pseudoElement: '::after' });
    const coming = { duration: STAYS, delay: COMES, easing: 'linear', fill: 'both' } as const;
    animate(visitor, fox ? FOX : DRIFTING, coming);
    if (fox) {
      const eyes = symbol('fox-eyes', '');
      visitor.append(eyes);
      // One eye is shut: its half of the open eyes is cut off.
      const shut = 'inset(0 67.5% 0 0)';
      const winking = { duration: 0.2 * STAYS, delay: COMES + TOLD * STAYS };
      animate(eyes, [{ clipPath: shut }, { clipPath: shut }], { ...winking, fill: 'none' });
    }
    await wait(NIGHT);
    night.remove();
  }

  /** Parts a leaf over what it hides. */
  function part(at: Cell, hidden: string, order: number): void {
    const delay = order * BETWEEN_LEAVES;
    const halves = [symbol('V-left', 'half'), symbol('V-right', 'half')];
    const shown = symbol(hidden);
    board.place(at).replaceChildren(shown, ...halves);
    animate(shown, [{ opacity: 0, transform: 'scale(.6)' }, {}], { duration: 320, delay });
    for (const [side, half] of halves.entries()) {
      const way = side ? 1 : -1;
      const away = `translateX(${way * 45}%) rotate(${way * 24}deg)`;
      const parting = { duration: PARTED, delay, fill: 'both' } as const;
      animate(half, [{ opacity: 1 }, { opacity: 0, transform: away }], parting);
    }
    sound.strike(20 + order, rustle, delay / 1000);
  }

  return {
    async choose({ cells = [] }) {
      const numbers = cells.map((at, leaf) => {
        const number = box('number', `${leaf + 1}`);
        board.place(at).append(number);
        // A tap on a leaf chooses it, as its button does.
        board.place(at).onclick = () =>
          document.querySelectorAll<HTMLElement>('.choice button')[leaf]?.click();
        return number;
      });
      const detail = `${cells.length} leaves stay shut. The fox is behind one. Choose a leaf, here or on the board.`;
      showResult({ detail });
      const words = cells.map((_, leaf) => `Leaf ${leaf + 1}`);
      const choice = await take(words, 0, (looked) => {
        for (const [leaf, number] of numbers.entries())
          number.classList.toggle('looked-at', leaf === looked);
      });
      chosen = cells[choice] ?? chosen;
      return choice;
    },
    async reveal(step, shown) {
      const { cells, symbol: secret, fox } = step;
      if (fox !== undefined) {
        sound.moment();
        void wait(COMES + TOLD * STAYS).then(() => {
          showProgress(fox ? 'The fox!' : 'No fox there.');
          for (const delay of [0, 0.2]) sound.strike(39, fox ? bark : rustle, delay);
        });
        await showNight(fox);
        setText('.spin', 'Leaves part');
      }
      for (const at of placesBySymbol(shown).get(secret) ?? []) act(board.place(at), 0);
      showProgress(stepSentence(hidden, step));
      act(find('.side-symbol'), 0);
      for (const [order, at] of cells.entries()) part(at, secret, order);
      await wait(PARTED + cells.length * BETWEEN_LEAVES);
    },
  };
});
