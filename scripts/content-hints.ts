/** Hints on content that is published as it is, though rarely meant so. */
import type { Content, ContentError } from '../src/lib/read-content.ts';
import { countryCode } from '../src/lib/address.ts';

/** All hints for the content of a project. */
export function contentHints({ venue }: Content): ContentError[] {
  return venue.flatMap((file) => [...hintOnCountry(file), ...hintOnRooms(file)]);
}

/** The order of an address is known by the English name of its country. */
function hintOnCountry({ data, hintAt }: Content['venue'][number]): ContentError[] {
  const { country } = data?.address ?? {};
  if (!country || countryCode(country)) return [];
  const message = `The order of addresses in ${country} is not known, so each part has a line of its own. Write its English name, such as Germany.`;
  return [hintAt(['address', 'country'], message)];
}

/** A notice for cancelling a room is a fact of a venue with rooms alone. */
function hintOnRooms({ data, hintAt }: Content['venue'][number]): ContentError[] {
  if (!data?.hotelNotice || data.rooms) return [];
  const message =
    'Without rooms, no page shows this notice. Add the field rooms, or remove this one.';
  return [hintAt(['hotelNotice'], message)];
}
