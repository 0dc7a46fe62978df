import type { DemoGame } from '../game.ts';

const POOL = 'TTHHHKKKBBBLLLLRRRRPPPPP';

export const lakesFive: DemoGame = {
  launcherGameId: '1005',
  slug: 'lakes-five',
  layout: '5 lanterns, one row',
  howItPays: 'The best set of the five: five alike, four alike, a full house or three trout.',
  notes: [
    'Every lantern is drawn on its own from the same 24: 2 trout, 3 herons, 3 kingfishers, 3 boats, 4 lilies, 4 reeds and 5 pebbles. You may keep any and cast the others once more.',
    'A full house, three of one and two of another, pays 2. So do three trout.',
    'It marks the lanterns worth keeping. Whether you listen is up to you. The odds below hold for those who do; if nothing is ever kept, about 16 of every 100 credits come back over time (15.7%).',
  ],
  sideSymbols: ['R', 'R'],
  finds: [
    { by: 'T' },
    { by: 'H' },
    { by: 'K' },
    { by: 'B' },
    { by: 'L' },
    { by: 'R' },
    { by: 'P' },
    { by: 'full house', name: 'a full house', picture: 'lantern' },
  ],
  model: {
    strips: [POOL, POOL, POOL, POOL, POOL],
    rows: 1,
    symbols: {
      T: { name: 'trout', plural: 'trout', pays: [12, 120] },
      H: { name: 'heron', pays: [6, 60] },
      K: { name: 'kingfisher', pays: [6, 60] },
      B: { name: 'boat', pays: [6, 60] },
      L: { name: 'lily', plural: 'lilies', pays: [4, 25] },
      R: { name: 'reed', pays: [4, 25] },
      P: { name: 'pebble', pays: [3, 15] },
    },
    from: 4,
    rule: { kind: 'sets', fullHouse: 2, three: { symbol: 'T', multiple: 2 } },
  },
  figures: {
    cycle: 7962624,
    returnPercent: 95.6782,
    hitRatePercent: 24.52,
    deviation: 3.46,
    max: 120,
  },
};
