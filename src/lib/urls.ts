import { isPlaceholderAddress } from './placeholder.ts';
import type { Venue } from '../schemas/venue.ts';

/**
 * A path of the site with the sub-path. `path` starts with a slash. Only the home page ends with one. Pass `base` in
 * build code, where `import.meta.env` is missing.
 */
export function withBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}

/** The path of a game's page, with the sub-path. */
export function gameUrl(gameId: string, base?: string): string {
  return withBase(`/game/${gameId}`, base);
}

/** The absolute URL of a path of the site. Undefined without an origin. */
export function absolute(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/** Whether the picture of a game is on another host. Other pictures are paths of files. */
export function isRemote(image: string): boolean {
  return URL.canParse(image);
}

/** The `tel:` link of a printed telephone number. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/** The link to an address on OpenStreetMap. Undefined for a placeholder. */
export function mapLink(address: Venue['address']): string | undefined {
  if (isPlaceholderAddress(address)) return undefined;
  const query = Object.values(address).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}

/** A telephone number with no-break spaces, so that it stays on one line. */
export function telephoneText(number: string): string {
  return number.replaceAll(' ', '\u00A0');
}

/** Whether `link` leads to the page at `pathname`. Ignores a slash or `.html` at the end. */
export function isCurrent(link: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, '');
  return bare(link) === bare(pathname);
}
