/** Facts in braces: `{answerWithin}` in a law page or a game's text becomes the fact of `venue.md`. */
import { passageNames, type Legal } from '../schemas/legal.ts';
import type { Venue } from '../schemas/venue.ts';
import { telephoneText } from './urls.ts';

/** What stands for each name in braces. A map, as an object has names of its own, such as `constructor`. */
export type Facts = ReadonlyMap<string, string>;

const words: Record<string, (venue: Venue) => string> = {
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

/** The facts of the venue that content may name; as long as the venue cannot be read, each is its own name. */
export function venueFacts(venue: Venue | undefined): Facts {
  return new Map(Object.entries(words).map(([name, say]) => [name, venue ? say(venue) : name]));
}

/** Replaces each `{name}`, also with spaces inside the braces, by what `wordsFor` says. */
export function fillIn(text: string, wordsFor: (name: string, found: string) => string): string {
  return text.replace(/\{([^{}]*)\}/g, (found, inside: string) => wordsFor(inside.trim(), found));
}

/** The third parties of a site, each by its addresses; an empty list where it has none. */
export type ThirdParties = Record<keyof typeof passageNames, readonly string[]>;

/**
 * The passages of a law page that depend on third parties, by name. The page of a site that has none says what
 * stands under `without`; otherwise what stands under `with`, where `{hosts}` names them. Without `wordings`,
 * as long as they cannot be read, each passage is its own name.
 */
export function passages(
  wordings: Legal['wordings'],
  thirdParties: ThirdParties,
  facts: Facts,
): Facts {
  const causes = Object.keys(passageNames) as (keyof ThirdParties)[];
  return new Map(
    causes.flatMap((cause) => {
      const hosts = new Set(thirdParties[cause].map((url) => new URL(url).host));
      const known = new Map([...facts, ['hosts', [...hosts].join(', ')]]);
      const chosen: Record<string, string> =
        wordings?.[cause][hosts.size > 0 ? 'with' : 'without'] ?? {};
      return passageNames[cause].map((name): [string, string] => [
        name,
        fillIn(chosen[name] ?? name, (fact, found) => known.get(fact) ?? found),
      ]);
    }),
  );
}
