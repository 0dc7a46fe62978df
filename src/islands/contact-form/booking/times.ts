/** The bookable times, in minutes from the midnight with which their day begins. */
import type { Hours } from '../../../schemas/hours/hours.ts';
import { dayLength, isOpenAt } from '../../../schemas/hours/range.ts';
import { weekdays } from '../../../schemas/hours/weekday.ts';

/** The half hours at which the kitchen is open on at least one day, those of its night last. */
export function bookableTimes({ week, exceptions }: Hours): number[] {
  const days = [...weekdays.map((day) => week[day]), ...exceptions];
  const open = days.flatMap(({ dining }) => dining ?? []);
  return Array.from({ length: 2 * 48 }, (_, index) => index * 30).filter((minute) =>
    isOpenAt(open, minute),
  );
}

function partOfDay(minute: number): string {
  if (minute >= dayLength) return 'After midnight';
  if (minute < dayLength / 2) return 'Morning';
  return minute < 18 * 60 ? 'Afternoon' : 'Evening';
}

/** Groups times by the part of the day. */
export function partsOfDay(times: readonly number[]) {
  const parts = new Map<string, number[]>();
  for (const minute of times) {
    const label = partOfDay(minute);
    parts.set(label, [...(parts.get(label) ?? []), minute]);
  }
  return [...parts].map(([label, minutes]) => ({ label, minutes }));
}
