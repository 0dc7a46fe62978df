/** Opening hours as values, in minutes from the midnight with which their day begins. */

/** The minutes of a day. */
export const dayLength = 24 * 60;
export const dayInMilliseconds = dayLength * 60_000;

/**
 * The time from `opens` (0 to 1439) until before `closes`, which is later. The night after the day begins at 1440: `6 PM-2 AM`
 * is 1080 to 1560.
 */
export interface Range {
  opens: number;
  closes: number;
}

/** The hours of a day, in order and without overlaps. Empty if it is closed. */
export type Ranges = readonly Range[];

/** The hours of a day that is open all 24 hours. */
export const wholeDay: Ranges = [{ opens: 0, closes: dayLength }];

/** Whether hours include a minute. */
export const isOpenAt = (ranges: Ranges, minute: number) =>
  ranges.some(({ opens, closes }) => opens <= minute && minute < closes);

/** Whether a day is open all 24 hours. */
export const isWholeDay = (ranges: Ranges) =>
  ranges.some(({ opens, closes }) => closes - opens === dayLength);

/** Whether a range is within the hours of a day. A day that is open all 24 hours also covers its night. */
export const covers = (ranges: Ranges, { opens, closes }: Range) =>
  isWholeDay(ranges) || ranges.some((each) => each.opens <= opens && closes <= each.closes);

/** The same range, or the one a day later, whichever is within the hours of a day: `1 AM` in `6 PM-2 AM` is 1500. */
export const rangeWithin = (ranges: Ranges, { opens, closes }: Range) =>
  [
    { opens, closes },
    { opens: opens + dayLength, closes: closes + dayLength },
  ].find((range) => covers(ranges, range));
