/** What guests pay for. Both sentences speak of tickets only where an evening to come has them. */
import type { Evening } from '../schemas/evening.ts';

type Price = Evening['price'];

const areTickets = (prices: readonly Price[]) => prices.some((price) => price !== 'free');

/** What is free and what is not, by the prices of the evenings to come. */
export function costSentence(prices: readonly Price[]): string {
  return areTickets(prices)
    ? 'Games are free. You pay for food, for tickets to some evenings, and for your room if you stay.'
    : 'Games are free. You pay for food, and for your room if you stay.';
}

/** The same for the rule that no real money is played for. */
export function paidFor(prices: readonly Price[]): string {
  const goods = areTickets(prices) ? 'food, tickets and rooms' : 'food and rooms';
  return `Your card pays for ${goods}, never for play.`;
}
