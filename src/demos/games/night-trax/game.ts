import { dropRule } from '../../engine/groups.ts';
import type { DemoGame } from '../../game.ts';

export const nightTrax: DemoGame<'drops'> = {
  launcherGameId: '1003',
  slug: 'night-trax',
  layout: '4 × 4, sixteen pads',
  howItPays:
    'Five or more alike that touch at their edges. Where none do, a light reads the bar you made.',
  promise: 'Five of a kind that touch drop out. Each new drop pays more.',
  notes: [
    'Groups that pay leave, the pads above them fall, and the next pads of the same strip follow from above. If these touch, they make the next drop.',
    'From the second drop on, groups of exactly four leave as well, alone or beside others. They pay nothing, but make a drop.',
    'When a round has paid nothing, a light reads its pads row by row. With sound, that is the bar you made: discs are kicks, headphones a bass, tapes a hat, key pads a chord, cars a horn, and road signs a rest.',
  ],
  features: [
    { event: '×2', text: 'A second drop comes' },
    { event: '×3', text: 'A third drop comes' },
    { event: '×5', text: 'A fourth drop comes' },
  ],
  button: ['Play the loop', 'Playing'],
  sideSymbols: ['B', 'E'],
  finds: ['×3', 'A', 'C', '×2', 'F', 'D', 'E', 'B'],
  findNames: {
    '×3': { name: 'a third drop', picture: 'thrice' },
    '×2': { name: 'a second drop', picture: 'twice' },
  },
  farewell: 'The last car turns off, and the city hums on.',
  instrument: {
    voice: { overtone: 3, ring: 0.35, level: 0.138, softer: 0.91 },
    landing: { overtone: 1.5, ring: 0.12, level: 0.1, glide: 1.8, knock: 0.8 },
    tune: { question: [22, 27, 29, 31, 34, 29, 36, 39], answer: [34, 36, 31, 34, 29, 31, 27, 24] },
    beat: 0.11,
    ambience: { bands: [110, 1400], q: 2, level: 0.048, rate: 0.2 },
  },
  model: {
    place: 'Column',
    strips: [
      'DEEBCEFFFECFDADDCCFADBBBAAE',
      'AACFFDCCFBAFECDEDEBDDBBEEAF',
      'FDDFFEDDAAFFABCCEACBBBCEEED',
      'EAEEEBDECCCDFFBBBDDDAACFAFF',
    ],
    rows: 4,
    symbols: {
      A: { name: 'disc', pays: [3, 6, 12, 25, 75] },
      B: { name: 'headphones', plural: 'headphones', pays: [2, 4, 7, 12, 30] },
      C: { name: 'tape', pays: [2, 4, 6, 10, 25] },
      D: { name: 'key pad', pays: [2, 3, 4, 6, 12] },
      E: { name: 'car', pays: [2, 2, 3, 5, 8] },
      F: { name: 'road sign', pays: [2, 2, 3, 4, 6] },
    },
    from: 5,
    isOpenEnded: true,
  },
  rule: dropRule({
    factors: [1, 2, 3, 5],
  }),
};
