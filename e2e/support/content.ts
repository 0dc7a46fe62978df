/** The content as its files have it, so that editors can change it without changing a test. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { Evening } from '../../src/schemas/evening.ts';
import type { Game as GameFields } from '../../src/schemas/game.ts';
import type { Legal } from '../../src/schemas/legal.ts';
import type { Menu } from '../../src/schemas/menu.ts';
import type { Venue } from '../../src/schemas/venue.ts';
import { contentUnderTest, projectFolder, sites } from './sites.ts';

type Game = GameFields & { id: string };

const project = contentUnderTest ? sites[contentUnderTest].project : projectFolder;
const folder = `${project}src/content/`;

/** A content file: its fields, and its text. */
function read(file: string): [fields: unknown, text: string] {
  const [, fields = '', text = ''] = readFileSync(folder + file, 'utf8').split(/^---$/m);
  return [parse(fields), text];
}

export const venue = read('venue.md')[0] as Venue;

/** The games in the order of the home page. */
export const games = readdirSync(`${folder}games/`)
  .map((file) => ({ ...(read(`games/${file}`)[0] as GameFields), id: file.replace('.md', '') }))
  .sort((one, other) => one.order - other.order) as [Game, ...Game[]];

/** The file of a poster that is no other host's. */
export const posterPath = (image: string) => `${folder}games/${image}`;

/** The games that have a demo. */
export const playable = games.filter(({ launcherGameId }) => launcherGameId) as [Game, ...Game[]];

/** A game whose demo reports to its page that it has started. */
export const reporting = playable.find(({ xdm }) => xdm) ?? playable[0];

const isToCome = (file: string) => {
  const { weekday, date } = read(file)[0] as Evening;
  return weekday !== undefined || new Date(`${date}`) > new Date();
};
/** The pages of the kitchen, and of what is on: without a menu, or an evening to come, the page is not there. */
export const supperPages = [
  ...(existsSync(`${folder}menu.md`) ? ['menu'] : []),
  ...(globSync('evenings/*.md', { cwd: folder }).some(isToCome) ? ['evenings'] : []),
];

/** The sections of the menu. Without a menu, none. */
export const menuSections = existsSync(`${folder}menu.md`)
  ? (read('menu.md')[0] as Menu).sections
  : [];

/** The evening of a file, by the file's name. */
export const evening = (id: string) => read(`evenings/${id}.md`)[0] as Evening;

/** A law page: its heading, the day as it is printed, the heading of its box and those of its sections. */
export function legalPage(path: 'terms' | 'privacy') {
  const [fields, text] = read(`legal/${path}.md`);
  const { title, lastUpdated, boxTitle } = fields as Legal;
  const day = new Date(lastUpdated);
  return {
    title,
    boxTitle,
    lastUpdated: day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    sections: [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.trim()),
  };
}
