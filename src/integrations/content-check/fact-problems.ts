import { didYouMean } from '../../schemas/did-you-mean.ts';
import { fillIn, type Facts } from '../../lib/facts.ts';
import type { Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

/** A problem in a part of a file. The caller adds the place. */
export type TextProblem = Pick<Problem, 'field' | 'found' | 'wanted'>;

/**
 * Fills in the facts of a text, and lists braces that hold no fact. `isWritten` says whether braces stand in the
 * source, or came from an escape such as `\{`.
 */
export function fillInFacts(
  text: string,
  facts: Facts,
  isWritten: (found: string) => boolean = () => true,
) {
  const problems: TextProblem[] = [];
  const names = [...facts.keys()];
  const filled = fillIn(text, (name, found) => {
    if (!isWritten(found)) return found;
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const wanted = `One of the facts ${names.join(', ')}. To print a brace, write \\{. For example: {email}${didYouMean(name, names)}`;
    problems.push({ field: 'a fact', found, wanted });
    return found;
  });
  return { filled, problems };
}

/** Ages in a text that differ from `minimumAge`, in years. */
export function ageProblems(text: string, minimumAge: number): TextProblem[] {
  const ages =
    /\b(1[6-9]|21)(?:\+| years)|\baged (\d\d)\b|\b(?:over|under) (1[6-9]|21)\b|\b(\d\d) (?:and|or) (?:over|older|above)\b/gi;
  return [...text.matchAll(ages)].flatMap(([found, ...age]) => {
    if (age.includes(String(minimumAge))) return [];
    const wanted = `The minimumAge of src/content/venue.md, which is ${minimumAge}. In the text of a law page or game, write {minimumAge}.`;
    return [{ field: 'an age', found: `"${found}"`, wanted }];
  });
}

/** Unknown facts in braces, and ages other than the venue's, in the fields of a file. */
export function factProblems(file: ContentFile, facts: Facts, venue: Venue | undefined): Problem[] {
  return leaves(file.fields).flatMap(([path, value]) => {
    const place = { file: file.file, line: file.lineOf(path) };
    const fillsFacts = path[0] === 'boxText' || path[0] === 'wordings';
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    return [
      ...(fillsFacts ? fillInFacts(value, known).problems : []),
      ...(venue ? ageProblems(value, venue.minimumAge) : []),
    ].map((problem) => ({ ...place, ...problem }));
  });
}

/** Every text among the fields, with its path. */
function leaves(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]));
}
