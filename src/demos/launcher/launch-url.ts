/**
 * Where the launcher's query leads: to a demo of the list, or to a sentence for the visitor. Only the
 * list's own numbers become part of a path. The demo gets the query without what identifies an
 * operator or a player. `folder` is the path of the demos, without a slash at its end.
 */
export function launchUrl(
  search: string,
  launcherGameIds: readonly string[],
  folder: string,
): { url: string } | { refusal: string } {
  const query = new URLSearchParams(search);
  if (query.get('mode') !== 'demo') return { refusal: 'Only demo play is offered here.' };
  const launcherGameId = query.get('gameid') ?? '';
  if (!launcherGameIds.includes(launcherGameId)) return { refusal: 'This demo is not available.' };
  query.delete('operatorid');
  query.delete('token');
  return { url: `${folder}/${launcherGameId}?${query}` };
}
