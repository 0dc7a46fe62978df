import { fireRule } from '../../engine/fire.ts';
import type { DemoGame } from '../../game.ts';
import { nameOf } from '../../words.ts';

/** What the aviator has lost, among as many equal chances as there are characters. */
const thingLetters = 'ARCESNT';
const chanceLetters = thingLetters.padEnd(28, '.');

export const missWildfire: DemoGame<'fire'> = {
  launcherGameId: '1004',
  slug: 'miss-wildfire',
  layout: '6 columns, 3 rows, 18 plants',
  howItPays:
    'Lightning strikes a plant, and all matching plants that touch it burn. From four on, the ash blooms, and the fire runs on.',
  usual: 'the lupins',
  promise: 'Pick a cloud. Its lightning burns a plant, and all matching ones that touch it.',
  notes: [
    'Before a round you pick a cloud: over the pines, the lupins or the gorse. Its lightning strikes one of these plants, each with the same chance, and all matching plants that touch it at their edges burn, on and on. If the forest has no such plant, it strikes the fireweed, which then burns alone and pays nothing.',
    'Every fire, small or large, leaves a seed. In the next round it becomes fireweed in the place of one plant, each place equally likely. Fireweed stands in for any plant and burns with its neighbours. The first round has a seed as well.',
    'A fire of fewer than four goes out. After four or more, fireweed grows on all the ash, and the fire runs on into one more kind of plant: of those beside the fireweed, the one with the most to burn. All that burns in such a round blooms, counts together, and pays by the cloud.',
    `In 1 of ${chanceLetters.length / thingLetters.length} rounds, the ash shows one of ${thingLetters.length} things that the aviator has lost, each equally often. It changes no odds.`,
  ],
  button: ['Grow', 'Growing'],
  doing: {
    ignite: () => 'Fire',
    bloom: () => 'Fireweed',
  },
  say: {
    ignite({ cells: { length }, burnt }) {
      const more = length < burnt ? `${length} more: ` : '';
      return burnt > 1 ? `${more}${burnt} plants burn.` : 'One plant burns.';
    },
    bloom: () => 'Fireweed grows, and the fire runs on.',
    uncover: ({ symbol }, model) => `The ash shows: ${nameOf(model, symbol)}.`,
  },
  won: ({ count }) => `${count} plants burnt`,
  lossText: () => 'A small fire goes out',
  sideSymbols: ['W', 'aviator'],
  finds: ['A', 'R', 'C', 'E', 'S', 'N', 'T', 'bloom'],
  findNames: { bloom: { name: 'fireweed', picture: 'W' } },
  farewell: 'The aviator is home before dark.',
  instrument: {
    voice: { overtone: 1.006, ring: 0.5, level: 0.139, wave: 'sawtooth', lowPass: 3 },
    landing: { overtone: 2.7, ring: 0.1, level: 0.09, glide: 0.6, knock: 0.5 },
    tune: { question: [22, 26, 27, 31, 27, 31, 34, 39], answer: [34, 31, 34, 29, 31, 26, 29, 27] },
    beat: 0.11,
    ambience: { bands: [420, 900], q: 4, level: 0.075, rate: 0.13 },
  },
  model: {
    place: 'Column',
    strips: ['FFFBFFHD', 'DFFDHFDH', 'DBBFFFHDB', 'HDBHFHBB', 'DDDBBHDB', 'DDDHHHFHH'],
    rows: 3,
    symbols: {
      F: { name: 'pine', pays: [2, 2, 3, 9, 16] },
      D: { name: 'lupin', pays: [3, 4, 11, 18, 60] },
      H: { name: 'gorse', plural: 'gorse', pays: [5, 12, 26, 60, 150] },
      B: { name: 'birch', plural: 'birches', does: 'burns where the fire runs on' },
      W: { name: 'fireweed', does: 'grows from a seed and on ash, stands in for any plant' },
      X: { name: 'ash' },
      A: { name: 'goggles' },
      R: { name: 'propeller' },
      C: { name: 'compass' },
      E: { name: 'map' },
      S: { name: 'scarf' },
      N: { name: 'medal' },
      T: { name: 'flask' },
    },
    from: 4,
    counted: 'burnt',
    isOpenEnded: true,
    counts: [5, 11, 12, 14, 15],
  },
  rule: fireRule({
    clouds: [
      { name: 'the pines', plant: 'F' },
      { name: 'the lupins', plant: 'D' },
      { name: 'the gorse', plant: 'H' },
    ],
    ashFinds: chanceLetters,
  }),
};
