import type { Game } from './game.ts';
import { fateOfFortune } from './games/fate-of-fortune.ts';
import { hidden } from './games/hidden.ts';
import { lakesFive } from './games/lakes-five.ts';
import { missWildfire } from './games/miss-wildfire.ts';
import { nightTrax } from './games/night-trax.ts';
import { zulu } from './games/zulu.ts';

/** The six demo games, in the order of their numbers. */
export const games: readonly Game[] = [
  zulu,
  fateOfFortune,
  nightTrax,
  missWildfire,
  lakesFive,
  hidden,
];
