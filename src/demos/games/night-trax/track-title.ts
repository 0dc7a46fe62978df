import type { Grid } from '../../engine/step.ts';
import { oneOf } from '../../ui/lost-round.ts';

const PARTS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  A: ['Vinyl', 'Spin'],
  B: ['Headphone', 'Hush'],
  C: ['Cassette', 'Rewind'],
  D: ['Neon', 'Code'],
  E: ['Backseat', 'Drive'],
  F: ['Detour', 'Junction'],
};

/** A title for a bar, from two different pads of the board: "Vinyl Drive". */
export function trackTitle(bar: Grid): string {
  const pads = [...new Set(bar.flat())];
  const first = oneOf(pads) ?? '';
  const last = oneOf(pads.filter((pad) => pad !== first)) ?? '';
  return `${PARTS[first]?.[0]} ${PARTS[last]?.[1]}`;
}
