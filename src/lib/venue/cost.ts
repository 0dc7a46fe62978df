/** Sentences about prices. They mention tickets if future evenings have them, and rooms if the venue has any. */
import type { Price } from '../../schemas/fields/price-or-free.ts';
import type { Venue } from '../../schemas/venue.ts';
import { listInWords } from '../words/list.ts';
import { printPrice } from '../words/price.ts';
import { withFullStop } from '../words/with-full-stop.ts';

type PaidFacts = Pick<Venue, 'entry' | 'bedrooms'>;

/** What guests pay for, in a word and in more words. `prices` are those of the future evenings. */
function expenses({ entry, bedrooms }: PaidFacts, prices: readonly Price[]) {
  const isTicketed = prices.some((price) => price !== 'free');
  return [
    ...(entry.price === 'free' ? [] : [{ short: 'entry', long: 'entry' }]),
    { short: 'food', long: 'food' },
    { short: 'drink', long: 'drink' },
    ...(isTicketed ? [{ short: 'tickets', long: 'tickets to some evenings' }] : []),
    ...(bedrooms ? [{ short: 'rooms', long: 'your room if you stay' }] : []),
  ];
}

/** What is free, and what guests pay for. */
export function costInWords(venue: PaidFacts, prices: readonly Price[]): string {
  const list = listInWords(expenses(venue, prices).map(({ long }) => long));
  return `Games are free. You pay for ${list}.`;
}

/** The same, as part of the rule "No Real Money". */
export function paymentsInWords(venue: PaidFacts, prices: readonly Price[]): string {
  const list = listInWords(expenses(venue, prices).map(({ short }) => short));
  return `You pay for ${list}, never for play.`;
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
