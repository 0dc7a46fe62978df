import { clockTime } from '../../lib/opening-hours.ts';
import type { Venue } from '../../schemas/venue.ts';
import { agesIn } from './ages.ts';
import { reportField, type ContentFile } from './content-file.ts';
import { unknownFacts, type Facts } from './facts.ts';
import { mistake, warning } from './messages.ts';

/** Reports unknown facts in braces, other ages than the venue's, and typographic quotation marks around a value. */
export function checkFieldTexts(file: ContentFile, facts: Facts, venue: Venue | undefined): void {
  for (const [path, value] of leaves(file.fields)) {
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    const hasFacts = path[0] === 'boxText' || path[0] === 'wordings';
    const unknown = hasFacts ? unknownFacts(value, known) : [];
    const words = checkWords(value, venue).map(({ message }) => message);
    file.report(file.lineOf(path), ...unknown, ...words);
    // A whole sentence may be a quotation: it ends with a full stop inside.
    if (
      /^[“”„‟«»‘’‚‛`´].*[^.!?…][“”„‟«»‘’‚‛"'`´]$|^["'].*[“”‘’»]$|^[^"]*[^\d\s"]"$/.test(
        value.trim(),
      )
    ) {
      const wanted =
        'The words alone, or straight quotation marks around them. For example: name: "Zulu Gold"';
      reportField(file, path, value, wanted);
    }
    if (/<\/?[a-z!][^>]*>|\*\*|__|&(?:#\d+|[a-z]+);|\]\(|[,;]$/i.test(value))
      reportField(
        file,
        path,
        value.slice(0, 100),
        'Plain words, without HTML, Markdown or a comma at the end.',
      );
  }
}

/** What letters such as é, ’ and £ become in a text that was read in another encoding. */
const garbled = /\S*(?:[ÃÂ][\u0080-\u00BF]|â€)\S*/g;

/** Garbled letters in a text, and ages that differ from the venue's, each with its offset. */
export function checkWords(text: string, venue: Venue | undefined) {
  const retyped = 'The word typed again: its letters were read in another encoding. For example: é';
  const letters = [...text.matchAll(garbled)].map(({ 0: found, index: offset }) => {
    return { offset, message: mistake('a character', found, retyped) };
  });
  return [...letters, ...checkAges(text, venue)];
}

function checkAges(text: string, venue: Venue | undefined) {
  if (!venue) return [];
  const wanted = `The minimumAge of src/content/venue.md, which is ${venue.minimumAge}. In the text of a law page or game, write {minimumAge}.`;
  return agesIn(text)
    .filter(({ years }) => years !== venue.minimumAge)
    .map(({ found, sure, offset }) => {
      const message = mistake('an age', `"${found}"`, wanted, sure);
      return { offset, message };
    });
}

/** Facts typed into a text that differ from the venue's, each with its offset: hours, telephone numbers, addresses. */
export function checkTypedFacts(text: string, venue: Venue | undefined) {
  if (!venue) return [];
  const { hours, telephones, emails } = venue;
  const printed = `${hours.gaming}, ${hours.diningOpens}, ${hours.diningCloses}`;
  const time =
    /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b24\s?\/\s?7\b|\w+ o['’]clock|(?<=\b(?:open|close|serve)s?\b[^.\n]{0,30} )(?:noon|midnight)\b/gi;
  const spans = [venue.answerWithin, venue.hotelNotice, venue.tableNotice];
  const unitOf = (span: string) => span.replace(/^.* |s$/g, '');
  const timeOf = (words: string) => clockTime(words.replaceAll('.', '')) ?? words;
  const times = (printed.match(time) ?? []).map(timeOf);
  const digitsOf = (words: string) => words.replaceAll(/\D/g, '');
  /** A number is written with or without its country code. */
  const ownDigits = 8;
  const kinds = [
    {
      reason: 'a time',
      pattern: time,
      facts: '{gamingHours}, {diningOpens} or {diningCloses}',
      isKnown: (found: string) => times.includes(timeOf(found)),
    },
    {
      reason: 'a length of time',
      pattern: /\b\d+ (?:minute|hour|day|week)s?\b/g,
      facts: '{answerWithin}, {hotelNotice} or {tableNotice}',
      isKnown: (found: string) =>
        spans.includes(found) || !spans.map(unitOf).includes(unitOf(found)),
    },
    {
      reason: 'a telephone number',
      pattern: /(?<![\w/-])\+?\(?\d[\d\s().-]{7,}\d/g,
      facts: '{telephone}',
      isKnown: (found: string) =>
        digitsOf(found).length <= ownDigits ||
        telephones.some(({ number }) =>
          digitsOf(number).endsWith(digitsOf(found).slice(-ownDigits)),
        ),
    },
    {
      reason: 'an e-mail address',
      pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      facts: '{email}',
      isKnown: (found: string) => emails.some(({ address }) => address === found),
    },
  ];
  return kinds.flatMap(({ reason, pattern, facts, isKnown }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !isKnown(found))
      .map(({ 0: found, index: offset }) => {
        const wanted = `The fact of src/content/venue.md, if it is the venue's: ${facts}. Otherwise leave it.`;
        return {
          offset,
          message: warning(reason, `"${found}", which venue.md does not have`, wanted),
        };
      }),
  );
}

/** Every text among the fields, with its path. Lists count from 0. */
export function leaves(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    return leaves(inside, [...path, Array.isArray(value) ? Number(name) : name]);
  });
}
