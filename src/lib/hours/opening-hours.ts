/** The opening hours of dates and weekdays. */
import type { DayHours, Department, Hours } from '../../schemas/hours/hours.ts';
import { weekdayOf, weekdays, type Weekday } from '../../schemas/hours/weekday.ts';

/** The hours of a date such as `2026-12-04`, from its exception or its weekday. */
export function hoursOfDate({ week, exceptions }: Hours, date: string): DayHours {
  const usual = week[weekdayOf(date)];
  const { gaming = usual.gaming, dining = usual.dining } =
    exceptions.find(({ from, to }) => from <= date && date <= to) ?? usual;
  return { gaming, dining };
}

/** The exceptions that are not over at a date, sorted. */
export const exceptionsFrom = ({ exceptions }: Hours, date: string) =>
  exceptions
    .filter(({ to }) => to >= date)
    .sort((one, other) => one.from.localeCompare(other.from));

/** Whether two values are the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Groups the weekdays by what they have, such as their hours, starting with Monday's. */
export function weekdaysBy<Value>(valueOf: (day: Weekday) => Value) {
  const groups: { days: Weekday[]; value: Value }[] = [];
  for (const day of weekdays) {
    const value = valueOf(day);
    const group = groups.find((each) => isSame(each.value, value));
    if (group) group.days.push(day);
    else groups.push({ days: [day], value });
  }
  return groups;
}

/** The weekdays on which a department is closed. */
export const closedWeekdays = ({ week }: Hours, department: Department) =>
  weekdays.filter((day) => week[day][department].length === 0);
