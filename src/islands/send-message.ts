import { deliver, outlivesPage } from './deliver.ts';
import type { Message } from './form-fields.ts';
import { answerTimeout } from './answer-timeout.ts';

/**
 * The id of a message, so that the endpoint can drop duplicates: a hash of its fields and the date. Undefined on pages without
 * https.
 */
async function idOf(message: Message): Promise<string | undefined> {
  const text = JSON.stringify([message, new Date().toDateString()]);
  const hash = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash && Array.from(new Uint8Array(hash), toHex).join('');
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * Sends a message with an id. The browser asks before the visitor leaves the page until the request has started or, if it
 * would not outlive the page, until the answer arrives.
 */
export async function sendMessage(endpoint: string, message: Message) {
  const timeout = answerTimeout();
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const body = JSON.stringify({ ...message, id: await idOf(message) });
  const outcome = deliver(endpoint, body, timeout);
  if (!outlivesPage(body)) await outcome;
  leaving.abort();
  return outcome;
}
