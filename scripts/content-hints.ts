/** Hints on content that is published as it is, though rarely meant so. */
import type { Content, ContentError } from '../src/build/read-content.ts';
import { countryCode } from '../src/lib/address.ts';

/** All hints for the content of a project. */
export function contentHints({ venue }: Content): ContentError[] {
  return venue.flatMap(hintOnCountry);
}

/** The order of an address is known by the English name of its country. */
function hintOnCountry({ data, hintAt }: Content['venue'][number]): ContentError[] {
  const { country } = data?.address ?? {};
  if (!country || countryCode(country)) return [];
  const message = `The order of addresses in ${country} is not known, so each part has a line of its own. Write its English name, such as Germany.`;
  return [hintAt(['address', 'country'], message)];
}
