import { basename } from 'node:path';
import type { ContentFile } from './content-file.ts';
import { count, type Problem } from './problem.ts';

/** The id of a game: its file's name. */
export const idOf = (file: string) => basename(file, '.md');

/** Whether an id can stand in an address as it is. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/** What is wrong among the games: ids, and what two of them share. `venue` says how many there are. */
export function gamesProblems(games: ContentFile[], venue: ContentFile | undefined): Problem[] {
  return [
    ...games.flatMap(badId),
    ...twins(games, 'the file’s name', 'LanternWalk', ({ file }) => idOf(file)),
    ...twins(games, 'name', 'Lantern Walk', (game) => valueOf(game, 'name')),
    ...twins(games, 'order', games.length + 1, (game) => valueOf(game, 'order')),
    ...(venue ? wrongNumber(games, venue) : []),
  ];
}

function badId({ file }: ContentFile): Problem[] {
  if (isGameId(idOf(file))) return [];
  const wanted =
    'Letters and digits alone, a letter first: it becomes the address of the page. For example: LakesFive.md';
  return [{ file, line: 1, field: 'the file’s name', found: basename(file), wanted }];
}

function twins(
  games: ContentFile[],
  field: string,
  example: string | number,
  valueIn: (game: ContentFile) => unknown,
): Problem[] {
  const first = new Map<string, ContentFile>();
  return games.flatMap((game) => {
    const key = String(valueIn(game)).trim().toLowerCase();
    const twin = first.get(key);
    if (!twin) first.set(key, game);
    if (!twin || valueIn(game) === undefined) return [];
    const found = `"${String(valueIn(game))}", as in ${twin.file}:${twin.lineOf([field])}`;
    const wanted = `One that no other game has, also in other letter case. For example: ${example}`;
    return [{ file: game.file, line: game.lineOf([field]), field, found, wanted }];
  });
}

function wrongNumber(games: ContentFile[], venue: ContentFile): Problem[] {
  const said = valueOf(venue, 'games');
  if (typeof said !== 'number' || said === games.length) return [];
  return [
    {
      file: venue.file,
      line: venue.lineOf(['games']),
      field: 'games',
      found: `${said}, and ${count(games.length, 'file')} in src/content/games`,
      wanted: `As many as there are. On purpose, write games: ${games.length}. If not, ${
        games.length < said
          ? 'bring the file back: git checkout src/content/games'
          : 'take the file that does not belong there away'
      }`,
    },
  ];
}

function valueOf({ fields }: ContentFile, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
