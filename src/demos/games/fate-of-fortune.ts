import type { DemoGame } from '../game.ts';

const SLICES = [3, 4, 3, 6, 3, 8, 3, 4, 3, 6, 3, 20];

export const fateOfFortune: DemoGame = {
  launcherGameId: '1002',
  slug: 'fate-of-fortune',
  layout: '3 reels, 3 rows, 5 lines',
  howItPays: 'Three alike on a line. A star on all three reels, in any row, turns the wheel.',
  notes: [
    `The wheel has ${SLICES.length} slices of the same size and the same chance: ${SLICES.join(', ')} times your 10 credits. It turns in about 5 of 100 rounds (5.27%).`,
  ],
  sideSymbols: ['S', 'M'],
  finds: [
    { by: 'C' },
    { by: 'K' },
    { by: 'R' },
    { by: 'Q' },
    { by: 'wheel', name: 'the wheel', picture: 'hub' },
    { by: 'line 1', name: 'the middle thread', picture: 'F' },
    { by: 'line 4', name: 'the falling thread', picture: 'S' },
    { by: 'line 5', name: 'the rising thread', picture: 'M' },
  ],
  model: {
    strips: ['FQSRKCFQKCRMRQKQFQCRKMQR', 'FQRKQMQKQCQRKCRCSFRMFRKQ', 'KCQRMCQRQKRKQFKRSFCQMQFR'],
    rows: 3,
    symbols: {
      S: { name: 'sun', pays: [60] },
      M: { name: 'moon', pays: [20] },
      C: { name: 'crown', pays: [6] },
      K: { name: 'key', pays: [5] },
      R: { name: 'ribbon', pays: [4] },
      Q: { name: 'quill', pays: [3] },
      F: { name: 'star' },
    },
    from: 3,
    rule: {
      kind: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
        [0, 1, 2],
        [2, 1, 0],
      ],
      feature: 'wheel',
      slices: SLICES,
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
