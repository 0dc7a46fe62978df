import type { Game } from '../../schemas/game.ts';

type LauncherFields = Pick<Game, 'operatorId' | 'token' | 'xdm'> & { launcherGameId: string };

/**
 * The URL of a game's demo: the launcher, with the query that launchers of this kind read. `launcher` is a URL or a path of
 * the site, and may have a query of its own.
 */
export function launcherUrl(launcher: string, game: LauncherFields): string {
  const [path, ownQuery] = launcher.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  query.set('gameid', game.launcherGameId);
  query.set('operatorid', game.operatorId);
  query.set('mode', 'demo');
  query.set('currency', 'EUR');
  query.set('device', 'desktop');
  query.set('language', 'en_gb');
  if (game.token) query.set('token', game.token);
  if (game.xdm) query.set('xdm', game.xdm);
  return `${path}?${query}`;
}
