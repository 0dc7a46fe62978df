import type { VFileMessage } from 'vfile-message';
import { clockTime } from '../../schemas/clock-time.ts';
import type { Venue } from '../../schemas/venue.ts';
import { checkAges } from './ages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { unknownFacts, type Facts } from '../facts.ts';
import { mistake, warning } from '../messages.ts';

/** Typographic quotation marks around a value. A whole sentence may be a quotation, with its full stop inside. */
const typographic = /^[“”„«‘‚].*[^.!?…][“”»‘’"']$/;
/** Markdown, HTML and a comma at the end, which a field prints. */
const markup = /\*\*|`|\]\(|^[*_#].|<\/?[a-z!][^>]*>|&(?:\w+|#\d+);|==\w|[,;]$/i;

const straight =
  'The words alone, or straight quotation marks around them. For example: name: "Zulu Gold"';
const plainWords = 'Plain words: a field prints every character, also a comma at its end.';

/** Whether facts in braces work in a field. */
const hasFacts = (file: ContentFile, field: PropertyKey | undefined) =>
  file.file.includes('/legal/') && field !== 'title' && field !== 'boxTitle';

/** Reports what is wrong with the words in fields, and with the facts in braces there. */
export function checkFieldTexts(file: ContentFile, facts: Facts, venue: Venue | undefined): void {
  for (const [path, value] of textsIn(file.fields)) {
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    const unknown = hasFacts(file, path[0]) ? unknownFacts(value, known) : [];
    const money = file.file.includes('/games/') ? checkMoney(value) : [];
    file.report(file.lineOf(path), ...unknown, ...checkAges(value, venue), ...money);
    const words = value.trim();
    if (typographic.test(words)) reportField(file, path, value, straight);
    else if (markup.test(words) && !URL.canParse(words))
      reportField(file, path, value, plainWords, warning);
  }
}

/** Games are for play credits alone. A sentence may say that there is no money. */
export function checkMoney(text: string): VFileMessage[] {
  const wanted = 'Words without money: play credits have no value. "No real money" may stay.';
  return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    const [found] =
      /\b(?:real[- ](?:money|cash)|cash (?:prize|out)s?|win (?:\w+ )?(?:money|cash))\b|[£$€] ?\d\S*/i.exec(
        sentence,
      ) ?? [];
    const isDenied = /\b(?:no|not|never|without|nothing|neither|nor|free of)\b|n[’']t\b/i;
    return found && !isDenied.test(sentence) ? [mistake('money', `"${found}"`, wanted)] : [];
  });
}

/** Facts that are typed into texts, and become stale there. */
const typed = [
  [
    'a time',
    /\b\d{1,2}(?:[:.]\d\d)? ?[ap](?:m\b|\.m\.)|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/gi,
    '{gamingHours}, {diningOpens} or {diningCloses}',
  ],
  [
    'a telephone number',
    /(?<![\d-])(?!\d{4}-\d\d-\d\d\b)\+?\(?\d(?:[ ()./-]{0,3}\d){8,}/g,
    '{telephone}',
  ],
  [
    'a length of time',
    /\b(?:\d+|an?|one|two|three|four|six|twelve) (?:minute|hour|day|week)s?(?=['’]? (?:notice|before|in advance|ahead))/gi,
    '{hotelNotice} or {tableNotice}',
  ],
] as const;

/** A typed fact in one spelling: a time on the 24-hour clock, the last digits of a telephone number. */
function inOneSpelling(fact: string): string {
  const digits = fact.replaceAll(/\(0\)|\D/g, '');
  const time = clockTime(fact.replaceAll('.m.', 'm').replace('.', ':'));
  return time ?? (digits.length > 8 ? digits.slice(-9) : fact.toLowerCase());
}

/** Hours, telephone numbers and notices in a text that `venue.md` does not have. They may be another's. */
export function checkTypedFacts(text: string, venue: Venue | undefined): VFileMessage[] {
  const all = typed.flatMap(([reason, pattern, names]) =>
    [...text.matchAll(pattern)].map(([found]) => ({ reason, found, names })),
  );
  // Most texts have none.
  if (!venue || all.length === 0) return [];
  const facts = textsIn(venue).flatMap(([, value]) => [value, ...value.split(/[-–]/)]);
  const known = new Set(facts.map((fact) => inOneSpelling(fact.trim())));
  return all
    .filter(({ found }) => !known.has(inOneSpelling(found)))
    .map(({ reason, found, names }) =>
      warning(reason, found, `${names}, if it is the venue's. Or leave it.`),
    );
}

/** Every text among the fields, with its path. Lists count from 0. */
export function textsIn(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    return textsIn(inside, [...path, Array.isArray(value) ? Number(name) : name]);
  });
}
