import { TEN_LINES } from '../../engine/lines.ts';
import { sparkSteps } from '../../engine/spark.ts';
import type { DemoGame } from '../../game.ts';

export const missWildfire: DemoGame = {
  launcherGameId: '1004',
  slug: 'miss-wildfire',
  layout: '5 reels, 3 rows, 10 lines',
  howItPays: 'Three or more alike from the left on a line. Places lit by a spark match any symbol.',
  promise: 'A spark falls, and what grows alike around it burns.',
  notes: [
    'There is one spark, on reel 4. Where it lands, it and the places above, below, left and right of it are lit, and the round pays.',
    'Then the fireweed is back, the flower that returns first where a fire has been: in one free round the same four or five places bloom and stand in for any symbol. In it, reel 4 has no spark.',
  ],
  features: [{ by: 'ignite', text: 'The spark lands' }],
  button: ['Spin', 'Spinning'],
  doing: { ignite: () => 'The spark spreads', bloom: () => 'One free round' },
  say: {
    ignite: ({ cells }) => `The spark lights ${cells.length - 1} neighbours.`,
    bloom: ({ cells }) => `The fireweed is back: one free round, ${cells.length} places bloom.`,
  },
  parts: { ignite: 'Spark', bloom: 'free round' },
  sideSymbols: ['D', 'aviator'],
  finds: ['line 5', 'line 1', 'ignite', 'C', 'D', 'E', 'F', 'G'],
  findNames: {
    'line 5': { name: 'the loop line', picture: 'loop' },
    'line 1': { name: 'the level line', picture: 'pen' },
    ignite: { name: 'the spark', picture: 'X' },
  },
  farewell: 'The biplane is home before dark.',
  instrument: {
    voice: { overtone: 1.006, ring: 0.5, level: 0.151, wave: 'sawtooth', lowPass: 3 },
    tune: { question: [22, 26, 27, 31, 27, 31, 34, 39], answer: [34, 31, 34, 29, 31, 26, 29, 27] },
    beat: 0.11,
    room: 0.14,
    ground: { bands: [420, 900], narrow: 4, level: 0.014, rate: 0.13 },
  },
  steps: sparkSteps,
  model: {
    strips: [
      'CFGDEDCEABGFBFDECEGAFG',
      'FGEFGEBCFGFEDCADGCEDBA',
      'FDFADCDGFBEACBGEGFECGE',
      'EGDFEGFXECBGFECGBEFCGEAGBEFDCFGDAGEAFDCFGEAFGD',
      'BFDFCGAFBGAFECECEDEGDG',
    ],
    rows: 3,
    symbols: {
      A: { name: 'goggles', plural: 'goggles', pays: [4, 12, 100] },
      B: { name: 'propeller', pays: [3, 8, 30] },
      C: { name: 'compass', plural: 'compasses', pays: [2, 4, 15] },
      D: { name: 'lupin', pays: [2, 3, 10] },
      E: { name: 'map', pays: [2, 2, 5] },
      F: { name: 'pine', pays: [0, 2, 4] },
      G: { name: 'cloud', pays: [0, 2, 3] },
      X: { name: 'spark', does: 'lights its neighbours' },
      W: {
        name: 'lit place',
        pictures: ['lit', 'bloom'],
        does: 'stands in for any symbol',
      },
    },
    from: 3,
    lines: TEN_LINES,
  },
  figures: {
    cycle: 10775776,
    returnPercent: 95.1738,
    hitRatePercent: 18.55,
    deviation: 5.35,
    max: 400,
    featureShares: [6.52],
  },
};
