/** Checks what the schemas of menu, evenings and photographs cannot see: other files, the hours, and the day of today. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { hoursOfDate, hoursOfWeekday, isOpenAt, today, weekdayOf } from '../../lib/hours-by-day.ts';
import { openingRange } from '../../schemas/clock-time.ts';
import type { Evening } from '../../schemas/evening.ts';
import { weekdays } from '../../schemas/hours.ts';
import type { Menu } from '../../schemas/menu.ts';
import { photoFolder, type Photo } from '../../schemas/photo.ts';
import type { Venue } from '../../schemas/venue.ts';
import { warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';

interface Read<Data> {
  file: ContentFile;
  data: Data | undefined;
}

const inVenue = 'in src/content/venue.md';

/** Reports a price while the venue has no currency. */
function checkCurrency(file: ContentFile, path: PropertyKey[], price: unknown, venue: Venue) {
  if (venue.currency || typeof price !== 'number') return;
  const wanted = `The currency ${inVenue}, once for all prices. For example: currency: GBP`;
  reportField(file, path, `${price}, and no currency`, wanted);
}

/** Reports prices without a currency, and dishes that are served while the kitchen is closed. An old menu is a remark. */
export function checkMenu(menus: Read<Menu>[], venue: Venue | undefined): void {
  for (const { file, data } of menus) {
    if (!data) continue;
    const yearAgo = Date.now() - 366 * 86_400_000;
    if (data.updated.getTime() < yearAgo) {
      const wanted = 'A day of the last year, once the kitchen has looked over dishes and prices.';
      file.report(file.lineOf(['updated']), warning('updated', 'more than a year ago', wanted));
    }
    if (!venue) continue;
    // Once for all dishes.
    const [{ dishes: [first] = [] } = {}] = data.sections;
    checkCurrency(file, ['sections', 0, 'dishes', 0, 'price'], first?.price, venue);
    for (const [index, { served }] of data.sections.entries()) {
      if (served && !isWithinKitchen(served, venue)) {
        const { diningOpens, diningCloses } = venue.hours;
        const wanted = `A range in which the kitchen is open on some day: ${diningOpens}-${diningCloses} ${inVenue}. Without this line, as long as the kitchen is open.`;
        reportField(file, ['sections', index, 'served'], served, wanted);
      }
    }
  }
}

/** Whether the kitchen of some weekday is open from the first to the last minute of a range. */
function isWithinKitchen(served: string, { hours }: Venue): boolean {
  return weekdays.some((day) => {
    const kitchen = openingRange(hoursOfWeekday(hours, 'dining', day));
    const range = openingRange(served);
    if (!kitchen || !range) return false;
    // What comes after midnight belongs to the day before.
    const inOrder = (time: string, opens = '') => `${Number(time <= opens)} ${time}`;
    const from = range.opens === kitchen.opens ? '' : inOrder(range.opens, kitchen.opens);
    const to = inOrder(range.closes, kitchen.opens);
    return from < to && to <= inOrder(kitchen.closes, kitchen.opens);
  });
}

/** Reports evenings with a name that no address can have, without currency, or outside the hours. A past one is a remark. */
export function checkEvenings(evenings: Read<Evening>[], venue: Venue | undefined): void {
  for (const { file, data } of evenings) {
    if (!/^[a-z][a-z\d-]*$/.test(file.id)) {
      const wanted =
        'Small letters, digits and dashes, a letter first. The name becomes a part of the address. For example: long-table.md';
      reportField(file, ['the file’s name'], basename(file.file), wanted);
    }
    if (!data || !venue) continue;
    checkCurrency(file, ['price'], data.price, venue);
    checkOpen(file, data, venue);
    if (data.date && data.date < today()) {
      const wanted = 'A day to come, or no such file: no page shows an evening that is over.';
      file.report(file.lineOf(['date']), warning('date', data.date, wanted));
    }
  }
}

/** Reports an evening that begins while the kitchen is closed: guests book a table for it. */
function checkOpen(file: ContentFile, { date, weekday, starts }: Evening, { hours }: Venue) {
  const day = weekday ?? weekdayOf(date ?? '');
  const open = date ? hoursOfDate(hours, 'dining', date) : hoursOfWeekday(hours, 'dining', day);
  if (isOpenAt(open, starts)) return;
  const on = date ? `${day} ${date}` : `a ${day}`;
  if (open === 'closed') {
    const wanted = `Another day: on ${on} the kitchen is closed, by the hours ${inVenue}.`;
    reportField(file, [date ? 'date' : 'weekday'], date ?? day, wanted);
  } else {
    const wanted = `A time at which the kitchen is open on ${on}: ${open}, by the hours ${inVenue}.`;
    reportField(file, ['starts'], starts, wanted);
  }
}

const photoWidth = 1600;

/** Reports photographs that are missing, too small, or that cannot be read. */
export async function checkPhotos(root: string, photos: Read<Photo>[]): Promise<void> {
  for (const { file, data } of photos) {
    if (!data) continue;
    const path = join(root, 'src/assets/images/photos', data.image.slice(photoFolder.length));
    const found = await photoFault(path);
    const wanted = `A JPEG, PNG, WebP or AVIF in src/assets/images/photos, at least ${photoWidth} pixels wide. For example: ${photoFolder}table.jpg`;
    if (found) reportField(file, ['image'], `"${data.image}", ${found}`, wanted);
  }
}

async function photoFault(path: string): Promise<string | undefined> {
  if (!/^[\w-]+\.(jpe?g|png|webp|avif)$/i.test(basename(path))) return 'which is no such picture';
  if (!existsSync(path)) return 'where there is no file';
  const { autoOrient } = await sharp(path)
    .metadata()
    .catch(() => ({ autoOrient: undefined }));
  if (!autoOrient) return 'which cannot be read';
  return autoOrient.width < photoWidth ? `${autoOrient.width} pixels wide` : undefined;
}
