/** The values of the facts in braces. The build fills them into texts, and into the fields that allow them. */
import { factPattern, type factNames } from '../../schemas/fields/fact-names.ts';
import { passageNames, type Legal } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';
import { addressLines } from '../venue/postal-address.ts';
import { emailFor, telephoneText } from '../addresses/contact-links.ts';
import type { ThirdParties } from '../security/third-parties.ts';
import { weekInWords } from '../hours/hours-in-words.ts';
import { keepNumbers } from '../words/keep-numbers.ts';

/** Facts by name. A map, because every object has a property such as `constructor`. */
type Facts = ReadonlyMap<string, string>;

/** The facts of a venue. */
export function venueFacts(venue: Venue): Facts {
  const { name, telephones, emails, hours, answerWithin, minimumAge, tableNotice } = venue;
  const facts: Record<(typeof factNames)[number], string> = {
    name,
    address: addressLines(venue.address).join(', '),
    telephone: telephoneText(telephones[0].number),
    email: emails[0].address,
    reservationsEmail: emailFor(venue, 'reservations'),
    complaintsEmail: emailFor(venue, 'complaints'),
    gamingHours: weekInWords(hours, 'gaming'),
    diningHours: weekInWords(hours, 'dining'),
    answerWithin: keepNumbers(answerWithin),
    minimumAge: String(minimumAge),
    tableNotice: keepNumbers(tableNotice),
  };
  return new Map(Object.entries(facts));
}

/** Replaces names in braces with their facts. Unknown names stay unchanged. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(factPattern, (found, name: string) => facts.get(name) ?? found);
}

/** The passages of a legal page, by name: those under `with` for third parties in use, and those under `without` for others. */
export function legalPassages(
  wordings: Legal['wordings'],
  thirdParties: ThirdParties,
  facts: Facts,
): Facts {
  if (!wordings) return new Map();
  const settings = Object.keys(passageNames) as (keyof typeof passageNames)[];
  const passages = settings.flatMap((setting) => {
    const hosts = thirdParties[setting].map((origin) => new URL(origin).host).join(', ');
    const known = new Map([...facts, ['hosts', hosts]]);
    const chosen: Record<string, string> = wordings[setting][hosts ? 'with' : 'without'];
    return Object.entries(chosen).map(([name, text]) => [name, fillFacts(text, known)] as const);
  });
  return new Map(passages);
}
