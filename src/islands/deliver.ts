/** The codes by which an endpoint may say that it has the message, or will have it: too slow, a conflict, too early. */
const retried = [408, 409, 425];

/** What is known about a sent message. `unclear`: it may have arrived. `offline`: it was not sent. */
export type Outcome = 'delivered' | 'refused' | 'unclear' | 'offline';

/** Whether a request with this body is completed even if the visitor leaves the page. Browsers limit this to 64 KiB. */
export const outlivesPage = (body: string) => new TextEncoder().encode(body).length < 60_000;

/**
 * Posts a message as JSON to an https URL. It is delivered or refused only if the endpoint says so. After a failed
 * connection, any other answer or the end of `timeout` it is unclear. Never throws.
 */
export function deliver(endpoint: string, body: string, timeout: AbortSignal): Promise<Outcome> {
  if (!navigator.onLine) return Promise.resolve('offline');
  return Promise.race([
    post(endpoint, body, timeout).catch(() => 'unclear' as const),
    // Firefox and WebKit never settle a request whose answer came while the page was kept for Back.
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
  if (status >= 400 && status < 500 && !retried.includes(status)) return 'refused';
  return response.ok ? meaningOf(await response.text()) : 'unclear';
}

/** `"ok": false` or `"success": "false"` at any depth. JSON has a backslash before each quotation mark of a text. */
const refusal = /"(?:ok|success)"\s*:\s*"?false\b/;

/**
 * Form services answer with an empty body, or JSON with `ok` or `success`. One writes the value as a string. What
 * confirms the message and names an error is unclear.
 */
function meaningOf(answer: string): Outcome {
  if (answer === '') return 'delivered';
  if (refusal.test(answer)) return 'refused';
  const { ok, success, error, errors } = Object(JSON.parse(answer)) as Record<string, unknown>;
  const isConfirmed = [ok, success].some((said) => said === true || said === 'true');
  return isConfirmed && ![error, errors].flat().some(Boolean) ? 'delivered' : 'unclear';
}
