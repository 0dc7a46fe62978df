import { describe, expect, test } from 'vitest';
import type { Round, Step } from '../engine/round.ts';
import { lakesFive } from '../games/lakes-five.ts';
import { zulu } from '../games/zulu.ts';
import { adviceSentence, resultLine, resultSentence, stepSentence } from './sentences.ts';

const elephants: Step = {
  type: 'pay',
  factor: 1,
  wins: [{ symbol: 'E', count: 3, multiple: 5, cells: [], line: 2 }],
};
const win: Round = { stops: [], steps: [elephants], multiple: 5 };
const loss: Round = { stops: [], steps: [], multiple: 0 };

describe('a round is announced', () => {
  test.each([
    { round: win, line: 'Win 5x: 50 credits on line 2' },
    { round: loss, line: 'No match.' },
  ])('briefly: $line', ({ round, line }) => {
    expect(resultLine(round)).toBe(line);
  });

  test('in full when it wins', () => {
    expect(resultSentence(zulu.model, win, { credits: 1040, net: 40 })).toBe(
      'Elephant, elephant, elephant on line 2. Win 5 times stake, 50 credits. Credits 1,040.',
    );
  });

  test('in full when it does not', () => {
    expect(resultSentence(zulu.model, loss, { credits: 970, net: -30 })).toBe(
      'No match. Net this visit: −30 play credits. Credits 970.',
    );
  });
});

const set = (symbol: string, count: number, name?: 'full house'): Step => ({
  type: 'pay',
  factor: 1,
  wins: [{ symbol, count, multiple: 2, cells: [], ...(name && { set: name }) }],
});

test.each<{ step: Step; text: string }>([
  { step: set('H', 4), text: 'Heron, 4 of a kind.' },
  { step: set('H', 3, 'full house'), text: 'Full house.' },
  { step: { ...set('H', 5), factor: 2 } as Step, text: 'Heron, 5 of a kind. Counted 2 times.' },
  { step: { type: 'wheel', slice: 3, multiple: 6 }, text: 'The wheel stops at 6.' },
  { step: { type: 'reveal', grid: [], cells: [], symbol: 'T' }, text: 'The veils part: trout.' },
])('a step reads: $text', ({ step, text }) => {
  expect(stepSentence(lakesFive.model, step)).toBe(text);
});

test.each([
  { keep: [true, false, true, true, false], text: 'Best kept: 1, 3 and 4.' },
  { keep: [false, false, false, true, false], text: 'Best kept: 4.' },
  { keep: [false, false, false, false, false], text: 'Best: cast all five again.' },
  { keep: [true, true, true, true, true], text: 'Best: keep all five.' },
])('the advice reads: $text', ({ keep, text }) => {
  expect(adviceSentence(keep)).toBe(text);
});
