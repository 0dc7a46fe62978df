import type { Message } from './message.ts';

/** The outcome of a message. `unclear`: it may have arrived. `offline`: it was not sent. */
export type Outcome = 'delivered' | 'refused' | 'unclear' | 'offline';

/** How long the form waits for an answer, in milliseconds. */
const timeout = 15_000;
/** The largest body that a browser still sends after the visitor has left the page, below its limit of 64 KiB. */
const largestKeepalive = 60_000;

/**
 * Posts a message as JSON to an https URL. The status of the response decides the outcome. Never rejects, and settles within 15
 * seconds.
 */
export async function deliver(endpoint: string, message: Message): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const controller = new AbortController();
  // Not `AbortSignal.timeout()`: in Firefox and WebKit, neither it nor a request settles after a stay in the back/forward cache.
  const tooLate = new Promise<Outcome>((resolve) => {
    setTimeout(() => {
      resolve('unclear');
      controller.abort();
    }, timeout);
  });
  const answer = post(endpoint, message, controller.signal).catch(() => 'unclear' as const);
  return Promise.race([answer, tooLate]);
}

async function post(endpoint: string, message: Message, signal: AbortSignal): Promise<Outcome> {
  const body = JSON.stringify({ ...message, id: await idOf(message) });
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    credentials: 'omit',
    // A redirect could send the message to another address, or twice.
    redirect: 'error',
    keepalive: new Blob([body]).size <= largestKeepalive,
    signal,
  });
  if (response.ok) return 'delivered';
  return response.status >= 400 && response.status < 500 ? 'refused' : 'unclear';
}

/**
 * The id of a message, so that the endpoint can drop duplicates: a hash of its fields and the date. Undefined where the browser
 * cannot compute it, as on pages without https.
 */
async function idOf(message: Message): Promise<string | undefined> {
  const text = JSON.stringify([message, new Date().toDateString()]);
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
