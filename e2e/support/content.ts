/** The content as its files have it, so that editors can change a fact or a game without changing a visit. */
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { Venue } from '../../src/schemas/venue.ts';

interface Game {
  id: string;
  name: string;
  order: number;
  imageAlt: string;
  launcherGameId?: string;
  operatorId: string;
  token?: string;
  xdm?: string;
}

const folder = new URL('../../src/content/', import.meta.url);

function fieldsOf(file: string): unknown {
  const [, fields = ''] = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m);
  return parse(fields);
}

export const venue = fieldsOf('venue.md') as Venue;

/** The day of a law page as it is printed. */
export function lastUpdated(page: string): string {
  const { lastUpdated: day } = fieldsOf(`legal/${page}.md`) as { lastUpdated: string };
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The games in the order of the wall: a new one is visited on its first day. */
export const games = readdirSync(new URL('games/', folder))
  .map((file) => ({
    ...(fieldsOf(`games/${file}`) as Omit<Game, 'id'>),
    id: file.replace('.md', ''),
  }))
  .sort((one, other) => one.order - other.order) as [Game, ...Game[]];

/** A game whose demo has promised to report, for visits that need one. */
export const reporting = games.find(({ xdm }) => xdm) ?? games[0];
