import { expect, test } from 'vitest';
import { allRooms, drawSheet, drawStrip } from './rooms.ts';

const drawingIn = (svg: string) => /^<svg[^>]*>([^]*)<\/svg>\s*$/.exec(svg)?.[1] ?? '';
const atRest = (svg: string) => drawingIn(svg).replaceAll(/ data-poses="[^"]*"/g, '');

test.each(Object.entries(allRooms))(
  '%s becomes a strip of twelve drawings, of which the first is at rest',
  (_name, room) => {
    const strip = drawStrip(room);
    expect(strip.match(/<svg x="/g)).toHaveLength(12);
    expect(strip).not.toContain('data-poses');
    expect(drawingIn(room)).toContain('data-poses');
    expect(strip).toContain(`${atRest(room)}</svg><svg x="284"`);
  },
);

test('a strip has its poses in order, and a part with a pose too few is refused', () => {
  const roomWith = (poses: string[]) =>
    `<svg viewBox="0 0 9 9"><g transform="0" data-poses="${poses.join('|')}"/></svg>`;
  const poses = Array.from({ length: 11 }, (_, index) => `${index + 1}`);
  const drawn = drawStrip(roomWith(poses)).matchAll(/ x="(\d+)".*?transform="(.*?)"/g);
  expect([...drawn].map(([, left, pose]) => `${left} ${pose}`)).toEqual(
    ['0', ...poses].map((pose, index) => `${9 * index} ${pose}`),
  );
  expect(() => drawStrip(roomWith(poses.slice(1)))).toThrow('eleven poses');
});

test('the sheet shows each room at rest, where its part is', () => {
  const one = '<svg width="4" height="2"><path d="a"/></svg>';
  const other = '<svg width="3" height="5"><path d="b" data-poses="c"/></svg>';
  expect(drawSheet({ one, other })).toEqual({
    parts: {
      one: { top: 0, width: 4, height: 2 },
      other: { top: 2, width: 3, height: 5 },
    },
    svg:
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="7">' +
      '<svg y="0" width="4" height="2"><path d="a"/></svg>' +
      '<svg y="2" width="3" height="5"><path d="b"/></svg></svg>',
  });
});

test('no id is on the sheet twice', () => {
  const ids = drawSheet(allRooms).svg.match(/ id="\w+"/g);
  expect(ids).toHaveLength(new Set(ids).size);
});
