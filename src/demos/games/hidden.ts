import type { DemoGame } from '../game.ts';

export const hidden: DemoGame = {
  launcherGameId: '1006',
  slug: 'hidden',
  layout: '4 reels, 3 rows',
  howItPays: 'Five or more alike anywhere. All veils part to the same symbol.',
  notes: [
    'When the reels have stopped, all veils part together and show one and the same symbol, drawn evenly from the six.',
  ],
  sideSymbols: ['fox', 'V'],
  finds: [
    { by: 'A' },
    { by: 'B' },
    { by: 'C' },
    { by: 'D' },
    { by: 'E' },
    { by: 'F' },
    { by: 'reveal', name: 'the leaves', picture: 'V' },
    { by: 'reveal', name: 'the fox', picture: 'fox' },
  ],
  model: {
    strips: [
      'AFDCEBCDEFCDCAFVDEEBFB',
      'FFCEVCCBFDDBFVEAABCDEEVD',
      'ABBDEEFFCBEFCCCADEFDVD',
      'EEBDVVEBECCFFFDCDVABFDAC',
    ],
    rows: 3,
    symbols: {
      A: { name: 'ring', pays: [8, 20, 60, 150, 400] },
      B: { name: 'key', pays: [4, 8, 20, 60, 150] },
      C: { name: 'moth', pays: [3, 5, 10, 30, 80] },
      D: { name: 'die', plural: 'dice', pays: [2, 3, 8, 20, 60] },
      E: { name: 'moon', pays: [2, 3, 6, 15, 40] },
      F: { name: 'feather', pays: [2, 3, 5, 12, 30] },
      V: { name: 'veil' },
    },
    from: 5,
    rule: { kind: 'veils' },
  },
  figures: {
    cycle: 1672704,
    returnPercent: 95.2898,
    hitRatePercent: 28,
    deviation: 2.37,
    max: 150,
  },
};
