import { TEN_LINES } from '../engine/lines.ts';
import type { DemoGame } from '../game.ts';

export const zulu: DemoGame = {
  launcherGameId: '1001',
  slug: 'zulu',
  layout: '5 reels, 3 rows, 10 lines',
  howItPays: 'Three or more alike from the left on a line. The sun stands in for any symbol.',
  notes: [
    'When the sun lands on reel 3, it grows over the whole reel and completes every line it can.',
    'Zulu beadwork is a living craft with its own language of colour and shape. This game borrows only its love of beads, not its messages.',
  ],
  sideSymbols: ['G', 'G'],
  finds: [
    { by: 'E' },
    { by: 'L' },
    { by: 'Z' },
    { by: 'G' },
    { by: 'B' },
    { by: 'K' },
    { by: 'D' },
    { by: 'expand', name: 'the sun', picture: 'W' },
  ],
  model: {
    strips: [
      'GBEGZLZDBKEDGKLDKLDZBKDB',
      'DKGLDZKDLEZGBGEBDBKZLBDK',
      'EBZWGKLZLDGBKEKBLDBDGDZK',
      'ZKDGBLBLEBKBGDKZDZDEKLGD',
      'BKBDKZGLZLGDBKEGEBDLDZKD',
    ],
    rows: 3,
    symbols: {
      E: { name: 'elephant', pays: [5, 25, 200] },
      L: { name: 'lion', pays: [3, 10, 50] },
      Z: { name: 'zebra', pays: [3, 5, 20] },
      G: { name: 'giraffe', pays: [3, 5, 15] },
      B: { name: 'bead ring', pays: [2, 3, 8] },
      K: { name: 'kudu horn', pays: [2, 3, 6] },
      D: { name: 'acacia leaf', pays: [0, 2, 5] },
      W: { name: 'sun' },
    },
    from: 3,
    rule: { kind: 'lines', lines: TEN_LINES, feature: 'sun' },
  },
  figures: {
    cycle: 7962624,
    returnPercent: 95.0073,
    hitRatePercent: 22.91,
    deviation: 3.34,
    max: 215,
  },
};
