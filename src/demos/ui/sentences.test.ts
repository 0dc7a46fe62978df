import { describe, expect, test } from 'vitest';
import type { Round, Step } from '../engine/round.ts';
import { lakesFive } from '../games/lakes-five.ts';
import { nightTrax } from '../games/night-trax.ts';
import { zulu } from '../games/zulu.ts';
import { adviceSentence, resultText, resultSentence, stepSentence } from './sentences.ts';

const elephants: Step = {
  type: 'pay',
  factor: 1,
  wins: [{ symbol: 'E', count: 3, multiple: 5, cells: [], line: 2 }],
};
const win: Round = { stops: [], steps: [elephants], multiple: 5 };
const loss: Round = { stops: [], steps: [], multiple: 0 };

const set = (symbol: string, count: number, name?: 'full house'): Step => ({
  type: 'pay',
  factor: 1,
  wins: [{ symbol, count, multiple: 2, cells: [], ...(name && { set: name }) }],
});
const wheel: Step = { type: 'wheel', slice: 3, multiple: 6 };
const withWheel: Round = { stops: [], steps: [elephants, wheel], multiple: 11 };
const drops: Round = {
  stops: [],
  steps: [set('A', 5), { ...set('B', 6), factor: 2 } as Step],
  multiple: 7,
};
const fullHouse: Round = { stops: [], steps: [set('H', 3, 'full house')], multiple: 2 };

describe('a round is announced', () => {
  test.each([
    { game: zulu, round: win, headline: 'Win 50 credits', detail: '3\u00a0elephants · 5×' },
    { game: zulu, round: loss, headline: undefined, detail: 'No match.' },
    {
      game: zulu,
      round: withWheel,
      headline: 'Win 110 credits',
      detail: '3\u00a0elephants · 6× on the wheel · 11×',
    },
    {
      game: nightTrax,
      round: drops,
      headline: 'Win 70 credits',
      detail: '5\u00a0discs · 6\u00a0headphones\u00a0×2 · 7×',
    },
    {
      game: lakesFive,
      round: fullHouse,
      headline: 'Win 20 credits',
      detail: 'full\u00a0house · 2×',
    },
  ])('briefly: $headline, $detail', ({ game, round, headline, detail }) => {
    expect(resultText(game.model, round)).toEqual({ headline, detail });
  });

  test('in full when it wins', () => {
    expect(resultSentence(zulu.model, win, { credits: 1040, net: 40 })).toBe(
      'Elephant, 3 of a kind on line 2. Win 50 credits. Credits 1,040.',
    );
  });

  test('in full when it does not', () => {
    expect(resultSentence(zulu.model, loss, { credits: 970, net: -30 })).toBe(
      'No match. Credits 970.',
    );
  });
});

test.each<{ step: Step; text: string }>([
  { step: set('H', 4), text: 'Heron, 4 of a kind.' },
  { step: set('H', 3, 'full house'), text: 'Full house.' },
  { step: { ...set('H', 5), factor: 2 } as Step, text: 'Heron, 5 of a kind. Counted 2 times.' },
  { step: wheel, text: 'The wheel stops at 6.' },
  { step: { type: 'reveal', grid: [], cells: [], symbol: 'T' }, text: 'The veils part: trout.' },
])('a step reads: $text', ({ step, text }) => {
  expect(stepSentence(lakesFive.model, step)).toBe(text);
});

test.each([
  { keep: [true, false, true, true, false], text: 'Worth keeping: 1, 3 and 4.' },
  { keep: [false, false, false, true, false], text: 'Worth keeping: 4.' },
  { keep: [false, false, false, false, false], text: 'None is worth keeping.' },
  { keep: [true, true, true, true, true], text: 'All five are worth keeping.' },
])('the advice reads: $text', ({ keep, text }) => {
  expect(adviceSentence(keep)).toBe(text);
});
