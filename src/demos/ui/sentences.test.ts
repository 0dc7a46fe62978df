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
  pressSentence,
  resultSentence,
  resultText,
  stepSentence,
  verdictSentence,
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
const ignite: Step = { type: 'ignite', grid: [], spark: [3, 1], cells: [[3, 1]] };
const bloom: Step = { type: 'bloom', grid: [], cells: [] };
const moth: Step = { type: 'reveal', grid: [], cell: [0, 0], symbol: 'C' };
const fox: Step = { ...moth, symbol: 'X' };
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
    { game: zulu, round: [elephants], headline: 'Win 100 credits', detail: '3 elephants · 5×' },
    {
      game: zulu,
      round: [twice],
      headline: 'Win 200 credits',
      detail: '3 elephants on 2 lines · 10×',
    },
    {
      game: zulu,
      round: [elephants, elephants],
      headline: 'Win 200 credits',
      detail: '3 elephants, 2 times · 10×',
    },
    { game: zulu, round: [], headline: undefined, detail: 'No match.' },
    {
      game: fateOfFortune,
      round: [quills, turned],
      headline: 'Win 180 credits',
      detail: 'Even stops at 6× · 3 quills 3×',
    },
    {
      game: fateOfFortune,
      round: [turned],
      headline: 'Win 120 credits',
      detail: 'Even stops at 6×',
    },
    {
      game: missWildfire,
      round: [ignite, bloom, ignite, alike('D', 14, 7)],
      headline: 'Win 140 credits',
      detail: '14 plants in all · 7×',
    },
    { game: missWildfire, round: [ignite], headline: undefined, detail: 'A small fire goes out.' },
    {
      game: hidden,
      round: [moth, moth, alike('V', 2, 2.25)],
      headline: 'Win 45 credits',
      detail: '2 leaves open, and the foxes sleep on · 2.25×',
    },
    { game: hidden, round: [moth, fox], headline: undefined, detail: 'A fox woke up.' },
    {
      game: zulu,
      round: [rise, twice, step, twice, step, sunset],
      headline: 'Win 400 credits',
      detail: 'Sunrise 10×, walk 10×. 3 elephants on 2 lines, 2 times',
    },
    { game: lakesFive, round: [landed], headline: undefined, detail: '3 herons. No set.' },
    {
      game: nightTrax,
      round: drops,
      headline: 'Win 60 credits',
      detail: '5 discs 3×',
    },
    {
      game: nightTrax,
      round: twoDrops,
      headline: 'Win 220 credits',
      detail: '6 tapes 4× times 2 · 5 discs 3×',
    },
    {
      game: lakesFive,
      round: [fullHouse],
      headline: 'Win 40 credits',
      detail: 'Full house: 3 herons and 2 reeds · 2×',
    },
    {
      game: lakesFive,
      round: [mirror],
      headline: 'Win 40 credits',
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

  test('beside the number of a large win, however much has won', () => {
    const round = [...'DKBGZLE'].map((letter, order) => alike(letter, 5, 2 + order));
    const { detail } = resultText(zulu, round, ['elephant', 'lion', 'zebra', 'giraffe']);
    expect(detail).toMatch(
      /^New: elephant, lion, 2 more\. 5 elephants.* \d more wins\u00a0·\u00a035×$/,
    );
    expect(detail.length).toBeLessThanOrEqual(64);
  });

  test('in full when it wins', () => {
    expect(resultSentence(zulu, [elephants], 1040)).toBe(
      '3 elephants. Win 100 credits, 5 times the stake. Credits 1,040.',
    );
  });

  test('in full when it does not', () => {
    expect(resultSentence(zulu, [], 970)).toBe('No match. Credits 970.');
  });
});

test.each([
  { game: lakesFive, step: alike('H', 4), text: '4 herons.' },
  { game: lakesFive, step: mirror, text: 'Mirror: 2 herons and 2 reeds.' },
  { game: lakesFive, step: fullHouse, text: 'Full house: 3 herons and 2 reeds.' },
  { game: nightTrax, step: alike('B', 6, 4, 2), text: '6 headphones\u00a04× times 2.' },
  { game: nightTrax, step: twoGroups, text: '2 groups of 5 cars\u00a02× times 3.' },
  { game: nightTrax, step: alike('E', 4, 0, 2), text: '4 cars too few to pay.' },
  { game: fateOfFortune, step: turned, text: 'Even stops at 6×.' },
  { game: hidden, step: moth, text: 'Moth.' },
  { game: hidden, step: fox, text: 'A fox wakes, winks and slips away.' },
  { game: missWildfire, step: ignite, text: '1 burns.' },
])('a step reads: $text', ({ game, step, text }) => {
  expect(stepSentence(game, step)).toBe(text);
});

test.each([
  {
    kept: [true, false, true, true, false],
    text: 'Worth keeping: 1, 3 and 4 (9 credits on average).',
  },
  { kept: [false, false, false, true, false], text: 'Worth keeping: 4 (9 credits on average).' },
  { kept: [false, false, false, false, false], text: 'None is worth keeping.' },
  { kept: [true, true, true, true, true], text: 'All five are worth keeping.' },
])('the advice reads: $text', ({ kept, text }) => {
  expect(adviceSentence({ kept, average: 0.47 })).toBe(text);
});

const keeping = (kept: string, average: number) => ({
  kept: [...'12345'].map((lantern) => kept.includes(lantern)),
  average,
});
test.each([
  {
    mine: keeping('1', 0.4),
    text: 'Yours: 8 credits on average. Worth keeping: 1 and 2 (10 credits on average).',
  },
  { mine: keeping('12', 0.5), text: 'The adviser agrees: 10 credits on average.' },
])('after the choice, the adviser says: $text', ({ mine, text }) => {
  expect(verdictSentence(mine, keeping('12', 0.5))).toBe(text);
});

test.each([
  { kept: '13', text: '1 and 3 are kept. Press to cast the others; keys 1 to 5 change it.' },
  { kept: '', text: 'None is kept. Press to cast the others; keys 1 to 5 change it.' },
  { kept: '12345', text: '1, 2, 3, 4 and 5 are kept. Press to keep them; keys 1 to 5 change it.' },
])('what the next press does: $text', ({ kept, text }) => {
  expect(pressSentence(keeping(kept, 0))).toBe(text);
});

test.each([
  { kept: 'T, T, H', text: '2 trout, 11 credits on average.' },
  { kept: 'L, H, L, H', text: '2 lilies and 2 herons, 11 credits on average.' },
  { kept: 'T', text: 'Nothing alike, 11 credits on average.' },
  { kept: 'H, H, R, H, R', text: 'Full house: 3 herons and 2 reeds, 2× as it is.' },
])('who keeps $kept reads: $text', ({ kept, text }) => {
  expect(keptSentence(lakesFive.model, kept.split(', '), 0.55)).toBe(text);
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
