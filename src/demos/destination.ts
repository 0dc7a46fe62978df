/**
 * Where a launcher's query leads: to a demo of the closed list, or to a sentence for the visitor.
 * Only the list's own numbers ever become part of a path. The demo gets the query it came with, but
 * for what identifies an operator or a player, which it has no use for.
 */
export function destination(
  search: string,
  demos: ReadonlySet<string>,
  base: string,
): { address: string } | { refusal: string } {
  const query = new URLSearchParams(search);
  if (query.get('mode') !== 'demo') return { refusal: 'Only demo play is offered here.' };
  const gameid = query.get('gameid') ?? '';
  if (!demos.has(gameid)) return { refusal: 'This demo is not available.' };
  query.delete('operatorid');
  query.delete('token');
  return { address: `${base.replace(/\/$/, '')}/demo/${gameid}?${query}` };
}
