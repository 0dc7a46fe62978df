import { leafSteps } from '../../engine/leaves.ts';
import type { DemoGame } from '../../game.ts';

export const hidden: DemoGame = {
  launcherGameId: '1006',
  slug: 'hidden',
  layout: '4 reels, 3 rows',
  howItPays: 'Five or more alike anywhere. All leaves part to the same symbol.',
  promise: 'Part the leaves one by one, and let the fox sleep.',
  notes: [
    'When the reels have stopped, all leaves part together and show one and the same symbol, drawn evenly from the six.',
    'Of three leaves or more, you choose one. The fox sits behind one of them, each with the same chance. If you find it, it picks the symbol that pays most on this board. If you do not, the symbol is drawn evenly as always.',
  ],
  features: [
    { by: 'reveal', text: 'A leaf comes' },
    { by: 'choose', text: 'Three leaves or more hide the fox' },
  ],
  button: ['Spin', 'Spinning'],
  doing: { reveal: ({ fox }) => (fox === undefined ? 'Leaves part' : 'Night falls') },
  say: {
    reveal({ cells, symbol: letter, fox }, { symbols }) {
      const name = symbols[letter]?.name;
      if (fox) return `The fox! It picks the ${name}.`;
      return `${fox === false ? 'No fox there. ' : ''}${cells.length > 1 ? 'The leaves hide' : 'The leaf hides'}: ${name}.`;
    },
  },
  tells: ['reveal'],
  sideSymbols: ['fox', 'V'],
  finds: ['fox', 'A', 'B', 'D', 'E', 'C', 'F', 'reveal'],
  findNames: {
    fox: { name: 'the fox', picture: 'fox' },
    reveal: { name: 'the leaves', picture: 'V' },
  },
  farewell: 'The fox slips back between the leaves.',
  instrument: {
    voice: { overtone: 3, ring: 0.6, level: 0.117 },
    tune: { question: [24, 27, 26, 31, 29, 32, 31, 36], answer: [31, 29, 26, 27, 24, 26, 23, 24] },
    beat: 0.14,
    room: 0.13,
    ground: { bands: [2900, 3600], narrow: 30, level: 0.016, rate: 2.3 },
  },
  steps: leafSteps,
  model: {
    strips: [
      'AFDCEBCDEFCDCAFVDEEBFB',
      'FFCEVCCBFDDBFVEAABCDEEVD',
      'ABBDEEFFCBEFCCCADEFDVD',
      'EEBDVVEBECCFFFDCDVABFDAC',
    ],
    rows: 3,
    symbols: {
      A: { name: 'ring', pays: [6, 15, 50, 120] },
      B: { name: 'key', pays: [4, 6, 15, 40] },
      C: { name: 'moth', pays: [3, 4, 8, 20, 40] },
      D: { name: 'die', plural: 'dice', pays: [2, 3, 6, 12, 30] },
      E: { name: 'moon', pays: [2, 3, 4, 10, 20] },
      F: { name: 'feather', pays: [2, 2, 4, 8, 15] },
      V: { name: 'leaf', plural: 'leaves', does: 'hides a symbol, the same behind every leaf' },
    },
    from: 5,
    fox: 3,
  },
  figures: {
    cycle: 278784,
    returnPercent: 94.9363,
    hitRatePercent: 29.09,
    deviation: 2.15,
    max: 120,
    featureShares: [66.98, 7.17],
  },
};
