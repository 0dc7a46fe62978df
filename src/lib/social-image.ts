import { withBase } from './urls.ts';

/** The picture that a shared link shows: where it is, and what it shows, for people who do not see it. */
export interface SharePicture {
  path: string;
  alt: string;
}

/** A game as its content file has it; the image is an address where it is on another host. */
export interface GameEntry {
  id: string;
  data: { name: string; description: string; image: unknown; imageAlt: string };
}

/** Its size in pixels, as networks ask for it (1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of the site, whose name is `venue`. */
export function sitePicture(venue: string, base?: string): SharePicture {
  return {
    path: withBase('/share.jpg', base),
    alt: `${venue}: the sun sets over a lagoon, seen through an arched window past a palm.`,
  };
}

/** The picture of a game; none where its poster is on another host, and not fetched to be drawn. */
export function gamePicture({ id, data }: GameEntry, base?: string): SharePicture | undefined {
  if (typeof data.image === 'string' && URL.canParse(data.image)) return undefined;
  return { path: withBase(`/share/${id}.jpg`, base), alt: data.imageAlt };
}
