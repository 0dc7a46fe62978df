import { cellsByRow, includes } from '../../engine/round.ts';
import type { Cell, Grid } from '../../engine/step.ts';
import { beforeChoice, buttonGroup, query } from '../../ui/dom.ts';

/** Buttons over the leaves, with one stop for the keyboard: arrows go from leaf to leaf. */
export function createLeafButtons(leaves: Grid) {
  const columns = leaves.length;
  const order = cellsByRow(leaves);
  const labels = order.map(() => '');
  const part = (index: number) => choose?.(order[index]);
  const { group, buttons } = buttonGroup('leaf-buttons', 'Leaves', labels, part);
  let choose: ((leaf: Cell | undefined) => void) | undefined;
  const name = (index: number, text: string) =>
    buttons[index]?.setAttribute('aria-label', `Leaf ${index + 1}${text}`);

  query('.board').append(group);
  for (const index of order.keys()) name(index, '');
  disable();
  group.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const to = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
    if (!to) return;
    event.preventDefault();
    focus(buttons[buttons.indexOf(target as HTMLButtonElement) + to]);
  });

  function focus(button: HTMLElement | undefined): void {
    if (!button) return;
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  function disable(): void {
    choose = undefined;
    for (const button of buttons) button.ariaDisabled = 'true';
  }

  return {
    disable,
    offer(cells: readonly Cell[], isFirst: boolean): Promise<number> {
      const free = performance.now() + (isFirst ? beforeChoice : 0);
      for (const [index, leaf] of order.entries()) {
        buttons[index]?.setAttribute('aria-disabled', String(!includes(cells, leaf)));
        if (isFirst) name(index, ', shut');
      }
      if (isFirst) focus(buttons.find(({ tabIndex }) => !tabIndex));
      return new Promise((resolve) => {
        choose = (leaf) => {
          const choice = cells.findIndex((cell) => leaf && includes([leaf], cell));
          if (choice >= 0 && performance.now() >= free) resolve(choice);
        };
      });
    },
    name: ([x, y]: Cell, secret: string) => name(y * columns + x, `: ${secret}`),
  };
}
