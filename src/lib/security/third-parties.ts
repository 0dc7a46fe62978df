import type { Venue } from '../../schemas/venue.ts';

/** The origins of the third parties that pages use or link to, by their setting. */
export type ThirdParties = Record<'launcher' | 'images' | 'formEndpoint' | 'bookingUrl', string[]>;

/** The origins of third parties in a venue's settings and in the `image` fields of games. Ignores paths of files. */
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
