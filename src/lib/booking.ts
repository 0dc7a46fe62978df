import type { Venue } from '../schemas/venue.ts';
import { bookingQuery } from './booking-query.ts';
import { withBase } from './urls.ts';

/**
 * Where "Book a table" leads: the form of the contact page with its subject chosen, or the site of the company that takes
 * bookings. The form begins with a `date` such as `2026-12-04` and a `time` such as `20:00`, if there are any.
 */
export function bookingUrl(venue: Venue, { date = '', time = '' } = {}): string {
  return venue.bookingUrl ?? withBase(`/contact${bookingQuery('', date, time)}#form`);
}
