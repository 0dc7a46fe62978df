import { transformWithEsbuild } from 'vite';
import { getGames } from '../content';
import { address, gameAddress } from '../lib/address';
import { followHashes, lookUpHash, type HashTable, type Unknown } from '../lib/hash-address';
import { pages, unknownGame, unknownPage } from '../lib/site-map';

/**
 * The script that keeps `#/` addresses working: one small file, so that it can run before anything
 * is painted and the policy needs no exception for it.
 */
export async function GET() {
  const games = await getGames();
  const table: HashTable = [
    ...pages.map(({ path }): [string, string] => [path, address(path)]),
    ...games.map(({ id }): [string, string] => [`/game/${id}`.toLowerCase(), gameAddress(id)]),
  ];
  const unknown: Unknown = { page: address(unknownPage), game: address(unknownGame) };
  const source = `(${followHashes})(${lookUpHash}, ${JSON.stringify(table)}, ${JSON.stringify(unknown)})`;
  const { code } = await transformWithEsbuild(source, 'hash-address.js', { minify: true });
  return new Response(code);
}
