/** The typical day, which represents the week on the home page. The days before and after it have the same hours. */
import type { DayHours, Hours } from '../../schemas/hours/hours.ts';
import {
  dayLength,
  isOpenAt,
  isWholeDay,
  type Range,
  type Ranges,
} from '../../schemas/hours/range.ts';
import type { Weekday } from '../../schemas/hours/weekday.ts';
import { weekdaysBy } from './opening-hours.ts';

/** The most frequent hours of weekdays with an open kitchen, and their weekdays. */
export function typicalDay({ week }: Hours): DayHours & { days: Weekday[] } {
  const { days, value } = weekdaysBy((day) => week[day])
    .filter((group) => group.value.dining.length > 0)
    .reduce((one, other) => (other.days.length > one.days.length ? other : one));
  return { days, ...value };
}

/** The ranges of the days before, at and after the typical day, in minutes from its midnight. */
const daily = (ranges: Ranges): Range[] =>
  [-dayLength, 0, dayLength, 2 * dayLength].flatMap((shift) =>
    ranges.map(({ opens, closes }) => ({ opens: opens + shift, closes: closes + shift })),
  );

/** Whether it is open at a minute of the typical day (0 to 1439) or of the night after it. */
export const isOpenDaily = (ranges: Ranges, minute: number) => isOpenAt(daily(ranges), minute);

/** The minute at which it closes next. Undefined if it is closed at `minute`, or open around the clock. */
export const closesNext = (ranges: Ranges, minute: number) =>
  isWholeDay(ranges)
    ? undefined
    : daily(ranges).find(({ opens, closes }) => opens <= minute && minute < closes)?.closes;

/** The minute at which it opens next, after `minute`. Undefined if it is closed all day, or open around the clock. */
export const opensNext = (ranges: Ranges, minute: number) =>
  isWholeDay(ranges) ? undefined : daily(ranges).find(({ opens }) => opens > minute)?.opens;
