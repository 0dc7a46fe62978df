/** Hints on content that is published as it is, though rarely meant so. */
import type { Content, ContentError } from '../src/lib/read-content.ts';
import { countryCode } from '../src/lib/address.ts';
import { weekInWords } from '../src/lib/hours-in-words.ts';
import { hoursOfWeekday, isWithin } from '../src/lib/opening-hours.ts';
import { today } from '../src/lib/venue-clock.ts';
import type { Venue } from '../src/schemas/venue.ts';
import { weekdays } from '../src/schemas/weekday.ts';

/** All hints for the content of a project. */
export function contentHints({ venue, menu, evenings }: Content): ContentError[] {
  return venue.flatMap((file) => [
    ...hintOnCountry(file),
    ...hintOnRooms(file),
    ...(file.data
      ? [...hintsOnPastDays(file, file.data, evenings), ...hintsOnServed(menu, file.data)]
      : []),
  ]);
}

/** Evenings and days with other hours that are over. */
function hintsOnPastDays(
  { hintAt }: Content['venue'][number],
  { hours, timeZone }: Venue,
  evenings: Content['evenings'],
): ContentError[] {
  const isOver = (date?: string) => date !== undefined && date < today(timeZone);
  const message = 'This day is over, and no page shows it.';
  const exceptions = (hours.exceptions ?? []).flatMap(({ date }, index) =>
    isOver(date)
      ? hintAt(['hours', 'exceptions', index, 'date'], `${message} Delete its lines.`)
      : [],
  );
  const past = evenings
    .filter(({ data }) => isOver(data?.date))
    .map((evening) =>
      evening.hintAt(['date'], `${message} Delete the file, or write a day to come.`),
    );
  return [...exceptions, ...past];
}

/** Parts of the menu that are served when the kitchen is closed. */
function hintsOnServed(menu: Content['menu'], { hours }: Venue): ContentError[] {
  return menu.flatMap(({ data, hintAt }) =>
    (data?.sections ?? []).flatMap(({ served }, index) => {
      const isServed = weekdays.some(
        (day) => served && isWithin(served, hoursOfWeekday(hours, 'dining', day)),
      );
      if (!served || isServed) return [];
      const message = `The kitchen is closed during a part of this time. It is open ${weekInWords(hours, 'dining')}. Write hours within these, or change them in src/content/venue.md.`;
      return [hintAt(['sections', index, 'served'], message)];
    }),
  );
}

/** The order of an address is known by the English name of its country. */
function hintOnCountry({ data, hintAt }: Content['venue'][number]): ContentError[] {
  const { country } = data?.address ?? {};
  if (!country || countryCode(country)) return [];
  const message = `The order of addresses in ${country} is not known, so each part has a line of its own. Write its English name, such as Germany.`;
  return [hintAt(['address', 'country'], message)];
}

/** A notice for cancelling a room is a fact of a venue with rooms alone. */
function hintOnRooms({ data, hintAt }: Content['venue'][number]): ContentError[] {
  if (!data?.hotelNotice || data.rooms) return [];
  const message =
    'Without rooms, no page shows this notice. Add the field rooms, or remove this one.';
  return [hintAt(['hotelNotice'], message)];
}
