import { telephoneText } from './urls.ts';
import type { Settings } from './settings.ts';
import type { Venue } from '../schemas/venue.ts';

type Origins = Pick<Settings, 'frameOrigins' | 'imageOrigins' | 'formOrigins'>;

/** The names that Markdown pages may write in braces, as `{answerWithin}`. */
export const factNames = [
  'name',
  'telephone',
  'email',
  'gamingHours',
  'diningOpens',
  'diningCloses',
  'answerWithin',
  'minimumAge',
  'hotelNotice',
  'tableNotice',
  'demoHost',
  'imageHost',
  'thirdPartyCookies',
  'collected',
  'formDelivery',
  'messagesKept',
] as const;

/**
 * The words that Markdown pages name in braces, so that a fact which stands in `venue.md` is never
 * written a second time. The origins are the foreign hosts of this build: what
 * the privacy page says of them follows from what the pages really do.
 */
export function facts(
  venue: Venue,
  { frameOrigins, imageOrigins, formOrigins }: Origins,
): Record<(typeof factNames)[number], string> {
  const hosts = (origins: string[]) => origins.map((origin) => new URL(origin).host).join(', ');
  return {
    name: venue.name,
    telephone: telephoneText(venue.telephones[0].number),
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
    collected:
      formOrigins.length > 0
        ? 'Through this website, we collect only what you send us by the contact form.'
        : 'Through this website, we collect nothing about you.',
    formDelivery:
      formOrigins.length > 0
        ? `What you type into the contact form stays in your browser until you press the button. Then your name, your e-mail address, the subject and your message are sent over an encrypted connection to ${hosts(formOrigins)}, which takes messages for us and also sees your IP address and browser details. Nothing else on this website sends anything you type.`
        : 'What you type into the contact form stays in your browser. When you press the button, the page shows a confirmation and clears the form; the text is not transmitted to us or to anyone else.',
    messagesKept:
      formOrigins.length > 0 ? 'bookings, e-mails and messages' : 'bookings and e-mails',
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
