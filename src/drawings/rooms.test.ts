import { expect, test } from 'vitest';
import { allRooms, drawSheet, drawStrip } from './rooms.ts';

// pages/home.spec.ts compares the sheet with the beginning of each strip.

test.each(Object.entries(allRooms))('%s moves', (_name, room) => {
  expect(room).toContain('data-poses');
});

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

test('no id is on the sheet twice', () => {
  const ids = drawSheet(allRooms).svg.match(/ id="\w+"/g);
  expect(ids).toHaveLength(new Set(ids).size);
});
