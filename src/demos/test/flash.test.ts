import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colour as siteColour } from '../../drawings/colours.ts';
import { linear, luminance, parseHex, type Rgb } from '../../drawings/luminance.fixture.ts';
import { MOVING_OPACITY } from '../ui/timing.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const hexColours = (text: string) => text.match(/#[0-9a-f]{6}\b/gi) ?? [];

const css = read('../styles/base.css');
/** The values of a custom property of base.css: hexes of the demos' own, and colours of the site by their names. */
const values = (property: RegExp) =>
  [...css.matchAll(/--([\w-]+): (?:theme\(colors\.([\w.]+)\)|(#\w{6}));/g)]
    .filter(([, name = '']) => property.test(name))
    .map(([, , name, hex = '']) => (name ? siteColour(name) : hex));
const slices = values(/^slice/);
const plate = parseHex(values(/^plate$/)[0] ?? '');
const drawings = readdirSync(new URL('../symbols/', import.meta.url));
const symbols = drawings.flatMap((file) => hexColours(read(`../symbols/${file}`)));
const colours = [...new Set([...symbols, ...slices])];

/** A colour on the board's background at the opacity of moving symbols, as browsers blend it. */
function moving(colour: string): Rgb {
  const ink = parseHex(colour);
  const blend = (channel: 0 | 1 | 2) =>
    Math.round(ink[channel] * MOVING_OPACITY + plate[channel] * (1 - MOVING_OPACITY));
  return [blend(0), blend(1), blend(2)];
}

/** The share of red. A change to or from 0.8 or more can be a red flash. */
function redRatio(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return red / (red + green + blue || 1);
}

// https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds
describe('while reels or the wheel move', () => {
  test.each(colours)('%s is no red flash', (colour) => {
    expect(redRatio(moving(colour))).toBeLessThan(0.8);
  });

  test('no two colours differ enough to flash, including the background', () => {
    expect(slices).toHaveLength(4);
    const all = [plate, ...colours.map(moving)].map(luminance);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.1);
  });
});
