// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Step } from '../engine/step.ts';
import { zulu } from '../games/zulu/game.ts';
import { createVisit } from './visit.ts';

const eight = '<li></li>'.repeat(8);
beforeEach(() => {
  document.body.innerHTML = `<b class="credits"></b><b class="net"></b><b class="tally"></b>
    <div class="finds"><ol>${eight}</ol></div>`;
});

/** Plays rounds that pay these multiples of the stake. */
function visitWith(...multiples: number[]) {
  const visit = createVisit(zulu);
  for (const multiple of multiples) {
    visit.beginRound();
    visit.credits.payOut(multiple);
    visit.endRound(multiple);
  }
  return visit;
}

const pays = (symbol: string, multiple = 2): Step => ({
  type: 'pay',
  factor: 1,
  wins: [{ symbol, count: 3, multiple, cells: [], line: 1 }],
});

test.each([
  {
    rounds: [0],
    minutes: 0,
    text: '1 round and 0 wins in less than a minute. Net this visit: −20 play credits.',
  },
  {
    rounds: [0, 0, 2, 4, 5, 19, 20],
    minutes: 1,
    text: '7 rounds and 5 wins in 1 minute. Net this visit: 860 play credits.',
  },
  {
    rounds: [5],
    minutes: 12,
    text: '1 round and 1 win in 12 minutes. Net this visit: 80 play credits.',
  },
])('the figures of a visit read: $text', ({ rounds, minutes, text }) => {
  expect(visitWith(...rounds).figures(minutes)).toBe(text);
});

test('the last words name the best find and end with the farewell', () => {
  const visit = visitWith(0);
  expect(visit.lastWords(3)).toBe(`${visit.figures(3)} ${zulu.farewell}`);
  expect(visit.noteFinds(pays('G'))).toBe(true);
  expect(visit.noteFinds(pays('L'))).toBe(true);
  expect(visit.noteFinds(pays('G')), 'the same again').toBe(false);
  const best = `${visit.figures(3)} Best find: lion. ${zulu.farewell}`;
  expect(visit.lastWords(3)).toBe(best);
});

test('a symbol that leaves the board unpaid is no find', () => {
  const visit = visitWith();
  expect(visit.noteFinds(pays('G', 0))).toBe(false);
  expect(visit.noteFinds(pays('G'))).toBe(true);
});

test('seven finds complete the picture once their round is counted', () => {
  const visit = visitWith();
  for (const letter of 'ELZGDBK') visit.noteFinds(pays(letter));
  expect(document.querySelectorAll('.found')).toHaveLength(7);
  expect(visit.isComplete()).toBe(false);
  expect(visit.endRound(2)).toHaveLength(7);
  expect(visit.isComplete()).toBe(true);
});
