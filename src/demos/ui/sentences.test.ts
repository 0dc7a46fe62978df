import { describe, expect, test } from 'vitest';
import type { Step, StepOf } from '../engine/step.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { hidden } from '../games/hidden/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { nightTrax } from '../games/night-trax/game.ts';
import { zulu } from '../games/zulu/game.ts';
import {
  adviceSentence,
  castText,
  keptSentence,
  resultSentence,
  resultText,
  stepSentence,
} from './sentences.ts';

const elephants: Step = {
  type: 'pay',
  factor: 1,
  wins: [{ symbol: 'E', count: 3, multiple: 5, cells: [], line: 2 }],
};
const twice: Step = { ...elephants, wins: [...elephants.wins, ...elephants.wins] };
const alike = (symbol: string, count: number, multiple = 2, factor = 1): Step => ({
  type: 'pay',
  factor,
  wins: [{ symbol, count, multiple, cells: [] }],
});
const mirror: Step = {
  type: 'pay',
  factor: 1,
  wins: [{ symbol: 'H', count: 2, multiple: 2, cells: [], set: 'mirror', hand: [...'HRTRH'] }],
};
const fullHouse: Step = {
  type: 'pay',
  factor: 1,
  wins: [{ symbol: 'H', count: 3, multiple: 2, cells: [], set: 'full house', hand: [...'RHHRH'] }],
};
const landed: Step = {
  type: 'land',
  grid: [...'RHHBH'].map((letter) => [letter]),
  strips: [],
  stops: [],
  held: [],
};
const ignite: Step = { type: 'ignite', grid: [], spark: [3, 1], cells: [] };
const bloom: Step = { type: 'bloom', cells: [] };
const rise: Step = { type: 'expand', grid: [], cell: [1, 0] };
const step: Step = { type: 'walk', grid: [], reel: 2 };
const sunset: Step = { type: 'sunset' };
const turned: Step = { type: 'wheel', wheel: 1, name: 'Even', slice: 3, multiple: 6 };
const quills = alike('Q', 3, 3);
const drops = [alike('A', 5, 3), alike('E', 4, 0, 2)];
const twoDrops = [alike('A', 5, 3), alike('C', 6, 4, 2)];
const cars = alike('E', 5, 2, 3) as StepOf<'pay'>;
const twoGroups: Step = { ...cars, wins: [...cars.wins, ...cars.wins] };

describe('a round is announced', () => {
  test.each([
    { game: zulu, round: [elephants], headline: 'Win 50 credits', detail: '3 elephants · 5×' },
    {
      game: zulu,
      round: [twice],
      headline: 'Win 100 credits',
      detail: '3 elephants on 2 lines · 10×',
    },
    {
      game: zulu,
      round: [elephants, elephants],
      headline: 'Win 100 credits',
      detail: '3 elephants, 2 times · 10×',
    },
    { game: zulu, round: [], headline: undefined, detail: 'No match.' },
    {
      game: fateOfFortune,
      round: [quills, turned],
      headline: 'Win 90 credits',
      detail: 'Even stops at 6× · 3 quills 3×',
    },
    {
      game: fateOfFortune,
      round: [turned],
      headline: 'Win 60 credits',
      detail: 'Even stops at 6×',
    },
    {
      game: missWildfire,
      round: [ignite, alike('A', 5, 100), bloom, alike('F', 4, 12)],
      headline: 'Win 1,120 credits',
      detail: 'Spark 100×, free round 12×. 5 goggles · 4 pines',
    },
    {
      game: zulu,
      round: [rise, twice, step, twice, step, sunset],
      headline: 'Win 200 credits',
      detail: 'Sunrise 10×, walk 10×. 3 elephants on 2 lines, 2 times',
    },
    { game: lakesFive, round: [landed], headline: undefined, detail: '3 herons. No set.' },
    {
      game: nightTrax,
      round: drops,
      headline: 'Win 30 credits',
      detail: '5 discs 3×',
    },
    {
      game: nightTrax,
      round: twoDrops,
      headline: 'Win 110 credits',
      detail: '6 tapes 4× times 2 · 5 discs 3×',
    },
    {
      game: lakesFive,
      round: [fullHouse],
      headline: 'Win 20 credits',
      detail: 'Full house: 3 herons and 2 reeds · 2×',
    },
    {
      game: lakesFive,
      round: [mirror],
      headline: 'Win 20 credits',
      detail: 'Mirror: 2 herons and 2 reeds · 2×',
    },
  ])('briefly: $headline, $detail', ({ game, round, headline, detail }) => {
    expect(resultText(game, round)).toEqual({
      headline,
      detail: detail.replace(/ (?=·|\d+×)/g, '\u00a0'),
    });
  });

  test.each([
    [19, false],
    [20, true],
    [5000, true],
  ])('as a large win from 20 times the stake on: %i', (multiple, isLarge) => {
    const sentence = resultSentence(zulu, [alike('E', 3, multiple)], 1000);
    expect(sentence.includes(' Large win. Win ')).toBe(isLarge);
  });

  test('in two lines of a phone, however much has won', () => {
    const round = [...'DKBGZLE'].map((letter, order) => alike(letter, 5, 2 + order));
    const { detail } = resultText(zulu, round, ['elephant', 'lion', 'zebra', 'giraffe']);
    expect(detail).toMatch(
      /^5 elephants.* \d more wins\u00a0·\u00a035×\u00a0· New: elephant, lion, 2 more\.$/,
    );
    expect(detail.length).toBeLessThanOrEqual(84);
  });

  test('in full when it wins', () => {
    expect(resultSentence(zulu, [elephants], 1040)).toBe(
      '3 elephants. Win 50 credits, 5 times the stake. Credits 1,040.',
    );
  });

  test('in full when it does not', () => {
    expect(resultSentence(zulu, [], 970)).toBe('No match. Credits 970.');
  });
});

const reveal: StepOf<'reveal'> = { type: 'reveal', grid: [], cells: [], symbol: 'C' };
test('what leaves hide is told with the result, also without a win', () => {
  const found = resultText(hidden, [{ ...reveal, fox: true }, alike('C', 5, 3)]);
  expect(found.detail).toBe('The fox! It picks the moth. 5 moths\u00a0·\u00a03×');
  const missed = resultText(hidden, [{ ...reveal, fox: false }]);
  expect(missed.detail).toBe('No fox there. The leaf hides: moth. No match.');
});

test.each([
  { game: lakesFive, step: alike('H', 4), text: '4 herons.' },
  { game: lakesFive, step: mirror, text: 'Mirror: 2 herons and 2 reeds.' },
  { game: lakesFive, step: fullHouse, text: 'Full house: 3 herons and 2 reeds.' },
  { game: nightTrax, step: alike('B', 6, 4, 2), text: '6 headphones\u00a04× times 2.' },
  { game: nightTrax, step: twoGroups, text: '2 groups of 5 cars\u00a02× times 3.' },
  { game: nightTrax, step: alike('E', 4, 0, 2), text: '4 cars too few to pay.' },
  { game: fateOfFortune, step: turned, text: 'Even stops at 6×.' },
  { game: hidden, step: reveal, text: 'The leaf hides: moth.' },
  {
    game: hidden,
    step: { ...reveal, fox: true },
    text: 'The fox! It picks the moth.',
  },
  {
    game: hidden,
    step: { ...reveal, fox: false },
    text: 'No fox there. The leaf hides: moth.',
  },
])('a step reads: $text', ({ game, step, text }) => {
  expect(stepSentence(game, step)).toBe(text);
});

test.each([
  {
    keep: [true, false, true, true, false],
    text: 'Worth keeping: 1, 3 and 4 (9 credits on average).',
  },
  { keep: [false, false, false, true, false], text: 'Worth keeping: 4 (9 credits on average).' },
  { keep: [false, false, false, false, false], text: 'None is worth keeping.' },
  { keep: [true, true, true, true, true], text: 'All five are worth keeping.' },
])('the advice reads: $text', ({ keep, text }) => {
  expect(adviceSentence(keep, 0.94)).toBe(text);
});

test.each([
  { kept: 'T, T, H', text: '2 trout, 11 credits on average.' },
  { kept: 'L, H, L, H', text: '2 lilies and 2 herons, 11 credits on average.' },
  { kept: 'T', text: 'Nothing alike, 11 credits on average.' },
  { kept: 'H, H, R, H, R', text: 'Full house: 3 herons and 2 reeds, 2× as it is.' },
])('who keeps $kept reads: $text', ({ kept, text }) => {
  expect(keptSentence(lakesFive.model, kept.split(', '), 1.1)).toBe(text);
});

test.each([
  { hand: 'H, H, R, H, R', kept: 'H, H, R, H, R', text: 'Keep all five' },
  { hand: 'H, H, R, H, R', kept: 'H, H, H', text: 'Cast again, give\u00a0up\u00a02×' },
  { hand: 'H, R, T, R, H', kept: 'H, R, R, H', text: 'Cast again, give\u00a0up\u00a02×' },
  { hand: 'H, H, H, R, T', kept: 'H, H, H', text: 'Cast again, free' },
  { hand: 'H, R, T, L, H', kept: 'H, H', text: 'Cast again, free' },
])('with $kept of $hand, the button says: $text', ({ hand, kept, text }) => {
  expect(castText(lakesFive.model, hand.split(', '), kept.split(', '))).toBe(text);
});
