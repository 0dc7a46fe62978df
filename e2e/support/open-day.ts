/** A future day and times at which a table can be booked, computed from the venue's hours. */
import { hoursOfDate, isOpenAt } from '../../src/lib/opening-hours.ts';
import { daysAfter, instantsOf, today } from '../../src/lib/venue-clock.ts';
import { daysAhead } from '../../src/sections/contact/booking/booking.ts';
import { halfHours, widestDining } from '../../src/sections/contact/booking/times.ts';
import { venue } from './content.ts';

const { hours, timeZone } = venue;
const offered = halfHours(...widestDining(hours));
const isAtNight = (time: string) => time < (offered[0] ?? '');

const days = Array.from({ length: daysAhead }, (_, index) => {
  const date = daysAfter(today(timeZone), index + 1);
  const printed = hoursOfDate(hours, 'dining', date);
  return { date, times: offered.filter((time) => isOpenAt(printed, time)) };
});
const day =
  days.find(({ times }) => times.some(isAtNight)) ?? days.find(({ times }) => times.length > 0);

/** A day on which the kitchen is open, if possible until after midnight. */
export const openDay = day?.date ?? '';
/** The first time of that day. */
export const openTime = day?.times[0] ?? '';
/** The first time after the midnight that ends it. Undefined if no day has one. */
export const nightTime = day?.times.find(isAtNight);
/** All times that the form offers after midnight. */
export const nightTimes = offered.filter(isAtNight);
/** A time that the form does not offer. */
export const closedTime =
  halfHours('midnight', 'midnight').find((time) => !offered.includes(time)) ?? '24:00';

/** The instant at which the venue's clock shows a time such as `2026-12-04T20:00`. */
export const atVenue = (dateTime: string) => new Date(instantsOf(dateTime, timeZone)[0] ?? NaN);
