import { wheelRule } from '../../engine/lines.ts';
import type { DemoGame } from '../../game.ts';

export const fateOfFortune: DemoGame<'wheel'> = {
  launcherGameId: '1002',
  slug: 'fate-of-fortune',
  layout: '3 reels, 3 rows, 5 lines',
  howItPays: 'Three alike on a line. A star on all three reels, in any row, brings up the wheel.',
  usual: 'Even',
  promise: 'Three stars bring up the wheel. You pick one of three.',
  notes: [
    'When the wheel comes up, you pick one of three. Each has 12 slices of the same size and the same chance, and all three pay the same on average.',
  ],
  features: [{ event: 'wheel', text: 'Three stars bring up the wheel' }],
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
    voice: { overtone: 6.27, ring: 0.8, level: 0.098, softer: 0.92, shine: 0.25 },
    landing: { overtone: 2.01, ring: 0.26, level: 0.07, wave: 'triangle', lowPass: 5 },
    tune: { question: [34, 31, 36, 39, 38, 34, 36, 39], answer: [38, 36, 34, 31, 29, 34, 31, 27] },
    beat: 0.13,
    ambience: { bands: [220, 330], q: 90, level: 0.5, rate: 0.11 },
  },
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
      F: { name: 'star', does: 'one on every reel brings up the wheel' },
    },
    from: 3,
  },
  rule: wheelRule({
    lines: ['111', '000', '222', '012', '210'],
    wheels: [
      { name: 'Calm', slices: [4, 5, 4, 4, 3, 4, 20, 4, 5, 4, 4, 5] },
      { name: 'Even', slices: [3, 4, 3, 8, 2, 3, 25, 2, 4, 3, 5, 4] },
      { name: 'Bold', slices: [2, 2, 5, 2, 2, 2, 40, 2, 2, 3, 2, 2] },
    ],
  }),
};
