import type { Venue } from '../../schemas/venue.ts';

/** The `tel:` link of a printed telephone number, which may end with an extension: `+44 20 7946 0018 ext. 5`. */
export function telephoneLink(printed: string): string {
  const [number = '', extension] = printed.split(' ext. ');
  const digits = number.replaceAll(/[^+\d]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** The e-mail address for a purpose: the one with that `for` in `venue.md`, or the first. */
export function emailFor(
  { emails }: Pick<Venue, 'emails'>,
  purpose: NonNullable<Venue['emails'][number]['for']>,
): string {
  return (emails.find((email) => email.for === purpose) ?? emails[0]).address;
}

/** A telephone number on one line, for text without elements. `TelephoneNumber.astro` lets a short line break it. */
export function telephoneText(number: string): string {
  return number.replaceAll(' ', '\u00A0');
}
