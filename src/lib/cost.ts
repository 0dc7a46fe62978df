/** Sentences about prices. They mention tickets if future evenings have them, and rooms if the venue has any. */
import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';

type Price = Evening['price'];

const areTickets = (prices: readonly Price[]) => prices.some((price) => price !== 'free');

/** Which things are free and which are not. `prices` are those of the future evenings. */
export function costSentence({ rooms }: Pick<Venue, 'rooms'>, prices: readonly Price[]): string {
  const goods = [
    ...(areTickets(prices) ? ['for tickets to some evenings'] : []),
    ...(rooms ? ['for your room if you stay'] : []),
  ];
  const last = goods.pop();
  const paid = ['for food', ...goods, ...(last ? [`and ${last}`] : [])];
  return `Games are free. You pay ${paid.join(', ')}.`;
}

/** The same, as part of the rule "No Real Money". */
export function paidFor({ rooms }: Pick<Venue, 'rooms'>, prices: readonly Price[]): string {
  const goods = ['food', ...(areTickets(prices) ? ['tickets'] : []), ...(rooms ? ['rooms'] : [])];
  return `Your card pays for ${new Intl.ListFormat('en-GB').format(goods)}, never for play.`;
}
