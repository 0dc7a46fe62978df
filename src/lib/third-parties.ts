import type { ThirdParties } from '../schemas/legal.ts';
import type { Venue } from '../schemas/venue.ts';

/** Finds the third parties of a venue and of the `image` fields of games. Paths of files have no origin. */
export function thirdPartiesOf(
  venue: Venue | undefined,
  images: readonly (string | undefined)[],
): ThirdParties {
  const originsOf = (urls: typeof images) => [
    ...new Set(urls.flatMap((url = '') => URL.parse(url)?.origin ?? [])),
  ];
  return {
    launcher: originsOf([venue?.launcher]),
    images: originsOf(images),
    formEndpoint: originsOf([venue?.formEndpoint]),
    bookingUrl: originsOf([venue?.bookingUrl]),
  };
}
