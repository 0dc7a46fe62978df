import { describe, expect, test } from 'vitest';
import type { Step, StepOf } from '../engine/step.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { nightTrax } from '../games/night-trax/game.ts';
import { zulu } from '../games/zulu/game.ts';
import { describeRound, stepSentence, tooFewText } from './sentences.ts';

const alike = (symbol: string, count: number, multiple: number, factor = 1): StepOf<'pay'> => ({
  type: 'pay',
  factor,
  wins: [{ symbol, count, multiple, cells: [] }],
});
const elephants = alike('E', 3, 5);
const landed: Step = {
  type: 'land',
  grid: [...'RHHBH'].map((letter) => [letter]),
  strips: [],
  stops: [],
  held: [],
};
const firstCast: Step = { ...landed, grid: [...'RHRBR'].map((letter) => [letter]) };
const ignite: StepOf<'ignite'> = {
  type: 'ignite',
  grid: [],
  spark: [3, 1],
  cells: [[3, 1]],
  burnt: 1,
};
const turned: Step = { type: 'wheel', wheel: 1, name: 'Even', slice: 3, multiple: 6 };
const quills = alike('Q', 3, 3);
const twoDrops = [alike('A', 5, 3), alike('C', 6, 4, 2), alike('E', 4, 0, 2)];

const end = { credits: 970, news: [], event: '' };

/** A text without the spaces that keep its parts on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a round is announced', () => {
  test.each([
    {
      game: fateOfFortune,
      round: [quills, turned],
      headline: 'Win 180 credits',
      detail: 'Even stops at 6× · 3 quills',
    },
    {
      game: lakesFive,
      round: [firstCast, landed],
      headline: undefined,
      detail: 'No win. 3 herons.',
    },
    {
      game: nightTrax,
      round: twoDrops,
      headline: 'Win 220 credits',
      detail: '6 tapes times 2 · 5 discs',
    },
  ])('briefly: $headline, $detail', ({ game, round, headline, detail }) => {
    const { headline: shown, detail: below } = describeRound(game, round, end);
    expect({ headline: shown, detail: plain(below) }).toEqual({ headline, detail });
  });

  test('with all that has won, however much that is', () => {
    const round = [...'DKBGZLE'].map((letter, order) => alike(letter, 5, 2 + order));
    const found = ['elephant', 'lion', 'zebra', 'giraffe'];
    const { detail } = describeRound(zulu, round, { ...end, news: found });
    const [news, won = ''] = detail.split('\n');
    expect(news).toBe('New: elephant, lion, 2 more.');
    expect(won.split('·')).toHaveLength(7);
    expect(won.split(' '), 'where a line may break').toHaveLength(7);
    expect(describeRound(zulu, [elephants], end).detail).not.toContain(' ');
  });

  test('in full when it does not, with what has happened instead', () => {
    const event = 'A zebra looks up.';
    expect(describeRound(zulu, [], { ...end, news: ['sun'], event })).toEqual({
      detail: `No win. ${event}\nNew: sun.`,
      sentence: `No win. ${event} Credits 970. New: sun.`,
    });
    const { sentence } = describeRound(missWildfire, [ignite], { ...end, event });
    expect(sentence).toBe(
      'No win. A small fire goes out. A zebra looks up. One plant burns. Credits 970.',
    );
  });
});

test('credits that are left over are counted', () => {
  expect(tooFewText(5)).toBe('5 credits are left, fewer than the 20 of a round.');
});

test('a step with more flames names both numbers', () => {
  const sentence = stepSentence(missWildfire, { ...ignite, burnt: 5 });
  expect(sentence).toBe('1 more: 5 plants burn.');
});
