import { includes } from '../../engine/round.ts';
import type { Cell } from '../../engine/step.ts';
import { box, find } from '../../ui/dom.ts';

/** The time in which a press still means the main button, in milliseconds. */
const GUARD = 400;

/** Buttons over the leaves, with one stop for the keyboard: arrows go from leaf to leaf. */
export function createLeafButtons(leaves: readonly Cell[], columns: number) {
  const group = box('leaf-buttons');
  group.role = 'group';
  group.ariaLabel = 'Leaves';
  // In the order in which they are read, row by row.
  const order = leaves.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  let take: ((leaf: Cell) => void) | undefined;
  const buttons = order.map((leaf, index) => {
    const button = document.createElement('button');
    button.ariaLabel = `Leaf ${index + 1}`;
    button.addEventListener('click', () => take?.(leaf));
    // A key that is still held from the main button parts nothing.
    button.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
      if (event.repeat && !to) event.preventDefault();
      if (!to) return;
      event.preventDefault();
      focus(buttons[index + to]);
    });
    return button;
  });
  group.append(...buttons);
  find('.board').append(group);
  hold();

  function focus(button: HTMLElement | undefined): void {
    if (!button) return;
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  function hold(): void {
    take = undefined;
    for (const button of buttons) button.ariaDisabled = 'true';
  }

  return {
    /** Lets the player choose one of these leaves, and returns its place among them. */
    offer(cells: readonly Cell[], isFirst: boolean): Promise<number> {
      const free = performance.now() + (isFirst ? GUARD : 0);
      for (const [index, leaf] of order.entries()) {
        const button = buttons[index];
        if (!button) continue;
        button.ariaDisabled = String(!includes(cells, leaf));
        if (isFirst) button.ariaLabel = `Leaf ${index + 1}, shut`;
      }
      if (isFirst) focus(buttons.find(({ tabIndex }) => !tabIndex) ?? buttons[0]);
      return new Promise((resolve) => {
        take = (leaf) => {
          const choice = cells.findIndex((cell) => includes([leaf], cell));
          if (choice >= 0 && performance.now() >= free) resolve(choice);
        };
      });
    },
    hold,
    /** Says what a parted leaf hides. */
    name({ 0: x, 1: y }: Cell, secret: string) {
      const index = y * columns + x;
      const button = buttons[index];
      if (button) button.ariaLabel = `Leaf ${index + 1}: ${secret}`;
    },
  };
}
