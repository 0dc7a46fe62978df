import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawRoof, drawStrip } from './house.ts';

const folder = 'src/assets/images/house';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const rooms = readdirSync(folder).filter((file) => !/roof|lagoon/.test(file));
const drawingIn = (svg: string) => /^<svg[^>]*>([^]*)<\/svg>\s*$/.exec(svg)?.[1] ?? '';

test('there are eight rooms', () => expect(rooms).toHaveLength(8));

test.each(rooms)('%s becomes a strip of twelve drawings, of which the first is at rest', (file) => {
  const strip = drawStrip(read(file));
  expect(strip.match(/<svg x="/g)).toHaveLength(12);
  expect(strip).not.toContain('data-poses');
  const atRest = drawingIn(read(file));
  expect(atRest).toContain('data-poses');
  expect(strip).toContain(`${atRest.replaceAll(/ data-poses="[^"]*"/g, '')}</svg><svg x="284"`);
});

test('a part with a pose too few is refused', () => {
  const room = '<svg viewBox="0 0 9 9"><g data-poses="rotate(1)|rotate(2)"/></svg>';
  expect(() => drawStrip(room)).toThrow('eleven poses');
});

test.each([
  ['A Vivid Escape', 12],
  ['The Honourable Society of Night’s Lantern', 36],
  ["O'Hara's", 8],
  ['Q', 1],
])('the sign on the roof holds "%s"', (name, letters) => {
  const roof = drawRoof(name);
  const drawn = [...roof.matchAll(/translate\(480 180\)rotate\((\S+?)\)" d="(.*?)"/g)];
  const outlines = drawn.filter(([, , outline]) => outline);
  expect(outlines).toHaveLength(letters);
  const degrees = outlines.map(([, degree]) => Number(degree));
  expect(Math.max(...degrees)).toBeLessThan(80);
  // It hangs in the middle.
  expect(Math.abs((degrees[0] ?? 0) + (degrees.at(-1) ?? 0))).toBeLessThan(6);
});
