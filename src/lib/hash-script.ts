import { transformWithEsbuild } from 'vite';
import { address, gameAddress } from './address';
import { followHashes, lookUpHash, type HashTable, type Unknown } from './hash-address';
import { pages, unknownGame, unknownPage } from './site-map';

/**
 * The script that keeps `#/` addresses working, as text for the browser. The same games give the same text, in
 * whatever order they come: the policy names its hash.
 */
export async function hashScript(gameIds: readonly string[], base?: string): Promise<string> {
  const table: HashTable = [
    ...pages.map(({ path }): [string, string] => [path, address(path, base)]),
    ...gameIds
      .toSorted()
      .map((id): [string, string] => [`/game/${id}`.toLowerCase(), gameAddress(id, base)]),
  ];
  const unknown: Unknown = { page: address(unknownPage, base), game: address(unknownGame, base) };
  const source = `(${followHashes})(${lookUpHash}, ${JSON.stringify(table)}, ${JSON.stringify(unknown)})`;
  const { code } = await transformWithEsbuild(source, 'hash-address.js', { minify: true });
  return code.trim();
}
