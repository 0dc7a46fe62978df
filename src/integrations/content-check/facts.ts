/** Facts in braces. `{answerWithin}` in a law page or a game's text becomes the value in `venue.md`. */
import { passageNames, type Legal } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';
import { telephoneText } from '../../lib/urls.ts';

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

/** Replaces each `{name}` by `textFor(name, found)`. Spaces inside the braces are allowed. */
export function fillIn(text: string, textFor: (name: string, found: string) => string): string {
  return text.replace(/\{([^{}]*)\}/g, (found, inside: string) => textFor(inside.trim(), found));
}

/** The URLs of each kind of third party. An empty list if the site uses none. */
export type ThirdParties = Record<keyof typeof passageNames, readonly string[]>;

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
      const hosts = new Set(thirdParties[kind].map((url) => new URL(url).host));
      const known = new Map([...facts, ['hosts', [...hosts].join(', ')]]);
      const chosen: Record<string, string> =
        wordings?.[kind][hosts.size > 0 ? 'with' : 'without'] ?? {};
      return passageNames[kind].map((name): [string, string] => [
        name,
        fillIn(chosen[name] ?? name, (fact, found) => known.get(fact) ?? found),
      ]);
    }),
  );
}
