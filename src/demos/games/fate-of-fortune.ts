import type { Game } from '../game.ts';

export const fateOfFortune: Game = {
  gameid: '1002',
  id: 'FateOfFortune',
  title: 'Fate of Fortune',
  invitation: 'Three stars turn a wheel with twelve equal slices.',
  layout: '3 reels, 3 rows, 5 lines',
  howItPays: 'Three alike on a line. A star on all three reels, in any row, turns the wheel.',
  notes: [
    'The wheel has twelve slices of the same size and the same chance: 3, 4, 3, 6, 3, 8, 3, 4, 3, 6, 3 and 20 times the stake. It turns in 5.27 % of all rounds.',
  ],
  model: {
    strips: ['FQSRKCFQKCRMRQKQFQCRKMQR', 'FQRKQMQKQCQRKCRCSFRMFRKQ', 'KCQRMCQRQKRKQFKRSFCQMQFR'],
    rows: 3,
    names: {
      S: 'sun',
      M: 'moon',
      C: 'crown',
      K: 'key',
      R: 'ribbon',
      Q: 'quill',
      F: 'star',
    },
    pays: { S: [60], M: [20], C: [6], K: [5], R: [4], Q: [3] },
    from: 3,
    rule: {
      pays: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
        [0, 1, 2],
        [2, 1, 0],
      ],
      feature: 'wheel',
      slices: [3, 4, 3, 6, 3, 8, 3, 4, 3, 6, 3, 20],
    },
  },
  figures: {
    cycle: 165888,
    returnPercent: 95.9165,
    hitRatePercent: 20.19,
    deviation: 2.65,
    max: 80,
  },
};
