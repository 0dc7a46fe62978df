import type { DemoGame } from '../game.ts';

export const nightTrax: DemoGame = {
  launcherGameId: '1003',
  slug: 'night-trax',
  layout: '4 × 4, sixteen pads',
  howItPays: 'Groups of five or more alike that touch side by side.',
  notes: [
    'Groups that pay leave, the pads above them fall and new ones follow from the same strip. The first groups of a round count once, the next twice, then three times, then five times for every further drop.',
  ],
  sideSymbols: ['B', 'E'],
  finds: [
    { by: 'A' },
    { by: 'B' },
    { by: 'C' },
    { by: 'D' },
    { by: 'E' },
    { by: 'F' },
    { by: '×2', name: 'a second drop', picture: 'B' },
    { by: '×3', name: 'a third drop', picture: 'A' },
  ],
  model: {
    strips: [
      'DEEBCEFFFECFDADDCCFADBBBAAE',
      'AACFFDCCFBAFECDEDEBDDBBEEAF',
      'FDDFFEDDAAFFABCCEACBBBCEEED',
      'FAFFEAEEEBDECCCDFFBBBDDDAAC',
    ],
    rows: 4,
    symbols: {
      A: { name: 'disc', pays: [3, 6, 12, 25, 75] },
      B: { name: 'headphones', plural: 'headphones', pays: [3, 5, 8, 15, 40] },
      C: { name: 'tape', pays: [2, 4, 6, 10, 25] },
      D: { name: 'key pad', pays: [2, 3, 5, 8, 15] },
      E: { name: 'car', pays: [2, 3, 4, 6, 10] },
      F: { name: 'road sign', pays: [2, 2, 3, 4, 8] },
    },
    from: 5,
    rule: { kind: 'groups', dropFactors: [1, 2, 3, 5] },
  },
  figures: {
    cycle: 531441,
    returnPercent: 95.7341,
    hitRatePercent: 18.7,
    deviation: 3.73,
    max: 212,
  },
};
