/** Checks evenings against the opening hours. */
import type { Content } from '../../src/lib/content/content-files.ts';
import { closedFor } from '../../src/lib/hours/evenings.ts';
import { hoursOfDate } from '../../src/lib/hours/opening-hours.ts';
import { printRanges } from '../../src/lib/hours/print.ts';
import { today } from '../../src/lib/hours/venue-clock.ts';
import type { Evening } from '../../src/schemas/evening.ts';
import type { DayHours } from '../../src/schemas/hours/hours.ts';
import type { Venue } from '../../src/schemas/venue.ts';

/** Reports a future evening at a time when the venue or its kitchen is closed. */
export function checkEvening({ data, errorAt }: Content['evenings'][number], venue?: Venue) {
  if (!data || !venue) return [];
  const { date = '', weekday } = data;
  if (!weekday && date < today(venue.timeZone)) return [];
  const days = weekday?.map((day) => venue.hours.week[day]) ?? [hoursOfDate(venue.hours, date)];
  return days
    .flatMap((day) => {
      const department = closedFor(data, day);
      if (!department) return [];
      const isClosed = day[department].length === 0;
      const when = isClosed
        ? 'closed then'
        : `open ${printRanges(day[department], venue.hours)} then`;
      const remedy = isClosed ? 'another day' : 'another time';
      const message =
        department === 'gaming'
          ? `The venue is ${when}, so no page shows this evening. Write ${remedy}, or change the hours in src/content/venue.md.`
          : `The kitchen is ${when}, so guests cannot book a table, and no page shows this evening. Write ${remedy}, or add bookable: false.`;
      return errorAt([isClosed ? dayField(data) : timeField(data, day)], message);
    })
    .slice(0, 1);
}

const dayField = ({ weekday }: Evening) => (weekday ? 'weekday' : 'date');

/** The time that is outside the hours of a day. */
const timeField = (evening: Evening, day: DayHours) =>
  closedFor({ ...evening, ends: undefined }, day) ? 'starts' : 'ends';
