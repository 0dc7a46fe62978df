/**
 * The demo's URL for the launcher's query, without `operatorid` and `token`, or a refusal for the visitor. Only numbers
 * in `launcherGameIds` become part of a path. `folder` is the path of the demos, without a slash at its end.
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
