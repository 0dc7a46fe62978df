import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';

interface Game {
  id: string;
  name: string;
  order: number;
  imageAlt: string;
  gameid: string;
  operatorid: string;
  token?: string;
  xdm?: string;
}

const folder = new URL('../src/content/games/', import.meta.url);

/** The games as their files have them, in the order of the wall: a new one is visited on its first day. */
export const games = readdirSync(folder)
  .map((file): Game => {
    const [, fields = ''] = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m);
    return { ...(parse(fields) as Omit<Game, 'id'>), id: file.replace('.md', '') };
  })
  .sort((one, other) => one.order - other.order) as [Game, ...Game[]];

/** A game whose demo has promised to report, for visits that need one. */
export const reporting = games.find(({ xdm }) => xdm) ?? games[0];
