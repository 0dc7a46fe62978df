import type { Cell, StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { createChoice } from './choice.ts';
import { cell, find, symbol } from './dom.ts';
import type { Feature } from './feature.ts';
import { animate, spring, wait } from './motion.ts';
import { showProgress, showResult } from './result.ts';
import { MOVING_OPACITY } from './timing.ts';

/** The time in which a leaf parts, and the time between two leaves that do. */
const PARTED = 420;
const BETWEEN_LEAVES = 90;

/** The night that falls over the board, and when within it somebody comes out. */
const NIGHT = 2300;
const COMES = 350;

const say: NonNullable<Feature['say']> = {
  reveal({ symbol: letter, fox }, { symbols }) {
    const name = symbols[letter]?.name;
    if (fox) return `The fox! It picks the ${name}.`;
    return `${fox === false ? 'No fox there. ' : ''}The leaves hide: ${name}.`;
  },
};

/** Hidden: all leaves part to the same symbol. Of many, the player chooses one, and may find the fox. */
export const leaves: Feature = {
  doing: { reveal: () => 'The leaves part' },
  say,
  show({ game, board, sound }) {
    const take = createChoice();
    let chosen = 0;
    return {
      async choose({ cells = [] }) {
        numberLeaves(board, cells);
        const all = cells.length;
        const detail = `${all} leaves stay shut. The fox is behind one. Choose leaf 1 to ${all}.`;
        showResult({ detail });
        const words = cells.map((_, leaf) => `Leaf ${leaf + 1}`);
        chosen = await take(words, 0, lookAtLeaf);
        return chosen;
      },
      reveal(step) {
        if (step.fox !== undefined) {
          sound.moment();
          void wait(COMES).then(() => {
            showProgress(say.reveal?.(step, game.model) ?? '');
            if (step.fox) sound.find();
          });
        }
        return reveal(board, step, chosen);
      },
    };
  },
};

/** Numbers the leaves. A tap on one chooses it, as its button does. */
function numberLeaves(board: Board, cells: readonly Cell[]): void {
  for (const [leaf, at] of cells.entries()) {
    const number = document.createElement('span');
    number.className = 'number';
    number.textContent = `${leaf + 1}`;
    board.place(at).append(number);
    board.place(at).addEventListener('click', () => {
      document.querySelectorAll<HTMLElement>('.choice button')[leaf]?.click();
    });
  }
}

/** Marks the leaf that the player is about to choose. */
function lookAtLeaf(leaf: number): void {
  document
    .querySelectorAll('.number')
    .forEach((number, index) => number.classList.toggle('looked-at', index === leaf));
}

/** Shows the leaves parting. Where the fox may be, night comes out of the chosen one first. */
async function reveal(board: Board, step: StepOf<'reveal'>, chosen: number) {
  const { cells, symbol: secret, fox } = step;
  for (const number of document.querySelectorAll('.number')) number.remove();
  if (fox !== undefined) await showNight(board, fox, cells[chosen]);
  for (const [order, at] of cells.entries()) part(board, at, secret, order * BETWEEN_LEAVES);
  if (fox !== undefined) await wait(PARTED + cells.length * BETWEEN_LEAVES);
}

/**
 * Who comes out at night, within the time that is left of it: faint while they move, so that nothing flashes. With
 * reduced motion, they only appear.
 */
const VISITS: Record<'fox' | 'leaf', Keyframe[]> = {
  // Rises, looks around, ducks and leaps off.
  fox: [
    { opacity: 0, transform: 'translateY(35%)', easing: spring },
    { opacity: MOVING_OPACITY, transform: 'none', offset: 0.22 },
    { opacity: 1, transform: 'none', offset: 0.3 },
    { opacity: 1, transform: 'none', offset: 0.66, easing: 'ease-in-out' },
    { opacity: MOVING_OPACITY, transform: 'scale(1.08, .84)', offset: 0.78, easing: 'ease-out' },
    { opacity: 0, transform: 'translate(70%, -110%) rotate(24deg)' },
  ],
  // Drifts down from side to side, and lies still.
  leaf: [
    { opacity: 0, transform: 'translate(-12%, -60%) rotate(-24deg)', easing: 'ease-in-out' },
    {
      opacity: MOVING_OPACITY,
      transform: 'translate(12%, -30%) rotate(18deg)',
      offset: 0.2,
      easing: 'ease-in-out',
    },
    { opacity: MOVING_OPACITY, transform: 'none', offset: 0.42 },
    { opacity: 1, transform: 'none', offset: 0.52 },
    { opacity: 1, transform: 'none', offset: 0.8 },
    { opacity: 0, transform: 'none' },
  ],
};

/** Lets night grow out of a leaf, alike for both outcomes. Then the fox comes and winks, or a leaf drifts down. */
async function showNight(board: Board, fox: boolean, [reel, row]: Cell = [0, 0]): Promise<void> {
  const visitor = cell(symbol(fox ? 'fox' : 'V', ''));
  visitor.className = 'visitor';
  const night = document.createElement('div');
  night.className = 'night';
  night.append(visitor);
  find('.reels').append(night);
  const [columns, rows] = [board.strips.length, board.strips[reel]?.children.length ?? 1];
  const at = `at ${((reel + 0.5) / columns) * 100}% ${((row + 0.5) / rows) * 100}%`;
  const whole = { opacity: 1, clipPath: `circle(150% ${at})` };
  animate(
    night,
    [
      { opacity: 0, clipPath: `circle(0% ${at})` },
      { ...whole, offset: 0.18 },
      { ...whole, offset: 0.88 },
      { ...whole, opacity: 0 },
    ],
    { duration: NIGHT, easing: 'linear' },
  );
  const stay = NIGHT - COMES;
  animate(visitor, VISITS[fox ? 'fox' : 'leaf'], {
    duration: stay,
    delay: COMES,
    easing: 'linear',
    fill: 'both',
  });
  if (fox) {
    const eyes = symbol('fox-eyes', '');
    visitor.append(eyes);
    // One eye is shut: its half of the open eyes is cut off.
    const shut = 'inset(0 67.5% 0 0)';
    animate(eyes, [{ clipPath: shut }, { clipPath: shut }], {
      duration: 0.2 * stay,
      delay: COMES + 0.42 * stay,
      fill: 'none',
    });
  }
  await wait(NIGHT);
  night.remove();
}

/** Parts a leaf over what it hides. */
function part(board: Board, at: Cell, hidden: string, delay: number): SVGSVGElement {
  const halves = [symbol('V-left', 'half'), symbol('V-right', 'half')];
  const shown = symbol(hidden);
  board.place(at).replaceChildren(shown, ...halves);
  animate(shown, [{ opacity: 0, transform: 'scale(.6)' }, {}], { duration: 320, delay });
  for (const [side, half] of halves.entries()) {
    const way = side ? 1 : -1;
    const away = `translateX(${way * 45}%) rotate(${way * 24}deg)`;
    animate(half, [{ opacity: 1 }, { opacity: 0, transform: away }], {
      duration: PARTED,
      delay,
      fill: 'both',
    });
  }
  return shown;
}
