import type { Blockquote, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Remark plugin: wraps each table in a labelled region that scrolls on narrow pages. The first row is the label. */
export function remarkTableBox() {
  return (tree: Root) => {
    visit(tree, 'table', (table, index, parent) => {
      if (index === undefined || !parent) return;
      parent.children[index] = scrollBox(table);
      return SKIP;
    });
  };
}

function scrollBox(table: Table): Blockquote {
  const names: string[] = [];
  for (const cell of table.children[0]?.children ?? [])
    visit(cell, 'text', ({ value }) => void names.push(value));
  const hProperties = { ariaLabel: names.join(', '), tabIndex: 0 };
  return { type: 'blockquote', children: [table], data: { hName: 'section', hProperties } };
}
