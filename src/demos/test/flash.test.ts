import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colour as siteColour } from '../../drawings/colours.ts';
import { linear, luminance, parseHex, type Rgb } from '../../drawings/luminance.fixture.ts';
import { games } from '../games.ts';
import { MOVING_OPACITY, RUSHING_OPACITY } from '../ui/timing.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const hexColours = (text: string) => text.match(/#[0-9a-f]{6}\b/gi) ?? [];

/** The colours that a style sheet declares, by the names of their properties: hexes, and the site's own by name. */
function coloursIn(css: string): Record<string, string> {
  const declared = css.matchAll(/--([\w-]+): (?:theme\(colors\.([\w.]+)\)|(#\w{6}));/g);
  return Object.fromEntries(
    [...declared].map(([, property, name, hex]) => [property, name ? siteColour(name) : hex]),
  );
}

/** The colours of a theme. */
function themeOf(slug: string): Record<string, string> {
  const [, theme = ''] = read(`../styles/games/${slug}.css`).split(`[data-demo='${slug}'] {`);
  return coloursIn(theme.slice(0, theme.indexOf('\n}')));
}

const slices = Object.entries(coloursIn(read('../styles/base.css'))).flatMap(([name, colour]) =>
  name.startsWith('slice') ? [colour] : [],
);

/** A colour at an opacity, as browsers blend it with what it passes over. */
function blend(colour: string, over: Rgb, opacity: number): Rgb {
  const ink = parseHex(colour);
  const channel = (of: 0 | 1 | 2) => Math.round(ink[of] * opacity + over[of] * (1 - opacity));
  return [channel(0), channel(1), channel(2)];
}

/** The share of red. A change to or from 0.8 or more can be a red flash. */
function redRatio(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return red / (red + green + blue || 1);
}

// https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds
describe.each(games)('while $slug moves, with its wheel if it has one', ({ slug, model }) => {
  const { board = '', ...theme } = themeOf(slug);
  const colours = new Set(hexColours(read(`../symbols/${slug}.svg`)));
  if (model.wheels) for (const slice of slices) colours.add(slice);
  const trails = Object.entries(theme).flatMap(([name, hex]) => (name.match(/^trail/) ? hex : []));
  // What passes over one place. A trail comes and goes once a turn, and stays while symbols pass.
  const places = [
    { ground: board, opacity: MOVING_OPACITY },
    ...trails.map((ground) => ({ ground, opacity: RUSHING_OPACITY })),
  ].map(({ ground, opacity }) => {
    const over = parseHex(ground);
    return [over, ...[...colours].map((colour) => blend(colour, over, opacity))];
  });

  test('no colour makes a red flash', () => {
    expect(Math.max(...places.flat().map(redRatio))).toBeLessThan(0.8);
  });

  test('no two colours at one place differ enough to flash', () => {
    for (const shown of places) {
      const all = shown.map(luminance);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.1);
    }
  });
});
