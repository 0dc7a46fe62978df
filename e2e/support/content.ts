/** The content, read from its files, so that editors can change it without changing tests. */
import { statSync } from 'node:fs';
import { findDemo } from '../../src/demos/games.ts';
import { eveningsLink, menuLink } from '../../src/lib/addresses/navigation.ts';
import { readContent, type ContentFile } from '../../src/lib/content/content-files.ts';
import { upcoming } from '../../src/lib/hours/evenings.ts';
import { today } from '../../src/lib/hours/venue-clock.ts';
import type { Game as GameFields } from '../../src/schemas/game.ts';
import type { Legal } from '../../src/schemas/legal.ts';
import type { Venue } from '../../src/schemas/venue.ts';
import { contentUnderTest, projectFolder, sites } from './sites.ts';

type Game = GameFields & { id: string; text: string };

const project = contentUnderTest ? sites[contentUnderTest].project : projectFolder;
const files = readContent(project);
const errors = Object.values(files).flatMap((list: ContentFile[]) =>
  list.flatMap((file) => file.errors.filter(({ isHint }) => !isHint)),
);
if (errors.length > 0)
  throw new Error(
    `Run "npm run check:content":\n${errors.map(({ file, field }) => `${file}: ${field}`).join('\n')}`,
  );

/** The files of a collection, with their fields. */
const entries = <Data>(list: ContentFile<Data>[]) =>
  list.flatMap(({ id, data, text }) => (data ? [{ id, data, text }] : []));

const venueAsWritten = files.venue[0]?.data as Venue;
/** The venue. build.setup.ts removes its third parties. */
export const venue: Venue = contentUnderTest
  ? venueAsWritten
  : { ...venueAsWritten, launcher: undefined, formEndpoint: undefined, bookingUrl: undefined };

/** The games in the order of the home page. */
export const games = entries(files.games)
  .map(({ id, data, text }) => ({ ...data, id, text }))
  .sort((one, other) => one.order - other.order) as [Game, ...Game[]];

/** The games that have a demo. */
export const playable = games.filter(({ launcherGameId }) => launcherGameId) as [Game, ...Game[]];

/** The demos that the content names, each with the name of its game. */
export const demos = playable.flatMap(({ launcherGameId = '', name }) => {
  const demo = findDemo(launcherGameId);
  return demo ? { ...demo, name } : [];
});

/** A game whose demo reports to the page when it has started. */
export const gameWithXdm = playable.find(({ xdm }) => xdm) ?? playable[0];

const { home } = sites[contentUnderTest ?? 'root'];
/** When the site was built. Undefined while Playwright lists the tests, before it builds the site. */
const builtAt = process.env['TEST_WORKER_INDEX']
  ? statSync(home, { throwIfNoEntry: false })?.mtimeMs
  : undefined;
/** The venue's day on which the site was built. A test may run after midnight. */
export const dayOfBuild = today(venue.timeZone, builtAt);

/** The evenings that were to come on that day, with their next dates. */
export const eveningsToCome = upcoming(entries(files.evenings), venue.hours, dayOfBuild);

/** The links to the menu and the evenings. Each page exists only if it has content. */
export const optionalLinks = [
  ...(files.menu.length > 0 ? [menuLink] : []),
  ...(eveningsToCome.length > 0 ? [eveningsLink] : []),
];
export const optionalPages = optionalLinks.map(({ path }) => path.slice(1));

export const [menu] = entries(files.menu);

/** A legal page: its fields, the day as it is printed, its text and the headings of its sections. */
export function legalPage(path: 'terms' | 'privacy') {
  const [page] = entries(files.legal).filter(({ id }) => id === path);
  const { data, text = '' } = page ?? {};
  const legal = data as Legal;
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return {
    ...legal,
    lastUpdated: legal.lastUpdated.toLocaleDateString('en-US', day),
    text,
    sections: [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.trim()),
  };
}

/** The headings, paragraphs and items of a Markdown text as they are read. Tables and pictures are left out. */
export const blocksOf = (markdown: string) =>
  markdown
    .split(/\n{2,}|\n(?=- |\d+\. )/)
    .map((block) =>
      block
        .trim()
        .replace(/^(#+|-|\d+\.) /, '')
        .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1'),
    )
    .filter((block) => block && !/^[|!]/.test(block))
    .map((block) => block.replaceAll(/\s+/g, ' '));
