import { setSteps } from '../../engine/sets.ts';
import { defineGame } from '../../game.ts';
import { alikeText, setWinText } from './sentences.ts';

const POOL = 'TTHHHKKKBBBLLLLRRRRPPPPP';

export const lakesFive = defineGame({
  launcherGameId: '1005',
  slug: 'lakes-five',
  layout: '5 lanterns, one row',
  howItPays:
    'The best set of the five: five alike, four alike, a full house or a mirror. The second cast is free.',
  promise: 'Keep the lanterns you like, and cast the others again, free.',
  notes: [
    'Every lantern is drawn on its own from the same 24: 2 trout, 3 herons, 3 kingfishers, 3 boats, 4 lilies, 4 reeds and 5 pebbles. You may keep any and cast the others once more, free.',
    'At first, the demo keeps what a careful beginner would: a set that pays, or all that is alike. Caution costs: of every 100 credits, about 88 come back over time to those who leave it so (88.0%).',
    'An adviser says what is worth keeping: after your choice or, if you set it so, before it. Of equal choices, it keeps most. The odds below hold for those who keep what it says. If only the largest group is ever kept (of two pairs the left one, of five different none), about 92 of every 100 credits come back over time (91.6%). If nothing is ever kept, it is about 17 (17.3%).',
  ],
  features: [{ event: 'mirror', text: 'A mirror pays' }],
  button: ['Cast', 'Casting'],
  won: setWinText,
  lost(steps, model) {
    const cast = steps.findLast((step) => step.type === 'land');
    return `${alikeText(model, cast?.grid.flat())}. No set`;
  },
  sideSymbols: ['R', 'R'],
  finds: ['mirror', 'H', 'K', 'B', 'full house', 'L', 'R', 'P'],
  findNames: {
    mirror: { name: 'a mirror', picture: 'mirror' },
    'full house': { name: 'a full house', picture: 'lantern' },
  },
  farewell: 'The lanterns drift to the shore, one by one.',
  instrument: {
    voice: { overtone: 2, ring: 0.9, level: 0.13, softer: 0.84, wave: 'triangle' },
    tune: { question: [19, 27, 31, 34, 36, 34, 39, 43], answer: [36, 34, 31, 29, 27, 29, 27, 24] },
    beat: 0.16,
    room: 0.19,
    ground: { bands: [700, 1900], narrow: 3, level: 0.041, rate: 0.31 },
  },
  steps: setSteps,
  model: {
    place: 'Lantern',
    strips: [POOL, POOL, POOL, POOL, POOL],
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
    sets: [
      { name: 'full house', words: 'three and two alike', multiple: 2 },
      { name: 'mirror', words: '1 like 5, and 2 like 4', multiple: 2 },
    ],
  },
  figures: {
    returnPercent: 95.6926,
    hitRatePercent: 25.23,
    deviation: 3.35,
    max: 100,
    featureShares: [2.69],
  },
});
