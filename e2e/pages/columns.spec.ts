import { games, optionalPages } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { openToRead } from '../support/read.ts';

const heading = { '.heading > *': [1, 2] };

/** For each page: selectors, and how many columns these parts have on a phone and on a wide screen. */
const parts: Record<string, Record<string, number[]>> = {
  '': {
    '.stage > *': [1, 2],
    '.clock > label': [7, 7],
    '#about :has(> h2) > *': [1, 2],
    '#about dl > *': [2, 2],
    '#about li': [1, 4],
    '#games li': [2, 3],
    '#disclaimer :has(> h2) > *': [1, 2],
    '#disclaimer ul:not(.facts) > li': [1, 2],
    '[aria-labelledby=come-in-heading] .grid > *': [1, 2],
    'footer .columns > *': [1, 3],
  },
  contact: {
    ...heading,
    '.form-panel > *': [1, 2],
    '.cards > *': [1, 2],
    '[aria-labelledby=location-heading] .grid:has(> div) > *': [1, 3],
  },
  evenings: {
    ...heading,
    '[aria-labelledby=week-heading] li': [1, 7],
    'ul > [id^=evening]': [1, 2],
  },
  menu: { ...heading, '.menu-card div:has(> h3)': [1, 2] },
  terms: { ...heading, '.paper .grid:has(> nav) > *': [1, 2] },
  [`game/${games[0].id}`]: {
    '.grid:has(> .prose) > *': [1, 2],
    '[aria-labelledby=experience-heading] li': [1, 2],
    '.grid:has(> dl) > *': [1, 2],
    '.posters > *': [3, 5],
  },
  nowhere: { '[aria-labelledby=error-heading] > *': [1, 2] },
};

/** The columns of these elements, and how much of the width they fill. Runs in the page. */
function readColumns(all: Element[]) {
  const boxes = all.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  const [first = new DOMRect()] = boxes;
  const row = boxes.filter(({ top, bottom }) => top < first.bottom && bottom > first.top);
  const widths = [...new Map(row.map(({ left, width }) => [Math.round(left), width])).values()];
  const outer = all[0]?.parentElement?.getBoundingClientRect().width ?? NaN;
  const filled = widths.reduce((sum, width) => sum + width, 0) / outer;
  const narrowest = Math.min(...widths) / Math.max(...widths);
  const torn = all.filter((part) => part.getClientRects().length > 1).length;
  return { columns: widths.length, total: boxes.length, filled, narrowest, torn };
}

test.use({ javaScriptEnabled: false });

for (const [path, expected] of Object.entries(parts)) {
  if (['menu', 'evenings'].includes(path) && !optionalPages.includes(path)) continue;
  test(`/${path} has its columns on a phone and on a wide screen`, async ({ page }) => {
    await openToRead(page, path);
    for (const [index, width] of [390, 1280].entries()) {
      await page.setViewportSize({ width, height: 800 });
      for (const [selector, counts] of Object.entries(expected)) {
        const found = await page.locator(selector).evaluateAll(readColumns);
        const { columns, total, filled, narrowest, torn } = found;
        const at = `"${selector}" at ${width} px`;
        const wanted = Math.min(counts[index] ?? NaN, Math.max(1, total));
        expect.soft(columns, `columns of ${at}`).toBe(wanted);
        expect.soft(torn, `parts in two columns of ${at}`).toBe(0);
        if (columns < (counts[index] ?? NaN)) continue;
        expect.soft(filled, `the part of the width that is filled by ${at}`).toBeGreaterThan(0.7);
        expect
          .soft(narrowest, `the narrowest column, beside the widest, of ${at}`)
          .toBeGreaterThan(0.3);
      }
    }
  });
}
