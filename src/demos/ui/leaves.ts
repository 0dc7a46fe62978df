import { leafSteps } from '../engine/leaves.ts';
import type { Cell, StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import { createChoice } from './choice.ts';
import { symbol } from './dom.ts';
import type { Feature } from './feature.ts';
import { animate, spring, wait } from './motion.ts';
import { showProgress, showResult } from './result.ts';

/** The time in which a leaf parts, and the time between two leaves that do. */
const PARTED = 420;
const BETWEEN_LEAVES = 90;

const say: NonNullable<Feature['say']> = {
  reveal({ symbol: letter, fox }, { symbols }) {
    const name = symbols[letter]?.name;
    if (fox) return `The fox! It picks the ${name}.`;
    return `${fox === false ? 'No fox there. ' : ''}The leaves hide: ${name}.`;
  },
};

/** Hidden: all leaves part to the same symbol. Of many, the player chooses one, and may find the fox. */
export const leaves: Feature = {
  steps: leafSteps,
  doing: { reveal: () => 'The leaves part' },
  say,
  show({ model, board }) {
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
          void wait(PARTED).then(() => showProgress(say.reveal?.(step, model) ?? ''));
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

/** Shows the leaves parting. Where the fox may be, the chosen leaf parts alone, and the others follow. Else none waits. */
async function reveal(board: Board, step: StepOf<'reveal'>, chosen: number) {
  const { cells, symbol: secret, fox } = step;
  for (const number of document.querySelectorAll('.number')) number.remove();
  const first = cells[chosen];
  let others = cells;
  if (fox !== undefined && first) {
    const shown = part(board, first, fox ? 'fox' : 'F', 0);
    await wait(PARTED);
    if (fox) {
      board.place(first).classList.add('den');
      animate(shown, [{ opacity: 0, transform: 'translateY(60%)' }, {}], {
        duration: 480,
        easing: spring,
      });
      await wait(1200);
      board.place(first).classList.remove('den');
    } else {
      animate(shown, [{}, { opacity: 0, transform: 'translateY(60%) rotate(40deg)' }], {
        duration: 600,
      });
      await wait(600);
    }
    board.place(first).replaceChildren(symbol(secret));
    others = cells.filter((cell) => cell !== first);
  }
  for (const [order, cell] of others.entries()) part(board, cell, secret, order * BETWEEN_LEAVES);
  if (fox !== undefined) await wait(PARTED + others.length * BETWEEN_LEAVES);
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
