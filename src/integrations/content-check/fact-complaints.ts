import { didYouMean } from '../../schemas/did-you-mean.ts';
import { fillIn, type Facts } from '../../lib/facts.ts';
import type { Problem } from './problem.ts';

/** What is wrong with a part of a file, without its place. */
export type Complaint = Pick<Problem, 'field' | 'found' | 'wanted'>;

/** A text with its facts filled in, and what is in braces and no fact. `isWritten` tells braces from escaped ones. */
export function fillInFacts(
  text: string,
  facts: Facts,
  isWritten: (found: string) => boolean = () => true,
) {
  const complaints: Complaint[] = [];
  const names = [...facts.keys()];
  const filled = fillIn(text, (name, found) => {
    if (!isWritten(found)) return found;
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const wanted = `One of the facts ${names.join(', ')}; for braces that stay, \\{. For example: {email}${didYouMean(name, names)}`;
    complaints.push({ field: 'a fact', found, wanted });
    return found;
  });
  return { filled, complaints };
}

/** Ages that are written out and are not the venue's. */
export function ageComplaints(text: string, minimumAge: number): Complaint[] {
  const ages =
    /\b(1[6-9]|21)(?:\+| years)|\baged (\d\d)\b|\b(?:over|under) (1[6-9]|21)\b|\b(\d\d) (?:and|or) (?:over|older|above)\b/gi;
  return [...text.matchAll(ages)].flatMap(([found, ...age]) => {
    if (age.includes(String(minimumAge))) return [];
    const wanted = `The minimumAge of src/content/venue.md, which is ${minimumAge}; in the text of a law page or game, {minimumAge}.`;
    return [{ field: 'an age', found: `"${found}"`, wanted }];
  });
}
