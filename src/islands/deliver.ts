/** Client errors that do not prove a refusal: timeout, conflict and too early. */
const inconclusive = [408, 409, 425];

/** The outcome of a message. `unclear`: it may have arrived. `offline`: it was not sent. */
export type Outcome = 'delivered' | 'refused' | 'unclear' | 'offline';

/** Whether a request with this body completes even if the visitor leaves the page. Browsers limit `keepalive` to 64 KiB. */
export const outlivesPage = (body: string) => new TextEncoder().encode(body).length < 60_000;

/**
 * Posts a message as JSON to an https URL. The outcome is `delivered` or `refused` only if the endpoint confirms it, and
 * `unclear` after a failed connection, another answer or the abort of `timeout`. Never throws.
 */
export function deliver(endpoint: string, body: string, timeout: AbortSignal): Promise<Outcome> {
  if (!navigator.onLine) return Promise.resolve('offline');
  return Promise.race([
    post(endpoint, body, timeout).catch(() => 'unclear' as const),
    // In Firefox and WebKit, a request never settles if its answer arrives while the page is in the back/forward cache.
    new Promise<Outcome>((resolve) => {
      timeout.addEventListener('abort', () => resolve('unclear'));
    }),
  ]);
}

async function post(endpoint: string, body: string, signal: AbortSignal): Promise<Outcome> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    credentials: 'omit',
    // A redirect could send the message to another address, or twice.
    redirect: 'error',
    keepalive: outlivesPage(body),
    signal,
  });
  const { status } = response;
  if (status >= 400 && status < 500 && !inconclusive.includes(status)) return 'refused';
  return response.ok ? parseAnswer(await response.text()) : 'unclear';
}

/** `"ok": false` or `"success": "false"` at any depth. In strings, JSON escapes the quotation marks. */
const refusal = /"(?:ok|success)"\s*:\s*"?false\b/;

/**
 * Form services answer with an empty body, or with JSON that contains `ok` or `success`, as a boolean or a string. An answer
 * that also contains an error is unclear.
 */
function parseAnswer(answer: string): Outcome {
  if (answer === '') return 'delivered';
  if (refusal.test(answer)) return 'refused';
  const { ok, success, error, errors } = Object(JSON.parse(answer)) as Record<string, unknown>;
  const isConfirmed = [ok, success].some((value) => value === true || value === 'true');
  return isConfirmed && ![error, errors].flat().some(Boolean) ? 'delivered' : 'unclear';
}
