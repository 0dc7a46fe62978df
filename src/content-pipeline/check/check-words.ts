import type { VFileMessage } from 'vfile-message';
import type { Venue } from '../../schemas/venue.ts';
import { checkAges } from './ages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { unknownFacts, type Facts } from '../render/facts.ts';
import { warning } from '../messages.ts';

/** Typographic quotation marks around a value. A whole sentence may be a quotation, with its full stop inside. */
const typographic = /^[“”„«‘‚].*[^.!?…][“”»‘’"']$/;

/** Reports unknown facts in braces, other ages than the venue's, and typographic quotation marks around a value. */
export function checkFieldTexts(file: ContentFile, facts: Facts, venue: Venue | undefined): void {
  for (const [path, value] of leaves(file.fields)) {
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    const hasFacts = path[0] === 'boxText' || path[0] === 'wordings';
    const unknown = hasFacts ? unknownFacts(value, known) : [];
    file.report(file.lineOf(path), ...unknown, ...checkAges(value, venue));
    if (!typographic.test(value.trim())) continue;
    const wanted =
      'The words alone, or straight quotation marks around them. For example: name: "Zulu Gold"';
    reportField(file, path, value, wanted);
  }
}

/** Facts that are typed into texts, and become stale there. */
const typed = [
  ['a time', /\b\d{1,2}(?::\d\d)? ?[AP]M\b/g, '{gamingHours}, {diningOpens} or {diningCloses}'],
  ['a telephone number', /\+?\d[\d ]{8,}\d/g, '{telephone}'],
] as const;

/** Hours and telephone numbers in a text that `venue.md` does not have. They may be another's. */
export function checkTypedFacts(text: string, venue: Venue | undefined): VFileMessage[] {
  const facts = leaves(venue).map(([, value]) => value);
  return typed.flatMap(([reason, pattern, names]) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => venue && !facts.some((fact) => fact.includes(found)))
      .map(([found]) => warning(reason, found, `${names}, if it is the venue's. Or leave it.`)),
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
