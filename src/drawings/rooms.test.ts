import { describe, expect, test } from 'vitest';
import { drawSheet, drawStrip, rooms, sheet } from './rooms.ts';

const drawingIn = (svg: string) => /^<svg[^>]*>([^]*)<\/svg>\s*$/.exec(svg)?.[1] ?? '';
const atRest = (svg: string) => drawingIn(svg).replaceAll(/ data-poses="[^"]*"/g, '');

test('there are eight rooms', () => expect(Object.keys(rooms)).toHaveLength(8));

test.each(Object.entries(rooms))(
  '%s becomes a strip of twelve drawings, of which the first is at rest',
  (_name, room) => {
    const strip = drawStrip(room);
    expect(strip.match(/<svg x="/g)).toHaveLength(12);
    expect(strip).not.toContain('data-poses');
    expect(drawingIn(room)).toContain('data-poses');
    expect(strip).toContain(`${atRest(room)}</svg><svg x="284"`);
  },
);

test('a part with a pose too few is refused', () => {
  const room = '<svg viewBox="0 0 9 9"><g data-poses="rotate(1)|rotate(2)"/></svg>';
  expect(() => drawStrip(room)).toThrow('eleven poses');
});

describe('the sheet of all rooms', () => {
  test.each(Object.entries(rooms))('has %s at rest', (_name, room) => {
    expect(sheet.svg).toContain(atRest(room));
  });

  test('shows each where it is', () => {
    const one = '<svg width="4" height="2"><path d="a"/></svg>';
    const other = '<svg width="3" height="5"><path d="b" data-poses="c"/></svg>';
    expect(drawSheet({ one, other })).toEqual({
      views: { one: '0 0 4 2', other: '0 2 3 5' },
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="7">' +
        '<svg y="0" width="4" height="2"><path d="a"/></svg>' +
        '<svg y="2" width="3" height="5"><path d="b"/></svg></svg>',
    });
  });

  test('has no id twice', () => {
    const ids = sheet.svg.match(/ id="\w+"/g);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});
