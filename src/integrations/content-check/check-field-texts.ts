import type { ContentFile } from './content-file.ts';
import { fillIn, type Facts } from './facts.ts';
import type { Report } from './problem.ts';

/** Reports unknown facts in braces, and ages other than the venue's, in the fields of a file. */
export function checkFieldTexts(file: ContentFile, facts: Facts): void {
  for (const [path, value] of leaves(file.fields)) {
    const report: Report = (...problem) => file.report(file.lineOf(path), ...problem);
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    if (path[0] === 'boxText' || path[0] === 'wordings') fillIn(value, known, report);
    checkAges(value, facts, report);
  }
}

/** Reports ages in a text that differ from the fact `minimumAge`, in years. Without a readable age, reports none. */
export function checkAges(text: string, facts: Facts, report: Report): void {
  const minimumAge = facts.get('minimumAge') ?? '';
  if (!/^\d+$/.test(minimumAge)) return;
  const ages =
    /\b(1[6-9]|21)(?:\+| years)|\baged (\d\d)\b|\b(?:over|under) (1[6-9]|21)\b|\b(\d\d) (?:and|or) (?:over|older|above)\b/gi;
  const wanted = `The minimumAge of src/content/venue.md, which is ${minimumAge}. In the text of a law page or game, write {minimumAge}.`;
  for (const [found, ...age] of text.matchAll(ages)) {
    if (!age.includes(minimumAge)) report('an age', `"${found}"`, wanted);
  }
}

/** Every text among the fields, with its path. Lists count from 0. */
export function leaves(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    return leaves(inside, [...path, Array.isArray(value) ? Number(name) : name]);
  });
}
