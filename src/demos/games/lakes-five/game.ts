import { setRule } from '../../engine/sets.ts';
import type { DemoGame } from '../../game.ts';
import { alikeText, setWinText } from './sentences.ts';

/** Each lantern shows one of these. Before the first cast, the five show the first of each strip, which differ. */
const poolLetters = 'TTHHHKKKBBBLLLLRRRRPPPPP';
const reelStrips = [...'THKBL'].map((letter) => {
  const start = poolLetters.indexOf(letter);
  return poolLetters.slice(start) + poolLetters.slice(0, start);
});

export const lakesFive: DemoGame<'sets'> = {
  launcherGameId: '1005',
  slug: 'lakes-five',
  layout: '5 lanterns, one row',
  howItPays:
    'The best set of the five: five alike, four alike, a full house or a mirror. The second cast is free.',
  usual: 'the adviser',
  promise: 'Keep the lanterns you like, and cast the others again, free.',
  notes: [
    'You may keep any lanterns, and cast the others once more, free. A mirror that is also a full house counts as a full house.',
    'At first, the adviser keeps for you what pays most on average. Of equal choices, it keeps most lanterns. Change what you like: the adviser names the average of both. In the table of choices below, “the largest group” keeps the left one of two pairs, and none if all five differ.',
  ],
  features: [{ event: 'mirror', text: 'A mirror that is no full house pays' }],
  button: ['Cast', 'Casting'],
  doing: { pay: ({ wins: [win] }) => (win?.set === 'mirror' ? 'The lake closes' : '') },
  won: setWinText,
  lossText(steps, model) {
    const cast = steps.findLast((step) => step.type === 'land');
    return alikeText(model, cast?.grid.flat());
  },
  sideSymbols: ['R', 'R'],
  finds: ['T', 'mirror', 'H', 'B', 'full house', 'L', 'R', 'P'],
  findNames: {
    mirror: { name: 'a mirror', picture: 'mirror' },
    'full house': { name: 'a full house', picture: 'lantern' },
  },
  farewell: 'The lanterns drift to the shore, one by one.',
  instrument: {
    voice: { overtone: 2, ring: 0.9, level: 0.148, softer: 0.8, wave: 'triangle' },
    landing: { overtone: 1.5, ring: 0.16, level: 0.045, glide: 0.45, knock: 0.08 },
    tune: { question: [19, 27, 31, 34, 36, 34, 39, 43], answer: [36, 34, 31, 29, 27, 29, 27, 24] },
    beat: 0.16,
    ambience: { bands: [700, 1900], q: 3, level: 0.041, rate: 0.31 },
  },
  model: {
    place: 'Lantern',
    strips: reelStrips,
    rows: 1,
    symbols: {
      T: { name: 'trout', plural: 'trout', pays: [10, 100] },
      H: { name: 'heron', pays: [6, 60] },
      K: { name: 'kingfisher', pays: [6, 60] },
      B: { name: 'boat', pays: [6, 60] },
      L: { name: 'lily', plural: 'lilies', pays: [4, 25] },
      R: { name: 'reed', pays: [4, 25] },
      P: { name: 'pebble', pays: [3, 12] },
    },
    from: 4,
  },
  rule: setRule({
    sets: [
      { name: 'full house', words: 'three and two alike', multiple: 2 },
      { name: 'mirror', words: '1 like 5, and 2 like 4', multiple: 2 },
    ],
  }),
};
