/** The opening hours as pages print them, computed from `venue.md`. */
import { printedDate } from '../../src/lib/evenings.ts';
import { openInWords, weekInWords } from '../../src/lib/hours-in-words.ts';
import { today } from '../../src/lib/venue-clock.ts';
import type { Venue } from '../../src/schemas/venue.ts';

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

/** The hours of both departments in words, which unit tests check. */
export const wordsOfHours = ({ hours }: Pick<Venue, 'hours'>) => ({
  gaming: plain(weekInWords(hours, 'gaming')),
  dining: plain(weekInWords(hours, 'dining')),
  openGaming: plain(openInWords(hours, 'gaming')),
  hereDuring: plain(openInWords(hours, 'gaming', 'but not on')),
  openDining: plain(openInWords(hours, 'dining')),
});

/** The lines for the week, and for future days with other hours. */
export function linesOfHours(venue: Pick<Venue, 'concierge' | 'hours' | 'timeZone'>): string[] {
  const { gaming, dining } = wordsOfHours(venue);
  const toCome = (venue.hours.exceptions ?? [])
    .filter(({ date }) => date >= today(venue.timeZone))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return [
    `Gaming${venue.concierge ? ' and concierge' : ''} ${gaming}`,
    `Dining ${dining}`,
    ...toCome.map((day) => {
      const parts = [day.gaming && `gaming ${day.gaming}`, day.dining && `dining ${day.dining}`];
      const hours = day.gaming === 'closed' ? 'closed' : parts.filter(Boolean).join(', ');
      return `${printedDate(day.date)}, ${day.reason}: ${hours}`;
    }),
  ];
}
