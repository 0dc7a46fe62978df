import type { DemoGame } from './game.ts';
import { fateOfFortune } from './games/fate-of-fortune.ts';
import { hidden } from './games/hidden.ts';
import { lakesFive } from './games/lakes-five.ts';
import { missWildfire } from './games/miss-wildfire.ts';
import { nightTrax } from './games/night-trax.ts';
import { zulu } from './games/zulu.ts';

/** All demos, sorted by their launcher numbers. */
export const games = [zulu, fateOfFortune, nightTrax, missWildfire, lakesFive, hidden] as const;

/** The numbers that the site's own launcher knows. */
export const launcherGameIds = games.map(({ launcherGameId }) => launcherGameId);

/** The demo with a launcher number, if there is one. */
export function findDemo(launcherGameId: string | undefined): DemoGame | undefined {
  return games.find((game) => game.launcherGameId === launcherGameId);
}
