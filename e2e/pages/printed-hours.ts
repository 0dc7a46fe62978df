/** The opening hours as pages print them, computed from `venue.md`. */
import { describeException, openInWords, weekInWords } from '../../src/lib/hours/hours-in-words.ts';
import { exceptionsFrom } from '../../src/lib/hours/opening-hours.ts';
import type { Venue } from '../../src/schemas/venue.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';
import { dayOfBuild } from '../support/content.ts';

/** The hours of both departments in words, which unit tests check. */
export const wordsOfHours = ({ hours }: Pick<Venue, 'hours'>) => ({
  gaming: plainSpaces(weekInWords(hours, 'gaming')),
  dining: plainSpaces(weekInWords(hours, 'dining')),
  openGaming: plainSpaces(openInWords(hours, 'gaming')),
  hereDuring: plainSpaces(openInWords(hours, 'gaming', 'but not on')),
  openDining: plainSpaces(openInWords(hours, 'dining')),
});

/** The facts of the week, and of future days with other hours, in their order. */
export function factsOfHours({ hours }: Pick<Venue, 'hours'>): string[] {
  const { gaming, dining } = wordsOfHours({ hours });
  const exceptions = exceptionsFrom(hours, dayOfBuild).map((each) =>
    describeException(each, hours),
  );
  return [
    gaming,
    dining,
    ...exceptions.flatMap((each) => [plainSpaces(each.day), plainSpaces(each.hours)]),
  ];
}
