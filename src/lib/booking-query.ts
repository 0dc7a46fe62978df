/**
 * The query that lays a table on the contact page: `?subject=reservations&guests=6&date=2026-12-04&time=20:00`. What is
 * empty is left out.
 */
export function bookingQuery(guests: string, day: string, time: string): string {
  const fields = Object.entries({ subject: 'reservations', guests, date: day, time });
  const chosen = fields.filter(([, value]) => value).map((field) => field.join('='));
  return `?${chosen.join('&')}`;
}
