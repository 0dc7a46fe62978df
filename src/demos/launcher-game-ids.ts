import { games } from './games.ts';

/** The numbers of the games that our own launcher knows. */
export const launcherGameIds = games.map(({ launcherGameId }) => launcherGameId);
