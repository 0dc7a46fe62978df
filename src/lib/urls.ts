import { isPlaceholderAddress } from './placeholder.ts';
import type { Venue } from '../schemas/venue.ts';

/**
 * The address of a page or file of ours under the sub-path of the site. `path` starts with a slash. The home page
 * is the only address that ends with one. `base` is for the build, where `import.meta.env` is not to be had.
 */
export function withBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/$/, '') + path;
}

/** The address of a game's own page. */
export function gameUrl(gameId: string, base?: string): string {
  return withBase(`/game/${gameId}`, base);
}

/** An address of ours with the site's origin; nothing where the site has none. */
export function absolute(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/** The link that calls a telephone number as it is printed. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/** The link that looks an address up on a map, for who chooses to open it; nothing for a placeholder. */
export function mapLink(address: Venue['address']): string | undefined {
  if (isPlaceholderAddress(address)) return undefined;
  const query = Object.values(address).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}

/** A telephone number with no-break spaces, so that no line ends within it. */
export function telephoneText(number: string): string {
  return number.replaceAll(' ', '\u00A0');
}

/** Whether `link` leads to the page at `pathname`; a slash at the end makes no difference. */
export function isCurrent(link: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, '');
  return bare(link) === bare(pathname);
}
