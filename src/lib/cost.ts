import type { Evening } from '../schemas/evening.ts';

/** Whether an evening to come has tickets. */
const hasTickets = (evenings: readonly { entry: { data: Evening } }[]) =>
  evenings.some(({ entry }) => entry.data.price !== 'free');

/** What guests pay for, in one sentence after another. It speaks of tickets only where an evening to come has them. */
export function costSentence(evenings: readonly { entry: { data: Evening } }[]): string {
  const tickets = hasTickets(evenings) ? ', for tickets to some evenings,' : '';
  return `Games are free. You pay for food${tickets} and for your room if you stay.`;
}
