/** Facts in braces. `{answerWithin}` in a legal page or a game's text becomes the value in `venue.md`. */
import type { VFileMessage } from 'vfile-message';
import { telephoneText } from '../lib/contact-links.ts';
import { didYouMean } from './did-you-mean.ts';
import { passageNames, thirdPartyKinds, type Legal } from '../schemas/legal.ts';
import type { Venue } from '../schemas/venue.ts';
import type { ThirdParties } from '../build/third-parties.ts';
import { mistake } from './messages.ts';
import type { ContentFile } from './read/content-file.ts';

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

const inBraces = /\{([^{}]*)\}/g;

/** Replaces each `{name}` by its fact. Spaces inside the braces are allowed. Braces without a fact stay. */
export function interpolate(text: string, facts: Facts): string {
  return text.replace(inBraces, (found, name: string) => facts.get(name.trim()) ?? found);
}

/** The names of facts in a text. */
export function factNames(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name.trim());
}

/** The braces in a text that name no fact, and lone braces. */
export function unknownFacts(text: string, facts: Facts): VFileMessage[] {
  const names = [...facts.keys()];
  const unknown = [...text.matchAll(inBraces)].filter(([, name = '']) => !facts.has(name.trim()));
  const lone = text.replaceAll(inBraces, (fact) => ' '.repeat(fact.length)).search(/[{}]/);
  const wanted = 'Both braces. One brace on each side. For example: {email}';
  return [
    ...unknown.map(([found, name = '']) => mistake('a fact', found, remedyFor(name.trim(), names))),
    ...(lone >= 0 ? [mistake('a fact', text.slice(lone), wanted)] : []),
  ];
}

function remedyFor(name: string, names: string[]): string {
  if (Object.values(passageNames).some((passages: readonly string[]) => passages.includes(name))) {
    return `The passage "${name}" under "wordings" above. To bring it back: git checkout HEAD -- src/content/legal/privacy.md`;
  }
  return `One of the facts ${names.join(', ')}. For example: {email}${didYouMean(name, names)}`;
}

/**
 * The passages of a legal page that depend on third parties, by name. A site without the third party uses the passage
 * under `without`, any other the one under `with`. Without readable fields, each name stands for itself.
 */
export function passages(
  { data }: Pick<ContentFile<Legal>, 'data'>,
  thirdParties: ThirdParties,
  facts: Facts,
): Facts {
  if (data && !data.wordings) return new Map();
  const texts = thirdPartyKinds.flatMap((kind) => {
    const hosts = thirdParties[kind].map((origin) => new URL(origin).host);
    const known = new Map([...facts, ['hosts', hosts.join(', ')]]);
    const way = hosts.length > 0 ? 'with' : 'without';
    const chosen: Record<string, string> = data?.wordings?.[kind][way] ?? {};
    const fill = (name: string) => [name, interpolate(chosen[name] ?? name, known)] as const;
    return passageNames[kind].map(fill);
  });
  return new Map(texts);
}
