import { getGames } from '../content';
import { hashScript } from '../lib/hash-script';

/** The script for old addresses, for pages that seldom meet one. */
export async function GET() {
  const games = await getGames();
  // Hosts know the type by the file's name; the workshop says this, and browsers import no other.
  const headers = { 'Content-Type': 'text/javascript' };
  return new Response(await hashScript(games.map(({ id }) => id)), { headers });
}
