import { fireSteps } from '../../engine/fire.ts';
import type { DemoGame } from '../../game.ts';

export const missWildfire: DemoGame = {
  launcherGameId: '1004',
  slug: 'miss-wildfire',
  layout: '7 columns, 4 rows, 28 plants',
  howItPays:
    'A spark falls. The group of equal plants around it burns. From five on, the ash blooms, and a second spark falls.',
  played: ', with the wind Even',
  promise: 'A spark falls, and the group of equal plants around it burns. Choose the wind first.',
  notes: [
    'Before a round you choose the wind. Calm carries the spark to the pines, Even to the lupins, Bold to the gorse. It falls on one of these plants, each with the same chance, and all of the same kind that touch it at their edges burn, on and on.',
    'A fire of fewer than five goes out. After five or more, fireweed grows on the ash, the flower that returns first where a fire has been. It stands in for any plant. A second spark falls there, and the fire runs on into the plants of one more kind: of all kinds beside the fireweed, the one of which most burn. All that burns in a round counts together, and pays by the wind.',
    'The wind changes no return: it is 95.93% with each. Calm wins in 25.28% of rounds, Even in 17%, Bold in 9.62%. The standard deviations are 2.4, 3.64 and 6.43 stakes, and the largest wins 500, 800 and 3,000 credits.',
    'Now and then the ash shows something that the aviator has lost. It changes no odds.',
  ],
  features: [{ by: 'bloom', text: 'Fireweed grows' }],
  button: ['Grow a forest', 'Growing'],
  doing: {
    ignite: () => 'The spark falls',
    bloom: () => 'Fireweed grows',
  },
  say: {
    ignite: ({ cells }) => (cells.length > 1 ? `${cells.length} burn.` : '1 burns.'),
    bloom: () => 'Fireweed grows, and a second spark falls.',
    uncover: ({ symbol }, { symbols }) => `The ash shows: ${symbols[symbol]?.name ?? ''}.`,
  },
  won: ({ count }) => `${count} plants in all`,
  lost: 'A small fire goes out',
  sideSymbols: ['bloom', 'aviator'],
  finds: ['A', 'bloom', 'C', 'E', 'S', 'N', 'T', 'L'],
  findNames: { bloom: { name: 'fireweed', picture: 'bloom' } },
  farewell: 'The biplane is home before dark.',
  instrument: {
    voice: { overtone: 1.006, ring: 0.5, level: 0.151, wave: 'sawtooth', lowPass: 3 },
    tune: { question: [22, 26, 27, 31, 27, 31, 34, 39], answer: [34, 31, 34, 29, 31, 26, 29, 27] },
    beat: 0.11,
    room: 0.14,
    ground: { bands: [420, 900], narrow: 4, level: 0.014, rate: 0.13 },
  },
  steps: fireSteps,
  model: {
    strips: [
      'DHBFFFBHB',
      'HDDBHFFFB',
      'DDFBFFFHF',
      'FDHFBHFDH',
      'BBHDFDDHB',
      'BDFDDFHHH',
      'DDBFDFHHD',
    ],
    rows: 4,
    symbols: {
      F: { name: 'pine', pays: [2, 3, 4, 15, 25] },
      D: { name: 'lupin', pays: [2, 4, 7, 18, 40] },
      H: { name: 'gorse', plural: 'gorse', pays: [3, 8, 14, 80, 150] },
      B: { name: 'birch', plural: 'birches', does: 'burns with the second spark' },
      W: { name: 'fireweed', does: 'grows on ash, stands in for any plant' },
      X: { name: 'ash' },
    },
    from: 5,
    counts: [5, 11, 14, 17, 19],
    winds: [
      { name: 'Calm', plant: 'F' },
      { name: 'Even', plant: 'D' },
      { name: 'Bold', plant: 'H' },
    ],
    lost: 'ACESNTL.................',
  },
  figures: {
    cycle: 4782969,
    returnPercent: 95.9272,
    hitRatePercent: 17,
    deviation: 3.64,
    max: 150,
    featureShares: [17],
  },
};
