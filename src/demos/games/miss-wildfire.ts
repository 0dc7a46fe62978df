import { TEN_LINES } from '../engine/lines.ts';
import type { DemoGame } from '../game.ts';

export const missWildfire: DemoGame = {
  launcherGameId: '1004',
  slug: 'miss-wildfire',
  layout: '5 reels, 3 rows, 10 lines',
  howItPays: 'Three or more alike from the left on a line. Lit places stand in for any symbol.',
  notes: [
    'The spark has one stop in 27 on reel 4. Where it lands, it and the places above, below, left and right of it are lit.',
    'Fireweed is the flower that returns first where a fire has been.',
  ],
  sideSymbols: ['D', 'D'],
  finds: [
    { by: 'A' },
    { by: 'B' },
    { by: 'C' },
    { by: 'D' },
    { by: 'E' },
    { by: 'F' },
    { by: 'G' },
    { by: 'ignite', name: 'the spark', picture: 'X' },
  ],
  model: {
    strips: [
      'CFGDEDCEABGFBFDECEGAFG',
      'FGEFGEBCFGFEDCADGCEDBA',
      'FDFADCDGFBEACBGEGFECGE',
      'EGDCXGEBDGECFGBFAFEAFEGDGCF',
      'BFDFCGAFBGAFECECEDEGDG',
    ],
    rows: 3,
    symbols: {
      A: { name: 'goggles', pays: [4, 12, 150] },
      B: { name: 'propeller', pays: [3, 8, 40] },
      C: { name: 'compass', pays: [2, 4, 20] },
      D: { name: 'fireweed', pays: [2, 3, 10] },
      E: { name: 'map', pays: [2, 2, 5] },
      F: { name: 'pine', pays: [0, 2, 4] },
      G: { name: 'cloud', pays: [0, 2, 3] },
      X: { name: 'spark' },
      W: { name: 'lit place' },
    },
    from: 3,
    rule: { kind: 'lines', lines: TEN_LINES, feature: 'spark' },
  },
  figures: {
    cycle: 6324912,
    returnPercent: 96.2168,
    hitRatePercent: 18.61,
    deviation: 6.72,
    max: 300,
  },
};
