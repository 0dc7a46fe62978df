/** Describes the opening hours of a week. */
import { openingRange } from '../schemas/clock-time.ts';
import type { Venue } from '../schemas/venue.ts';
import { weekdays, type Weekday } from '../schemas/weekday.ts';
import { hoursOfWeekday, usualHours, weekdaysByHours, type Department } from './opening-hours.ts';

type Hours = Venue['hours'];

const list = new Intl.ListFormat('en-GB');

/** Keeps AM and PM on the line of their time. */
export const unbroken = (words: string) => words.replaceAll(/ (?=[AP]M\b)/g, '\u00A0');

/** Weekdays in the plural, in the order of the week: `Mondays and Fridays`, `Tuesdays to Thursdays`. */
export function weekdaysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === weekdays[index - 1]) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) =>
    run.length > 2 ? `${run[0]}s to ${run.at(-1)}s` : run.map((day) => `${day}s`),
  );
  return list.format(words);
}

/** The weekdays on which a department is closed. */
const closedWeekdays = (hours: Hours, department: Department) =>
  weekdaysByHours(hours, department)['closed'] ?? [];

/** The earliest closing time of a department: `until 2 AM`, `until 2 AM or later`, `24/7`. */
function openUntil(hours: Hours, department: Department): string {
  const printed = weekdays.map((day) => hoursOfWeekday(hours, department, day));
  const open = printed
    .flatMap((each) => {
      const { opens, closes } = openingRange(each) ?? {};
      if (!opens || !closes) return [];
      const [, until] = each.split('-');
      // Sort times after midnight last, followed by days without a closing time.
      return { until, order: until ? `${closes <= opens ? 1 : 0}${closes}` : '2' };
    })
    .sort((one, other) => one.order.localeCompare(other.order));
  const until = open[0]?.until;
  if (!until) return open.length < weekdays.length ? '24 hours' : '24/7';
  const isSame = open.every(({ order }) => order === open[0]?.order);
  return unbroken(`until ${until}${isSame ? '' : ' or later'}`);
}

/** Adds the days on which the department is closed: `until 2 AM, closed Mondays`. `without` comes before those days. */
export function openInWords(hours: Hours, department: Department, without = 'closed'): string {
  const closed = closedWeekdays(hours, department);
  const words = openUntil(hours, department);
  return closed.length > 0 ? `${words}, ${without} ${weekdaysInWords(closed)}` : words;
}

/** All hours of a week, starting with the usual ones: `16:00-02:00, Fridays 18:00-04:00, closed Mondays`. */
export function weekInWords(hours: Hours, department: Department): string {
  const usual = usualHours(hours, department);
  const { [usual]: usualDays, closed, ...others } = weekdaysByHours(hours, department);
  if (usualDays?.length === weekdays.length) return unbroken(usual);
  const words = [
    usualDays && usual.replace(/^24.*/, '24 hours'),
    ...Object.entries(others).map(([printed, days = []]) => `${weekdaysInWords(days)} ${printed}`),
    closed && `closed ${weekdaysInWords(closed)}`,
  ];
  return unbroken(words.filter(Boolean).join(', '));
}

/** What is open on a day without an evening. */
export function withoutEvening(hours: Hours): string {
  const closed = closedWeekdays(hours, 'gaming');
  const noKitchen = closedWeekdays(hours, 'dining').filter((day) => !closed.includes(day));
  const kitchen = `a kitchen open ${openUntil(hours, 'dining')}`;
  const open = `the house is open all the same: games, sofas, and ${kitchen}`;
  const end = noKitchen.length > 0 ? `, closed ${weekdaysInWords(noKitchen)}.` : '.';
  return closed.length > 0
    ? `We are closed on ${weekdaysInWords(closed)}. When nothing is planned on another day, ${open}${end}`
    : `When nothing is planned, ${open}${end}`;
}
