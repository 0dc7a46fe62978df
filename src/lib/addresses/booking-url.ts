import type { Venue } from '../../schemas/venue.ts';
import { withBase } from './urls.ts';

/**
 * The query that fills in a booking on the contact page: `?subject=reservations&guests=6&date=2026-12-04&time=20:00`. Empty
 * values are left out.
 */
export function bookingQuery(guests: string, date: string, time: string): string {
  const fields = Object.entries({ subject: 'reservations', guests, date, time });
  const chosen = fields.filter(([, value]) => value).map((field) => field.join('='));
  return `?${chosen.join('&')}`;
}

/**
 * The target of "Book a table": the venue's own form, or the site of its booking company (`bookingUrl` in `venue.md`). The
 * form starts with the date, such as `2026-12-04`, and the time, such as `20:00`.
 */
export function bookingUrl(venue: Venue, { date = '', time = '' } = {}): string {
  return venue.bookingUrl ?? withBase(`/contact${bookingQuery('', date, time)}#form`);
}
