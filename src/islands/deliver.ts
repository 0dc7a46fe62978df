/** How long a message may take to be delivered, in milliseconds. */
const patience = 15_000;

/** How the delivery of a message ended. */
export type Outcome = 'delivered' | 'refused' | 'late' | 'unreachable' | 'unclear';

/**
 * Posts a message as JSON. It counts as delivered only if the endpoint says so: by a status of success,
 * and JSON that does not say otherwise or no words at all (form services answer one or the other).
 */
export async function deliver(
  endpoint: string,
  message: Record<string, unknown>,
): Promise<Outcome> {
  const clock = new AbortController();
  const alarm = setTimeout(() => clock.abort(), patience);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      signal: clock.signal,
    });
    return response.ok ? meaningOf(await response.text()) : 'refused';
  } catch {
    return clock.signal.aborted ? 'late' : 'unreachable';
  } finally {
    clearTimeout(alarm);
  }
}

function meaningOf(answer: string): Outcome {
  if (answer === '') return 'delivered';
  try {
    const { ok, success } = Object(JSON.parse(answer)) as { ok?: unknown; success?: unknown };
    return [ok, success].some((said) => String(said) === 'false') ? 'refused' : 'delivered';
  } catch {
    return 'unclear';
  }
}
