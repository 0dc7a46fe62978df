import { getGames } from '../content';
import { hashScript } from '../lib/hash-script';

/** The script for old addresses, for pages that seldom meet one. */
export async function GET() {
  const games = await getGames();
  return new Response(await hashScript(games.map(({ id }) => id)));
}
