/** The opening hours as every page prints them, by the fields of `venue.md`. */
import { printedDate } from '../../src/lib/evenings.ts';
import { today } from '../../src/lib/venue-clock.ts';
import type { Venue } from '../../src/schemas/venue.ts';

/** The lines of the usual hours, of other weekdays, and of single days to come. */
export function linesOfHours({ hours, timeZone }: Pick<Venue, 'hours' | 'timeZone'>): string[] {
  const { gaming, diningOpens, diningCloses, days = [], exceptions = [] } = hours;
  const toCome = exceptions
    .filter(({ date }) => date >= today(timeZone))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const others = [
    ...days.map((group) => ({ ...group, when: group.weekdays.join(', ') })),
    ...toCome.map((day) => ({ ...day, when: `${printedDate(day.date)}, ${day.reason}` })),
  ];
  return [
    `Gaming and concierge ${gaming}`,
    `Dining ${diningOpens}-${diningCloses}`,
    ...others.map((other) => {
      const parts = [
        other.gaming && `gaming ${other.gaming}`,
        other.dining && `dining ${other.dining}`,
      ];
      return `${other.when}: ${parts.filter(Boolean).join(', ')}`;
    }),
  ];
}
