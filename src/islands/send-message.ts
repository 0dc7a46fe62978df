import { deliver, outlivesPage } from './deliver.ts';
import type { Message } from './form-fields.ts';
import { askBeforeLeaving, limitedPatience } from './leaving.ts';

/** A message that was sent and not delivered, and its id. */
let undelivered = { text: '', id: '' };

/** Sends a message. A retry has the same id, so that the endpoint can drop duplicates. */
export async function sendMessage(endpoint: string, message: Message) {
  const text = JSON.stringify(message);
  // randomUUID() exists only on https pages.
  if (text !== undelivered.text) undelivered = { text, id: crypto.randomUUID?.() };
  const body = JSON.stringify({ ...message, id: undelivered.id });
  const stopAsking = outlivesPage(body) ? undefined : askBeforeLeaving();
  const outcome = await deliver(endpoint, body, limitedPatience());
  stopAsking?.();
  if (outcome === 'delivered') undelivered.text = '';
  return outcome;
}
