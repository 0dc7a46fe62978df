import { games } from './games.ts';

/** The numbers that the site's own launcher knows. */
export const launcherGameIds = games.map(({ launcherGameId }) => launcherGameId);
