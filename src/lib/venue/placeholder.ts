/** Recognises the placeholders that the site ships with, which search engines and maps must not get. */
import type { Venue } from '../../schemas/venue.ts';

/** Telephone numbers that Ofcom and the North American Numbering Plan reserve for drama. */
const unassigned =
  /^\+(44(207946|1632960|7700900|8081570|3069990|1[1-9]\d4960)|1\d{3}55501)\d{2,}$/;
/** Domains reserved for examples (RFC 2606). */
const reserved = /[@.]example(\.(com|org|net))?$|\.(test|invalid|localhost)$/;
/** The other placeholders, which are in no reserved range. */
const shipped = ['18 Lagoon Parade', 'Exampleton', 'EX0 0EX', 'Lantern Row Studio'];

/** Words that mark unfinished text. */
const unfinished =
  /\b(?:TODO|FIXME|TBC|TBD|XXX+)\b|\[(?:INSERT|YOUR)\b|\b(?:lorem ipsum|placeholder)\b/gi;
/** The comment above a sentence or a drawing that describes the venue. An editor deletes it once the sentence is true. */
const reviewComment = /\breview before launch\b.*?(?=\s*\*\/|$)/gi;

/** The comments in a line of text or code above unconfirmed sentences about the venue. */
export const reviewCommentsIn = (line: string): string[] => line.match(reviewComment) ?? [];

/** Whether a telephone number, with its country code, is reserved for drama. */
export function isPlaceholderTelephone(number: string): boolean {
  const [withoutExtension = ''] = number.split(' ext. ');
  return unassigned.test(withoutExtension.replaceAll(/[^+\d]/g, ''));
}

/** Whether an e-mail address is on a reserved domain. */
export function isPlaceholderEmail(address: string): boolean {
  return reserved.test(address);
}

/** Whether a part of the address or the studio is a placeholder. */
function isPlaceholderText(text: string): boolean {
  return shipped.includes(text);
}

/** Whether any part of an address is a placeholder. */
export function isPlaceholderAddress(address: Venue['address']): boolean {
  return Object.values(address).some((part = '') => isPlaceholderText(part));
}

/** Whether a URL is on a reserved domain or on the visitor's own machine. */
function isPlaceholderUrl(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {};
  return /^(127\.|localhost$|\[::1\])/.test(hostname) || isPlaceholderEmail(`@${hostname}`);
}

/** All placeholders in a line of text. */
export function placeholdersIn(line: string): string[] {
  const all = (pattern: RegExp) => line.match(pattern) ?? [];
  return [
    ...all(/\+\d[\d ]+\d/g).filter(isPlaceholderTelephone),
    ...all(/[^\s<>()"']+@[\w.-]+\w/g).filter(isPlaceholderEmail),
    ...all(/https?:\/\/[^\s"'<>)]+/g).filter(isPlaceholderUrl),
    ...all(unfinished),
    ...reviewCommentsIn(line),
    ...shipped.filter((text) => line.includes(text)),
  ];
}
