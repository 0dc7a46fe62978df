import { address } from './address';

/** The address of the picture that a shared link shows: of a game, or of the site. */
export function sharePicture(gameId?: string, base?: string): string {
  return address(gameId ? `/share/${gameId}.jpg` : '/share.jpg', base);
}

/** The picture's size in pixels, as networks ask for it (1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;
