import type { Venue } from './content-schemas';

/**
 * The words that Markdown pages may name in braces, as `{answerWithin}`, so that a fact which stands
 * in `venue.md` is never written a second time. `frameOrigins` and `imageOrigins` are the foreign
 * hosts of this build: what the privacy page says of them follows from what the pages really do.
 */
export function facts(
  venue: Venue,
  { frameOrigins, imageOrigins }: { frameOrigins: string[]; imageOrigins: string[] },
): Record<string, string> {
  const hosts = (origins: string[]) => origins.map((origin) => new URL(origin).host).join(', ');
  return {
    name: venue.name,
    telephone: venue.telephones[0].number,
    email: venue.emails[0].address,
    gamingHours: venue.hours.gaming,
    diningOpens: venue.hours.diningOpens,
    diningCloses: venue.hours.diningCloses,
    answerWithin: venue.answerWithin,
    minimumAge: String(venue.minimumAge),
    hotelNotice: venue.hotelNotice,
    tableNotice: venue.tableNotice,
    demoHost:
      frameOrigins.length > 0
        ? `The demo is served by a third-party game provider, ${hosts(frameOrigins)}. When you open a game page, your browser contacts that provider directly; it then sees your IP address and browser details, and may use its own cookies under its own policy.`
        : 'As the site stands, the demo in that frame is our own: opening a game page contacts nobody else.',
    imageHost:
      imageOrigins.length > 0
        ? `Pictures come from a content network, ${hosts(imageOrigins)}, which your browser contacts in the same way.`
        : 'Pictures, type and scripts come from this site as well.',
    thirdPartyCookies:
      frameOrigins.length > 0
        ? 'What a provider’s frame may do is described under Information Sharing.'
        : 'That includes the demo games.',
  };
}

/** Replaces each `{name}` in a text by its fact. Throws for a name that is no fact, and lists those that are. */
export function fillIn(text: string, known: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = known[name];
    if (fact === undefined) {
      throw new Error(
        `There is no fact named {${name}}. Use one of: ${Object.keys(known).join(', ')}.`,
      );
    }
    return fact;
  });
}

interface MarkdownNode {
  value?: string;
  children?: MarkdownNode[];
}

/** A remark plugin that fills in the facts in the text of every Markdown file. */
export function remarkFacts(known: Record<string, string>) {
  const visit = (node: MarkdownNode): void => {
    if (node.value !== undefined) node.value = fillIn(node.value, known);
    node.children?.forEach(visit);
  };
  return visit;
}
