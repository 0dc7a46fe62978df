import type { Venue } from '../schemas/venue.ts';
import { bookingQuery } from './booking-query.ts';
import { withBase } from './urls.ts';

/** A day and a time that the reservation begins with: `2026-12-04`, and `20:00` on the 24-hour clock. */
export interface TableWish {
  date: string;
  time: string;
}

/**
 * Where "Book a table" leads: the form of the contact page with its subject chosen, or the site of the company that takes
 * bookings.
 */
export function bookingUrl(venue: Venue, wish?: TableWish): string {
  if (venue.bookingUrl) return venue.bookingUrl;
  return withBase(`/contact${bookingQuery('', wish?.date ?? '', wish?.time ?? '')}#form`);
}
