/** What the launcher has to know of a game, as its content file holds it. */
export interface LauncherFields {
  launcherGameId: string;
  operatorId: string;
  token?: string | undefined;
  xdm?: string | undefined;
}

/**
 * The address of a game's demo: the launcher's own address with the query that launchers of this
 * kind read (specification, sections 3 and 7). `launcher` is an address or a path of ours, and may
 * carry a query of its own; `token` and `xdm` are left out where a game has none.
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
