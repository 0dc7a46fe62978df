import type { Venue } from '../../schemas/venue.ts';
import { withBase } from './urls.ts';

/**
 * The target of "Book a table": the site of the venue's booking company (`bookingUrl` in `venue.md`), or the venue's own form. A
 * query fills in its date, such as `2026-12-04`, and its time, such as `20:00`.
 */
export function bookingUrl(venue: Venue, chosen: { date?: string; time?: string } = {}): string {
  const fields = Object.entries({ subject: 'reservations', ...chosen });
  const query = fields.map((field) => field.join('=')).join('&');
  return venue.bookingUrl ?? withBase(`/contact?${query}#form`);
}
