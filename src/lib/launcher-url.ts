/** The launcher fields of a game, as its content file holds them. */
export interface LauncherFields {
  gameid: string;
  operatorid: string;
  token?: string | undefined;
  xdm?: string | undefined;
}

/**
 * The address of a game's demo: the launcher's own address with the query that launchers of this
 * kind read (specification, sections 3 and 7). `launcher` may be absolute or a path of ours, and may
 * carry a query and a fragment of its own; `token` and `xdm` are left out where a game has none.
 */
export function launcherUrl(launcher: string, game: LauncherFields): string {
  const [beforeFragment = '', fragment] = launcher.split('#', 2);
  const [path, ownQuery] = beforeFragment.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  query.set('gameid', game.gameid);
  query.set('operatorid', game.operatorid);
  query.set('mode', 'demo');
  query.set('currency', 'EUR');
  query.set('device', 'desktop');
  query.set('language', 'en_gb');
  if (game.token) query.set('token', game.token);
  if (game.xdm) query.set('xdm', game.xdm);
  return `${path}?${query}${fragment ? `#${fragment}` : ''}`;
}
