import { isRemote, withBase } from '../addresses/urls.ts';

/** The image of a shared link: its path, including the sub-path, and its alternative text. */
export interface SocialImage {
  path: string;
  alt: string;
}

/** The fields of a game that its social image and structured data need. */
export interface GameEntry {
  id: string;
  data: { name: string; description: string; image: string; imageAlt: string };
}

/** In pixels. Social networks recommend a ratio of 1.91:1. */
export const socialImageSize = { width: 1200, height: 630 } as const;

// Review before launch: the picture of a door at the water.
/** The image of pages that have none of their own. */
export function siteImage(venue: string): SocialImage {
  return {
    path: withBase('/share.png'),
    alt: `${venue}: an arched door with a lantern, open to the setting sun over the water.`,
  };
}

/** The image of a game. Undefined if its poster is on another host, because the build makes no requests. */
export function gameImage({ id, data }: GameEntry): SocialImage | undefined {
  if (isRemote(data.image)) return undefined;
  return { path: withBase(`/share/${id}.png`), alt: data.imageAlt };
}
