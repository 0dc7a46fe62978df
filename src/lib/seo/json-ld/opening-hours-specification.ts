import type { OpeningHoursSpecification } from 'schema-dts';
import type { Department, Hours } from '../../../schemas/hours/hours.ts';
import { dayLength, isWholeDay, type Ranges } from '../../../schemas/hours/range.ts';
import { exceptionsFrom, weekdaysBy } from '../../hours/opening-hours.ts';
import { isoTime } from '../../hours/print.ts';

/** The hours of a department: each weekday, and future exceptions. A day with two ranges has two entries. */
export function openingHours(
  hours: Hours,
  department: Department,
  from: string,
): OpeningHoursSpecification[] {
  const weekly = weekdaysBy((day) => hours.week[day][department]).flatMap(({ days, value }) =>
    specifications(value).map((open) => ({ ...open, dayOfWeek: days })),
  );
  const exceptions = exceptionsFrom(hours, from).flatMap(({ from, to, [department]: ranges }) =>
    (ranges ? specifications(ranges) : []).map((open) => ({
      ...open,
      validFrom: from,
      validThrough: to,
    })),
  );
  return [...weekly, ...exceptions];
}

/**
 * Google reads 00:00 to 23:59 as open all day, and 00:00 to 00:00 as closed:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specifications(ranges: Ranges) {
  const closed = [{ opens: 0, closes: 0 }];
  const open = isWholeDay(ranges) ? [{ opens: 0, closes: dayLength - 1 }] : ranges;
  return (ranges.length > 0 ? open : closed).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens: isoTime(opens),
    closes: isoTime(closes),
  }));
}
