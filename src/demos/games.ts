import type { DemoGame } from './game.ts';
import { fateOfFortune } from './games/fate-of-fortune/game.ts';
import { hidden } from './games/hidden/game.ts';
import { lakesFive } from './games/lakes-five/game.ts';
import { missWildfire } from './games/miss-wildfire/game.ts';
import { nightTrax } from './games/night-trax/game.ts';
import { zulu } from './games/zulu/game.ts';

/** All demos, sorted by their launcher numbers. */
export const games: DemoGame[] = [zulu, fateOfFortune, nightTrax, missWildfire, lakesFive, hidden];

/** The numbers that the site's own launcher accepts. */
export const launcherGameIds = games.map(({ launcherGameId }) => launcherGameId);

/** The demo with a launcher number, if there is one. */
export function findDemo(launcherGameId: string | undefined): DemoGame | undefined {
  return games.find((game) => game.launcherGameId === launcherGameId);
}
