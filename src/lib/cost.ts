/** What guests pay for. The sentences speak of tickets where an evening to come has them, and of rooms where the venue has some. */
import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';

type Price = Evening['price'];

const areTickets = (prices: readonly Price[]) => prices.some((price) => price !== 'free');

/** What is free and what is not, by the prices of the evenings to come. */
export function costSentence({ rooms }: Pick<Venue, 'rooms'>, prices: readonly Price[]): string {
  const goods = [
    ...(areTickets(prices) ? ['for tickets to some evenings'] : []),
    ...(rooms ? ['for your room if you stay'] : []),
  ];
  const last = goods.pop();
  const paid = ['for food', ...goods, ...(last ? [`and ${last}`] : [])];
  return `Games are free. You pay ${paid.join(', ')}.`;
}

/** The same for the rule that no real money is played for. */
export function paidFor({ rooms }: Pick<Venue, 'rooms'>, prices: readonly Price[]): string {
  const goods = ['food', ...(areTickets(prices) ? ['tickets'] : []), ...(rooms ? ['rooms'] : [])];
  return `Your card pays for ${new Intl.ListFormat('en-GB').format(goods)}, never for play.`;
}
