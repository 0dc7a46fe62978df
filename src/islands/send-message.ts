import { deliver } from './deliver.ts';
import type { Message } from './form-fields.ts';
import { answerTimeout } from './answer-timeout.ts';

/**
 * The id of a message: a hash of its words and the day. The same words of the same day have the same id, also from a page
 * that was loaded anew, so that the endpoint can drop duplicates. Undefined on pages that are not https.
 */
async function idOf(message: Message): Promise<string | undefined> {
  const text = JSON.stringify([message, new Date().toDateString()]);
  const hash = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash && Array.from(new Uint8Array(hash), toHex).join('');
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Sends a message, with an id. */
export async function sendMessage(endpoint: string, message: Message) {
  const timeout = answerTimeout();
  const body = JSON.stringify({ ...message, id: await idOf(message) });
  return deliver(endpoint, body, timeout);
}
