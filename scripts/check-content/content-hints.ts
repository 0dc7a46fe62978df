/** Hints about content that is valid but probably unintended. */
import type { Content, ContentError } from '../../src/lib/content/content-files.ts';
import { weekdaysInWords, weekInWords } from '../../src/lib/hours/hours-in-words.ts';
import { today } from '../../src/lib/hours/venue-clock.ts';
import { rangeWithin } from '../../src/schemas/hours/range.ts';
import type { Venue } from '../../src/schemas/venue.ts';
import { weekdays } from '../../src/schemas/hours/weekday.ts';

/** All hints for the content of a project. */
export function contentHints({ venue, menu, evenings }: Content): ContentError[] {
  return venue.flatMap((file) =>
    file.data
      ? [
          ...hintsOnPastDays(file, file.data, evenings),
          ...hintOnQuietHours(file, file.data),
          ...hintsOnServingTimes(menu, file.data),
        ]
      : [],
  );
}

/** Evenings and exceptional hours in the past. */
function hintsOnPastDays(
  { hintAt }: Content['venue'][number],
  { hours, timeZone }: Venue,
  evenings: Content['evenings'],
): ContentError[] {
  const isOver = (date?: string) => date !== undefined && date < today(timeZone);
  const message = 'This day is in the past, so no page shows it.';
  const exceptions = hours.exceptions.flatMap(({ to }, index) =>
    isOver(to)
      ? hintAt(['hours', 'exceptions', index, 'date'], `${message} Delete the lines of this day.`)
      : [],
  );
  const past = evenings
    .filter(({ data }) => isOver(data?.date))
    .map((evening) =>
      evening.hintAt(['date'], `${message} Delete the file, or write a future day.`),
    );
  return [...exceptions, ...past];
}

/** Parts of the menu that are served while the kitchen is closed, on all days or on some. */
function hintsOnServingTimes(menu: Content['menu'], { hours }: Venue): ContentError[] {
  return menu.flatMap(({ data, hintAt }) =>
    (data?.sections ?? []).flatMap(({ served }, index) => {
      const open = weekdays.filter((day) => hours.week[day].dining.length > 0);
      const tooShort = open.filter((day) =>
        served?.some((range) => !rangeWithin(hours.week[day].dining, range)),
      );
      if (tooShort.length === 0) return [];
      const when = tooShort.length < open.length ? ` on ${weekdaysInWords(tooShort)}` : '';
      const message = `The kitchen is closed during part of this time${when}. It is open ${weekInWords(hours, 'dining')}. Write hours within these, name the days in the title, or change the hours in src/content/venue.md.`;
      return [hintAt(['sections', index, 'served'], message)];
    }),
  );
}

/** Quiet hours while the venue is closed, on all of their days or on some. */
function hintOnQuietHours(
  { hintAt }: Content['venue'][number],
  { access, hours }: Venue,
): ContentError[] {
  const { hours: quiet, weekdays: days = weekdays } = access?.quietHours ?? {};
  const open = days.filter((day) => hours.week[day].gaming.length > 0);
  const fit = open.every((day) =>
    quiet?.ranges.every((range) => rangeWithin(hours.week[day].gaming, range)),
  );
  if (!quiet || fit) return [];
  const message = `The venue is closed during part of this time. It is open ${weekInWords(hours, 'gaming')}. Write hours within these.`;
  return [hintAt(['access', 'quietHours', 'hours'], message)];
}
