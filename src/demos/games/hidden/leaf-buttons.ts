import { cellsByRow, includes } from '../../engine/round.ts';
import type { Cell, Grid } from '../../engine/step.ts';
import { buttonGroup } from '../../ui/button-group.ts';
import { query } from '../../ui/dom.ts';

/** Buttons over the leaves, with one stop for the keyboard: arrows go from leaf to leaf. */
export function createLeafButtons(leaves: Grid) {
  const columns = leaves.length;
  const order = cellsByRow(leaves);
  const labels = order.map(() => '');
  const part = (index: number) => choose?.(index);
  const { group, buttons, ...leafButtons } = buttonGroup('leaf-buttons', 'Leaves', labels, part);
  let choose: ((index: number) => void) | undefined;
  const name = (index: number, text: string) =>
    buttons[index]?.setAttribute('aria-label', `Leaf ${index + 1}${text}`);

  query('.board').append(group);
  for (const index of order.keys()) name(index, '');
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

  const disable = () => leafButtons.setDisabled(() => true);
  disable();

  return {
    disable,
    /** Waits for the player to part one of these leaves, and returns its index among them. */
    async offer(cells: readonly Cell[], isFirst: boolean): Promise<number> {
      leafButtons.setDisabled((index) => !includes(cells, order[index] as Cell));
      if (isFirst) {
        leafButtons.offer();
        for (const index of order.keys()) name(index, ', shut');
        focus(buttons.find(({ tabIndex }) => !tabIndex));
      }
      const chosen = await new Promise<number>((resolve) => (choose = resolve));
      return cells.findIndex((cell) => includes([order[chosen] as Cell], cell));
    },
    name: ([x, y]: Cell, secret: string) => name(y * columns + x, `: ${secret}`),
  };
}
