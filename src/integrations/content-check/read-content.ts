import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameSchema } from '../../schemas/game.ts';
import { legalSchema } from '../../schemas/legal.ts';
import { pages } from '../../lib/site-map.ts';
import { venueSchema, type Venue } from '../../schemas/venue.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { contentFiles } from './content-files.ts';
import { fieldProblems } from './field-problems.ts';
import { gamesProblems, idOf } from './game-problems.ts';
import { poster } from './picture-problems.ts';
import type { Problem } from './problem.ts';
import { textProblems } from './text-problems.ts';

/** The content of the site as its files stand, whole or not, with every problem of every file. */
export interface Content {
  /** The facts of the venue; nothing as long as they have a problem. */
  venue: Venue | undefined;
  venueFile: ContentFile | undefined;
  games: ContentFile[];
  problems: Problem[];
}

/** Reads all content of the project in the folder `root`. */
export async function readContent(root: string): Promise<Content> {
  const files = contentFiles(root);
  const read = (file: string) => readContentFile(file, readFileSync(join(root, file), 'utf8'));
  const [venueFile] = files.venue.map(read);
  const legal = files.legal.map(read);
  const games = files.games.map(read);

  const venue = venueSchema.safeParse(venueFile?.fields).data;
  const addresses = [
    ...pages.map(({ path }) => path),
    ...games.map(({ file }) => `/game/${idOf(file)}`),
  ];
  const game = gameSchema(poster(join(root, 'src/content/games')));
  const fields = [
    ...(venueFile ? [fieldProblems(venueFile, venueSchema)] : []),
    ...legal.map((file) => fieldProblems(file, legalSchema)),
    ...games.map((file) => fieldProblems(file, game)),
  ];
  return {
    venue,
    venueFile,
    games,
    problems: [
      ...files.problems,
      ...(venueFile?.problems ?? []),
      ...[...legal, ...games].flatMap(({ problems }) => problems),
      ...(await Promise.all(fields)).flat(),
      ...[...legal, ...games].flatMap((file) => textProblems(file, root, addresses)),
      ...gamesProblems(games, venueFile),
    ],
  };
}
