/** A future day and times at which a table can be booked, computed from the venue's hours. */
import { hoursOfDate } from '../../src/lib/hours/opening-hours.ts';
import { isoTime, printTime } from '../../src/lib/hours/print.ts';
import { daysAfter, today, withOffset } from '../../src/lib/hours/venue-clock.ts';
import { dayLength, isOpenAt } from '../../src/schemas/hours/range.ts';
import { daysAhead } from '../../src/islands/contact-form/booking/booking.ts';
import { bookableTimes, partsOfDay } from '../../src/islands/contact-form/booking/times.ts';
import { venue } from './content.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';

const { hours, timeZone } = venue;
const offered = bookableTimes(hours);
const isAtNight = (minute: number) => minute >= dayLength;
/** A time as its option has it: its value and its words. */
const optionOf = (minute: number) => ({
  minute,
  value: isoTime(minute),
  label: plainSpaces(printTime(minute, hours)),
});

const days = Array.from({ length: daysAhead }, (_, index) => {
  const date = daysAfter(today(timeZone), index + 1);
  const { dining } = hoursOfDate(hours, date);
  return { date, times: offered.filter((minute) => isOpenAt(dining, minute)) };
}).filter(({ times }) => times.length > 0);
const day = days.find(({ times }) => times.some(isAtNight)) ?? days[0];
const times = (day?.times ?? []).map(optionOf);

/** The words of all times that the form offers, each after its part of the day. */
export const offeredTimes = partsOfDay(offered).flatMap(({ label, minutes }) =>
  minutes.map((minute) => `${label}: ${optionOf(minute).label}`),
);
/** A day on which the kitchen is open, if possible until after midnight. */
export const openDay = day?.date ?? '';
/** The first time of that day. */
export const openTime = times[0] ?? optionOf(0);
/** Its last time. */
export const lastTime = times.at(-1) ?? openTime;
/** Its times after midnight. */
export const nightTimes = times.filter(({ minute }) => isAtNight(minute));
/** The instant at which the venue's clock shows a time such as `2026-12-04T20:00`. */
export const atVenue = (dateTime: string) => new Date(withOffset(dateTime, timeZone));
