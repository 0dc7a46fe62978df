/** What the symbols may do in a lost round. */
export const events: Readonly<Record<string, readonly string[]>> = {
  E: ['An elephant flaps its ears.', 'An elephant takes a dust bath.'],
  L: ['A lion yawns.', 'A lion rolls over.'],
  Z: ['A zebra looks up.', 'A zebra flicks its tail.'],
  G: ['A giraffe stretches.', 'A giraffe reaches for a leaf.'],
  B: ['Beads click in the wind.', 'Somebody strings a bead.'],
  K: ['A kudu passes by.', 'A kudu calls from the hill.'],
  D: ['Leaves stir on the acacia.', 'A bird lands in the acacia.'],
};
