/** Describes the opening hours of a week, and the days that differ from it. */
import type { Department, Exception, Hours } from '../../schemas/hours/hours.ts';
import { isWholeDay } from '../../schemas/hours/range.ts';
import { weekdays, type Weekday } from '../../schemas/hours/weekday.ts';
import { closedWeekdays, isSame, weekdaysBy } from './opening-hours.ts';
import { listInWords } from '../words/list.ts';
import { printDate, printEnd, printRanges } from './print.ts';

/** Weekdays in the order of the week, in the plural by default: `Mondays and Fridays`, `Tuesdays to Thursdays`. */
export function weekdaysInWords(
  days: readonly Weekday[],
  nameOf = (day: Weekday) => `${day}s`,
): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === weekdays[index - 1]) run.push(day);
    else runs.push([day]);
  }
  const words = runs
    .map((run) => run.map(nameOf))
    .flatMap((names) => (names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names));
  return listInWords(words);
}

/** Until when a department is open, in words that are true of each open day: `until 2 AM`, `until 2 AM or later`, `24/7`. */
function closingInWords(hours: Hours, department: Department): string {
  const closings = weekdays
    .map((day) => hours.week[day][department])
    .flatMap((ranges) => (isWholeDay(ranges) ? Infinity : (ranges.at(-1)?.closes ?? [])));
  const earliest = Math.min(...closings);
  if (earliest === Infinity) return closings.length === weekdays.length ? '24/7' : '24 hours';
  const words = `until ${printEnd(earliest, hours)}`;
  return closings.some((closes) => closes > earliest) ? `${words} or later` : words;
}

/** Adds the days on which the department is closed: `until 2 AM, closed Mondays`. `without` comes before those days. */
export function openInWords(hours: Hours, department: Department, without = 'closed'): string {
  const closed = closedWeekdays(hours, department);
  const words = closingInWords(hours, department);
  return closed.length > 0 ? `${words}, ${without} ${weekdaysInWords(closed)}` : words;
}

/** All hours of a week, starting with the usual ones: `16:00-02:00, Fridays 18:00-04:00, closed Mondays`. */
export function weekInWords(hours: Hours, department: Department): string {
  const groups = weekdaysBy((day) => hours.week[day][department]).map(({ days, value }) => {
    const isClosed = value.length === 0;
    const isUsual = isSame(value, hours.usual[department]) && !isClosed;
    const printed = printRanges(value, hours);
    if (days.length === weekdays.length)
      return { order: 0, words: isWholeDay(value) ? '24/7' : printed };
    const named = weekdaysInWords(days);
    if (isClosed) return { order: 2, words: `closed ${named}` };
    return isUsual ? { order: 0, words: printed } : { order: 1, words: `${named} ${printed}` };
  });
  return groups
    .sort((one, other) => one.order - other.order)
    .map(({ words }) => words)
    .join(', ');
}

/** An exception: its days with their reason, and its hours. */
export function describeException({ from, to, reason, gaming, dining }: Exception, hours: Hours) {
  const days = from === to ? printDate(from) : `${printDate(from)} to ${printDate(to)}`;
  const parts = Object.entries({ gaming, dining }).flatMap(([department, ranges]) =>
    ranges ? `${department} ${printRanges(ranges, hours)}` : [],
  );
  return {
    day: `${days}, ${reason}`,
    hours: gaming?.length === 0 ? 'closed' : parts.join(', '),
  };
}

/** What is open on a day without an evening. */
export function noEveningInWords(hours: Hours): string {
  const closed = closedWeekdays(hours, 'gaming');
  const noKitchen = closedWeekdays(hours, 'dining').filter((day) => !closed.includes(day));
  const kitchen = `a kitchen open ${closingInWords(hours, 'dining')}`;
  const open = `you still have the games, and ${kitchen}`;
  const end = noKitchen.length > 0 ? `, closed ${weekdaysInWords(noKitchen)}.` : '.';
  return closed.length > 0
    ? `We are closed on ${weekdaysInWords(closed)}. When nothing is planned on another day, ${open}${end}`
    : `When nothing is planned, ${open}${end}`;
}
