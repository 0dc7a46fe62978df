/*
 * The site once had `#/` addresses, and links to them are still about. The two functions below run
 * in the browser: `pages/hash-address.js.ts` sends their source. So they use nothing from outside
 * themselves but their arguments.
 */

/** Every place a hash address can lead to: lower-case path of the old address → our address. */
export type HashTable = [path: string, address: string][];

/** Where to go for addresses that the table does not know. */
export interface Unknown {
  page: string;
  game: string;
}

/**
 * The address of ours that a `#/…` hash stands for; none for hashes that are no address (`#about`).
 * Only strings of the table or of `unknown` come back, whatever the hash says, so that no input can
 * lead off the site. The hash's own query follows the address: `#/contact?from=mail`.
 */
export function lookUpHash(hash: string, table: HashTable, unknown: Unknown): string | undefined {
  const [, path, query] = /^#(\/[^?#]*)(\?[^#]*)?/.exec(hash) ?? [];
  if (path === undefined) return undefined;
  const known = new Map(table).get(path.toLowerCase().replace(/(.)\/$/, '$1'));
  if (known) return known + (query ?? '');
  return /^\/game\/[^/]+\/?$/i.test(path) ? unknown.game : unknown.page;
}

/**
 * Keeps the home page out of sight while its address is an old one, until `followHashes` has left it. For the
 * head of the page, so that nobody else has to wait for that script; should it not come, the page is shown.
 */
export const hideWhileOld = `if (location.hash.startsWith('#/')) {
  document.documentElement.hidden = true;
  addEventListener('error', () => (document.documentElement.hidden = false), true);
}`;

/** Goes where the page's hash points, now and whenever it changes, without a stop in the history. */
export function followHashes(lookUp: typeof lookUpHash, table: HashTable, unknown: Unknown): void {
  const follow = () => {
    const address = lookUp(location.hash, table, unknown);
    if (address) location.replace(address);
  };
  addEventListener('hashchange', follow);
  follow();
}
