/** Checks what the schemas of menu and evenings cannot see: other files, the hours, and the day of today. */
import { basename } from 'node:path';
import { hoursOfDate, hoursOfWeekday, isOpenAt, weekdayOf } from '../../lib/hours-by-day.ts';
import type { Evening } from '../../schemas/evening.ts';
import type { Menu } from '../../schemas/menu.ts';
import type { Venue } from '../../schemas/venue.ts';
import { warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { checkUnique } from './check-games.ts';

const inVenue = 'in src/content/venue.md';

/** Reports a price while the venue has no currency. */
function checkCurrency(file: ContentFile, path: PropertyKey[], price: unknown, venue: Venue) {
  if (venue.currency || typeof price !== 'number') return;
  const wanted = `The currency ${inVenue}, once for all prices. For example: currency: GBP`;
  reportField(file, path, `${price}, and no currency`, wanted);
}

/** Reports prices without a currency. An old menu is a remark. */
export function checkMenu(file: ContentFile<Menu> | undefined, venue: Venue | undefined): void {
  if (!file?.data || !venue) return;
  const { updated, sections } = file.data;
  if (updated.getTime() < Date.now() - 366 * 86_400_000) {
    const wanted = 'A day of the last year, once the kitchen has looked over dishes and prices.';
    reportField(file, ['updated'], 'more than a year ago', wanted, warning);
  }
  // Once for all dishes.
  const price = sections[0]?.dishes[0]?.price;
  checkCurrency(file, ['sections', 0, 'dishes', 0, 'price'], price, venue);
}

/** Reports evenings with a name that no address can have, without currency, or outside the hours. */
export function checkEvenings(evenings: ContentFile<Evening>[], venue: Venue | undefined): void {
  // An evening that was begun as a copy may keep the other's title.
  checkUnique(evenings, 'title', 'Or leave it, if it is meant.', warning);
  for (const file of evenings) {
    const { data, id } = file;
    if (!/^[a-z][a-z\d-]*$/.test(id)) {
      const wanted =
        'Small letters, digits and dashes, a letter first. The name becomes a part of the address. For example: long-table.md';
      reportField(file, ['the file’s name'], basename(file.file), wanted);
    }
    if (!data || !venue) continue;
    checkCurrency(file, ['price'], data.price, venue);
    checkOpen(file, data, venue);
  }
}

/** Reports an evening that begins while the kitchen is closed: guests book a table for it. */
function checkOpen(file: ContentFile, { date, weekday, starts }: Evening, { hours }: Venue) {
  const day = weekday ?? weekdayOf(date ?? '');
  const open = date ? hoursOfDate(hours, 'dining', date) : hoursOfWeekday(hours, 'dining', day);
  if (isOpenAt(open, starts)) return;
  const on = date ? `${day} ${date}` : `a ${day}`;
  const wanted = `A day and a time at which the kitchen is open. On ${on}: ${open}, by the hours ${inVenue}.`;
  const field = open === 'closed' ? (date ? 'date' : 'weekday') : 'starts';
  reportField(file, [field], field === 'starts' ? starts : (date ?? day), wanted);
}
