/** Finds ages in texts that differ from the venue's, in digits or words. */
import type { VFileMessage } from 'vfile-message';
import type { Venue } from '../../schemas/venue.ts';
import { mistake } from '../messages.ts';

/** The ages of entry that venues ask for, from 16 on. */
const inWords = ['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'twenty-one'];
const firstInWords = 16;
const words = inWords.toReversed().join('|').replace('-', '[ -]');
const age = `(1[6-9]|2[0-5]|${words})(?![\\d%]|[.,:/]\\d)`;

/** Words that stand with nothing but an age. */
const surely = [
  `\\bage[sd]?(?:\\s(?:of|is|limit|at least|over|under))*:?\\s${age}\\b`,
  `\\b${age}[\\s-]*(?:years?|yrs?)[\\s-](?:olds?|of age|or older|or over|and over)\\b`,
  `\\b${age}\\s(?:and|or)\\s(?:over|older|above|under|younger)\\b`,
  `\\b(?:over|under)[\\s-]${age}['’]?s\\b`,
  `\\b${age}(?:st|th)\\sbirthday`,
  '\\b(18|21)\\s?\\+',
];
/** Words that also stand with other numbers: "a table for 20+". A plural behind the number names what is counted. */
const perhaps = [
  `\\b${age}(?:\\s?\\+|[ -]plus\\b)`,
  `\\b(?:over|under|above|below|(?:older|younger) than|at least|must be|minimum)\\s${age}\\b(?!\\s\\w+s\\b)`,
];

/** The ages in a text other than the venue's. An age that may be another number is no more than a warning. */
export function checkAges(text: string, venue: Venue | undefined): VFileMessage[] {
  if (!venue) return [];
  const wanted = `The minimumAge of src/content/venue.md, which is ${venue.minimumAge}. In the text of a law page or game, write {minimumAge}.`;
  return [...surely, ...perhaps].flatMap((pattern) =>
    [...text.matchAll(RegExp(pattern, 'gi'))]
      .filter(([, written = '']) => yearsOf(written) !== venue.minimumAge)
      .map(([found]) => mistake('an age', `"${found}"`, wanted, surely.includes(pattern))),
  );
}

function yearsOf(written: string): number {
  const word = inWords.indexOf(written.toLowerCase().replace(' ', '-'));
  return word < 0 ? Number(written) : firstInWords + word;
}
