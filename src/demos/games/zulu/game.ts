import { sunRule } from '../../engine/lines.ts';
import type { DemoGame } from '../../game.ts';

export const zulu: DemoGame<'sun'> = {
  launcherGameId: '1001',
  slug: 'zulu',
  layout: '5 reels, 3 rows, 10 lines',
  howItPays: 'Three or more alike from the left on a line. The sun stands in for any symbol.',
  promise: 'When the sun lands on reel 2, it crosses the board, with three free turns.',
  notes: [
    'Each line pays its longest run.',
    'There is one sun, on reel 2. When it lands, it fills the reel, and the round pays. Then it walks to reels 3, 4 and 5. It fills each of them in turn while the other four reels turn again, free, and pay. In these turns, reel 2 turns without its sun: the strip closes up. Rounds with a walk bring 47 per cent of all that comes back.',
    'Zulu beadwork is a living craft with its own language of colour and shape. This game borrows only its love of beads, not its messages.',
  ],
  features: [{ event: 'walk', text: 'The sun walks' }],
  button: ['Spin', 'Spinning'],
  doing: {
    expand: () => 'The sun rises',
    walk: ({ reel }) => `The sun walks to reel ${reel + 1}`,
  },
  say: {
    expand: ({ cell: [reel] }) => `The sun rises on reel ${reel + 1}.`,
    walk: ({ reel }) => `It walks to reel ${reel + 1}.`,
  },
  sideSymbols: ['G', 'G'],
  finds: ['E', 'expand', 'L', 'Z', 'G', 'D', 'B', 'K'],
  findNames: { expand: { name: 'the sun', picture: 'W' } },
  farewell: 'The sun is behind the hills, and the giraffes watch you go.',
  instrument: {
    voice: { overtone: 4, ring: 0.5, level: 0.1325, softer: 0.91 },
    landing: { overtone: 5.4, ring: 0.09, level: 0.09, knock: 0.6 },
    tune: { question: [22, 27, 29, 31, 29, 31, 34, 36], answer: [31, 29, 27, 22, 24, 27, 29, 27] },
    beat: 0.12,
    ambience: { bands: [1300, 6400], q: 4, level: 0.0284, rate: 0.4 },
  },
  model: {
    strips: [
      'GBEGZLZDBKEDGKLDKLDZBKDB',
      'KDGKBZDKZGBDKBZDLBDKGWDBKLGZBDZGKBZDKLEDBLKGZEGZLEDBLDEBGLDEKDLKDE',
      'DEBZGKLZLDGBKEKBLDBDGDZK',
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
      D: { name: 'acacia leaf', plural: 'acacia leaves', pays: [0, 2, 5] },
      W: { name: 'sun', does: 'fills its reel, stands for any symbol, walks on' },
    },
    from: 3,
  },
  rule: sunRule({
    lines: '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'.split(' '),
  }),
};
