/** Sentences about prices. They mention tickets if future evenings have them, and rooms if the venue has any. */
import type { Price } from '../../schemas/fields/price-or-free.ts';
import type { Venue } from '../../schemas/venue.ts';
import { listInWords } from '../words/list.ts';
import { printPrice } from '../words/price.ts';
import { withFullStop } from '../words/with-full-stop.ts';

type PaidThings = Pick<Venue, 'entry' | 'bedrooms'>;

/** The things that guests pay for. `prices` are those of the future evenings. */
function paidThings({ entry, bedrooms }: PaidThings, prices: readonly Price[]) {
  const hasTickets = prices.some((price) => price !== 'free');
  return {
    ...(entry.price !== 'free' && { entry: 'entry' }),
    food: 'food',
    drink: 'drink',
    ...(hasTickets && { tickets: 'tickets to some evenings' }),
    ...(bedrooms && { rooms: 'your room if you stay' }),
  };
}

/** What is free, and what guests pay for. */
export function costInWords(venue: PaidThings, prices: readonly Price[]): string {
  return `Games are free. You pay for ${listInWords(Object.values(paidThings(venue, prices)))}.`;
}

/** The same, as part of the rule "No Real Money". */
export function paymentsInWords(venue: PaidThings, prices: readonly Price[]): string {
  return `You pay for ${listInWords(Object.keys(paidThings(venue, prices)))}, never for play.`;
}

/** The price of entry, in sentences: `Entry is free.`, `Entry is £5. Before 6 PM, it is £3.` */
export function entryInWords({ entry, currency }: Pick<Venue, 'entry' | 'currency'>): string {
  const { price, note } = entry;
  const first = price === 'free' ? 'Entry is free.' : `Entry is ${printPrice(price, currency)}.`;
  return note ? `${first} ${withFullStop(note)}` : first;
}

/** The price of an evening: `£18`, `free`, or `free with entry` where entry has a price. */
export function eveningPriceInWords(
  price: Price,
  { entry, currency }: Pick<Venue, 'entry' | 'currency'>,
): string {
  if (price !== 'free') return printPrice(price, currency);
  return entry.price === 'free' ? 'free' : 'free with entry';
}
