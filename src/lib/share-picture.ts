import { address } from './address';

/** The address of the picture that a shared link shows: of a game, or of the site. */
export function sharePicture(gameId?: string, base?: string): string {
  return address(gameId ? `/share/${gameId}.jpg` : '/share.jpg', base);
}

/** What the site's picture shows, for people who do not see it. */
export function sitePictureAlt(venue: string): string {
  return `${venue}: the sun sets over a lagoon, seen through an arched window past a palm.`;
}

/** The picture's size in pixels, as networks ask for it (1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;
