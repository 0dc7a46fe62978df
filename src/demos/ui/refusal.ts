/** Why a demo cannot be played, in a sentence for its visitor; undefined if it can. */
export function refusal(
  query: URLSearchParams,
  source: { getRandomValues?: unknown } | undefined,
): string | undefined {
  const mode = query.get('mode');
  if (mode !== null && mode !== 'demo') return 'Only demo play is offered here.';
  if (typeof source?.getRandomValues !== 'function') {
    return 'This browser offers no secure random numbers, and without them the demo would not be fair. Please try another browser.';
  }
  return undefined;
}
