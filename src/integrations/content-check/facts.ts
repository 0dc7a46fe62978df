/** Facts in braces. `{answerWithin}` in a law page or a game's text becomes the value in `venue.md`. */
import { telephoneText } from '../../lib/urls.ts';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { passageNames, type Legal } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { Report } from './problem.ts';

/** The text for each name in braces. A map, because `{constructor}` would find a property of every object. */
export type Facts = ReadonlyMap<string, string>;

const venueTexts: Record<string, (venue: Venue) => string> = {
  name: ({ name }) => name,
  telephone: ({ telephones }) => telephoneText(telephones[0].number),
  email: ({ emails }) => emails[0].address,
  gamingHours: ({ hours }) => hours.gaming,
  diningOpens: ({ hours }) => hours.diningOpens,
  diningCloses: ({ hours }) => hours.diningCloses,
  answerWithin: ({ answerWithin }) => answerWithin,
  minimumAge: ({ minimumAge }) => String(minimumAge),
  hotelNotice: ({ hotelNotice }) => hotelNotice,
  tableNotice: ({ tableNotice }) => tableNotice,
};

/** The venue's facts for content. Without a readable `venue.md`, each name stands for itself. */
export function venueFacts(venue: Venue | undefined): Facts {
  return new Map(
    Object.entries(venueTexts).map(([name, textOf]) => [name, venue ? textOf(venue) : name]),
  );
}

/**
 * Replaces each `{name}` by its fact. Spaces inside the braces are allowed. Braces without a fact stay and are
 * reported. `isWritten` says whether braces stand in the source, or came from an escape such as `\{`.
 */
export function fillIn(
  text: string,
  facts: Facts,
  report?: Report,
  isWritten: (found: string) => boolean = () => true,
): string {
  return text.replace(/\{([^{}]*)\}/g, (found, inside: string) => {
    if (!isWritten(found)) return found;
    const name = inside.trim();
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const names = [...facts.keys()];
    const wanted = `One of the facts ${names.join(', ')}. To print a brace, write \\{. For example: {email}${didYouMean(name, names)}`;
    report?.('a fact', found, wanted);
    return found;
  });
}

/**
 * The passages of a law page that depend on third parties, by name. A site without the third party uses the passage
 * under `without`, any other the one under `with`. Without readable `wordings`, each name stands for itself.
 */
export function passages(
  wordings: Legal['wordings'],
  thirdParties: ThirdParties,
  facts: Facts,
): Facts {
  const kinds = Object.keys(passageNames) as (keyof ThirdParties)[];
  return new Map(
    kinds.flatMap((kind) => {
      const hosts = thirdParties[kind].map((origin) => new URL(origin).host);
      const known = new Map([...facts, ['hosts', hosts.join(', ')]]);
      const chosen: Record<string, string> =
        wordings?.[kind][hosts.length > 0 ? 'with' : 'without'] ?? {};
      return passageNames[kind].map((name) => [name, fillIn(chosen[name] ?? name, known)] as const);
    }),
  );
}
