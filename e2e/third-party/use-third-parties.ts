import { cpSync, readdirSync, rmSync } from 'node:fs';
import { playable } from '../support/content.ts';
import { editFields } from '../support/project-copy.ts';
import { bookingUrl, contentNetwork, formEndpoint, provider } from '../support/sites.ts';

/**
 * A game of this site that has no demo yet, and whose texts could break out of a page. They pass the content check, because no
 * tag is closed.
 */
export const hostile = {
  id: 'Hostile',
  name: '"><script src=//x.example',
  description: '"><img src=x onerror=alert(1) ${alert(2)} {alert(3)} </script <!--',
  imageAlt: '" onerror="alert(4)" x="><svg onload=alert(5) & co.',
  venue: 'Vivid </title <script src=//x.example',
};

/** The game that keeps its drawing as its poster. */
export const drawn = playable.at(-1)?.id ?? '';

/** Replaces our launcher, posters and bookings by those of third parties, and adds a hostile game without a demo. */
export function useThirdParties(project: string) {
  const content = `${project}src/content/`;
  for (const path of ['menu.md', 'evenings']) {
    rmSync(content + path, { recursive: true, force: true });
  }
  // An evening that is over counts as none.
  const past = 'src/content/evenings/past.md';
  cpSync(`${project}e2e/other-content/${past}`, project + past);
  const folder = `${content}games/`;
  const games = readdirSync(folder);
  for (const game of games.filter((file) => file !== `${drawn}.md`)) {
    const image = contentNetwork.href + game.replace('.md', '.svg');
    editFields(folder + game, (fields) => fields.set('image', image));
  }
  const added = `${folder}${hostile.id}.md`;
  cpSync(`${folder}${games[0]}`, added);
  editFields(added, (fields) => {
    for (const field of ['name', 'description', 'imageAlt'] as const) {
      fields.set(field, hostile[field]);
    }
    fields.delete('launcherGameId');
    fields.set('order', 1000);
  });
  editFields(`${content}venue.md`, (venue) => {
    venue.delete('groups');
    venue.set('name', hostile.venue);
    // Our own address and its map are placeholders.
    venue.set('address', { street: '1 Quay', town: 'Leeds', postcode: 'LS1 4AP', country: 'GB' });
    venue.delete('mapUrl');
    venue.set('launcher', provider.href);
    venue.set('formEndpoint', formEndpoint.href);
    venue.set('bookingUrl', bookingUrl.href);
  });
}
