/** The places between which the fox can be followed: FoxLink.astro is the link at each of them. */
import { getGames } from './content.ts';
import { gameUrl, isRemote, withBase } from './urls.ts';

interface Place {
  /** The page, with the anchor of its fox. */
  href: string;
  /** What the fox says on arrival. */
  says: string;
  /** The picture that it gives away, at the end. */
  gift?: string;
}

/** The places in their order. A game whose picture is on another host has no print to give away, so it has no fox. */
export async function foxTrail(): Promise<Place[]> {
  const trail: Place[] = [
    { href: withBase('/'), says: '' },
    { href: `${withBase('/contact')}#fox`, says: 'Best seat for the sunset.' },
    { href: `${withBase('/terms')}#fox`, says: 'You read terms? So do I.' },
    { href: `${withBase('/privacy')}#fox`, says: 'Nobody looks in here.' },
  ];
  const game = (await getGames()).at(-1);
  if (!game || isRemote(game.data.image)) return trail;
  const page = gameUrl(game.id);
  const gift = withBase(`/print/${game.id}-phone.png`);
  const found = 'You found me. Take my picture home (PNG).';
  return [
    ...trail,
    { href: `${page}#fox`, says: 'This one is me.' },
    { href: `${page}#found`, says: found, gift },
  ];
}
