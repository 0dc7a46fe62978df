import type { Game } from './game';
import { fateOfFortune } from './games/fate-of-fortune';
import { hidden } from './games/hidden';
import { lakesFive } from './games/lakes-five';
import { missWildfire } from './games/miss-wildfire';
import { nightTrax } from './games/night-trax';
import { zulu } from './games/zulu';

/** The six demo games, in the order of their numbers. */
export const games: readonly Game[] = [
  zulu,
  fateOfFortune,
  nightTrax,
  missWildfire,
  lakesFive,
  hidden,
];
