import { foxLetter, leafLetter, leafRule } from '../../engine/leaves.ts';
import type { DemoGame } from '../../game.ts';
import { capitalise } from '../../../lib/words/capitalise.ts';
import { nameOf } from '../../words.ts';

export const hidden: DemoGame<'leaves'> = {
  launcherGameId: '1006',
  slug: 'hidden',
  layout: '12 leaves, 4 foxes asleep',
  howItPays:
    'Part leaves one by one. With two or more open, stop and be paid. A fox that wakes ends the round.',
  usual: 'three leaves',
  promise: 'Part leaves one by one, stop when you like, and let the foxes sleep.',
  notes: [
    'Four of the twelve leaves hide a sleeping fox, and eight a secret. Where they are is drawn before the first leaf parts, every way equally likely, and all leaves look the same until then.',
    'You may stop with two, three, four, five or six open leaves. With seven the round is paid at once. Wherever you stop, the return is the same. Leaves that you do not part stay shut.',
  ],
  button: ['New leaves', 'Leaves fall'],
  doing: { choose: () => 'Part a leaf', reveal: () => 'The leaf parts', pay: () => 'Night falls' },
  say: {
    reveal: ({ symbol }, model) =>
      symbol === foxLetter
        ? 'A fox opens its eyes and slips away.'
        : `${capitalise(nameOf(model, symbol))}.`,
  },
  won: ({ count }) => `${count} leaves open, the\u00a0foxes\u00a0asleep`,
  lossText: () => 'A fox woke up',
  sideSymbols: ['fox', 'toadstools'],
  finds: ['A', 'B', 'D', 'C', 'E', 'F', 'G', 'H'],
  farewell: 'The foxes sleep on between the leaves.',
  instrument: {
    voice: { overtone: 3, ring: 0.6, level: 0.113, softer: 0.94 },
    landing: { overtone: 2, ring: 0.06, level: 0.04, knock: 3 },
    tune: { question: [29, 27, 26, 31, 29, 32, 31, 36], answer: [31, 29, 26, 27, 24, 26, 23, 24] },
    beat: 0.14,
    ambience: { bands: [2900, 3600], q: 30, level: 0.077, rate: 2.3 },
  },
  model: {
    place: 'Column',
    strips: [leafLetter, leafLetter, leafLetter, leafLetter],
    rows: 3,
    symbols: {
      [leafLetter]: { name: 'leaf', plural: 'leaves', pays: [2.25, 3.75, 6.75, 13.5, 31.5, 94.5] },
      [foxLetter]: { name: 'fox', does: 'ends the round when it wakes' },
      A: { name: 'ring' },
      B: { name: 'key' },
      C: { name: 'moth' },
      D: { name: 'die' },
      E: { name: 'moon' },
      F: { name: 'feather' },
      G: { name: 'ladybird' },
      H: { name: 'eyes in the dark', plural: 'eyes in the dark' },
    },
    from: 2,
    counted: 'open',
  },
  rule: leafRule({
    foxes: 4,
    secrets: 'ABDHCCCCCCCCCCCCCCCEEEEEEEEEEEEEEEFFFFFFFFFFFFFFFGGGGGGGGGGGGGGG',
  }),
};
