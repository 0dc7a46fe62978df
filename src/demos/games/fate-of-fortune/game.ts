import { wheelSteps } from '../../engine/wheel.ts';
import { defineGame } from '../../game.ts';

export const fateOfFortune = defineGame({
  launcherGameId: '1002',
  slug: 'fate-of-fortune',
  layout: '3 reels, 3 rows, 5 lines',
  howItPays: 'Three alike on a line. A star on all three reels, in any row, brings the wheel.',
  promise: 'Three stars bring a wheel, and you choose which.',
  notes: [
    'When the wheel comes, you choose one of three. Each has 12 slices of the same size and the same chance. All three pay 5½ times your 20 credits on average.',
    'Calm has 3, 4 seven times, 5 three times and 20. Even has 2 twice, 3 four times, 4 three times, 5, 8 and 25. Bold has 2 nine times, 3, 5 and 40.',
    'The choice changes neither the return nor the winning rounds (20.19%), only how far results spread: their standard deviation is 2.63 stakes with Calm, 2.8 with Even and 3.41 with Bold. The largest wins are 1,600, 1,700 and 2,000 credits.',
  ],
  features: [{ event: 'wheel', text: 'Three stars bring the wheel' }],
  button: ['Spin', 'Spinning'],
  doing: { choose: () => 'Three stars', wheel: () => 'The wheel turns' },
  say: { wheel: ({ name, multiple }) => `${name} stops at ${multiple}×.` },
  sideSymbols: ['S', 'M'],
  finds: ['wheel', 'C', 'K', 'line 5', 'line 4', 'line 2', 'R', 'Q'],
  findNames: {
    wheel: { name: 'the wheel', picture: 'hub' },
    'line 5': { name: 'the rising line', picture: 'rising' },
    'line 4': { name: 'the falling line', picture: 'falling' },
    'line 2': { name: 'the upper line', picture: 'upper' },
  },
  farewell: 'The wheel shuts its eye, and the threads rest.',
  instrument: {
    voice: { overtone: 6.27, ring: 0.8, level: 0.094, softer: 0.92, shine: 0.25 },
    tune: { question: [34, 31, 36, 39, 38, 34, 36, 39], answer: [38, 36, 34, 31, 29, 34, 31, 27] },
    beat: 0.13,
    room: 0.17,
    ground: { bands: [220, 330], narrow: 90, level: 0.62, rate: 0.11 },
  },
  steps: wheelSteps,
  model: {
    strips: ['FQSRKCFQKCRMRQKQFQCRKMQR', 'QCQRKCRCSFRMFRKQFQRKQMQK', 'KCQRMCQRQKRKQFKRSFCQMQFR'],
    rows: 3,
    symbols: {
      S: { name: 'sun', pays: [60] },
      M: { name: 'moon', pays: [20] },
      C: { name: 'crown', pays: [6] },
      K: { name: 'key', pays: [5] },
      R: { name: 'ribbon', pays: [4] },
      Q: { name: 'quill', pays: [3] },
      F: { name: 'star', does: 'one on every reel brings the wheel, which pays 2 to 40' },
    },
    from: 3,
    lines: ['111', '000', '222', '012', '210'],
    wheels: [
      { name: 'Calm', slices: [4, 5, 4, 4, 3, 4, 20, 4, 5, 4, 4, 5] },
      { name: 'Even', slices: [3, 4, 3, 8, 2, 3, 25, 2, 4, 3, 5, 4] },
      { name: 'Bold', slices: [2, 2, 5, 2, 2, 2, 40, 2, 2, 3, 2, 2] },
    ],
  },
  figures: {
    returnPercent: 95.9165,
    hitRatePercent: 20.19,
    deviation: 2.8,
    max: 100,
    featureShares: [5.27],
  },
});
