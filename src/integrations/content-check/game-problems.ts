import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import type { ContentFile } from './content-file.ts';
import { pathProblems, pictureProblems } from './poster-problems.ts';
import { count, type Problem } from './problem.ts';

/** Whether an id is fit for a URL: letters and digits, a letter first. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/** Ids that no URL can have, and values that two games share. */
export function gamesProblems(games: ContentFile[]): Problem[] {
  return [
    ...games.flatMap(badId),
    ...duplicates(games, 'the file’s name', 'LanternWalk', ({ id }) => id),
    ...duplicates(games, 'name', 'Lantern Walk', (game) => valueOf(game, 'name')),
    ...duplicates(games, 'order', games.length + 1, (game) => valueOf(game, 'order')),
    ...duplicates(games, 'launcherGameId', "'1007'", (game) => valueOf(game, 'launcherGameId')),
  ];
}

function badId({ file, id }: ContentFile): Problem[] {
  if (isGameId(id)) return [];
  const wanted =
    'Letters and digits alone, a letter first. The name becomes the address of the page. For example: LakesFive.md';
  return [{ file, line: 1, field: 'the file’s name', found: basename(file), wanted }];
}

function duplicates(
  games: ContentFile[],
  field: string,
  example: string | number,
  valueIn: (game: ContentFile) => unknown,
): Problem[] {
  const first = new Map<string, ContentFile>();
  return games.flatMap((game) => {
    if (valueIn(game) === undefined) return [];
    const key = String(valueIn(game)).trim().toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, game);
      return [];
    }
    const found = `"${String(valueIn(game))}", as in ${other.file}:${other.lineOf([field])}`;
    const wanted = `A value that no other game has. Capitals make no difference. For example: ${example}`;
    return [{ file: game.file, line: game.lineOf([field]), field, found, wanted }];
  });
}

/** Games whose number our own launcher does not know. Their frames would show an error. */
export function demoProblems(games: ContentFile[], known: readonly string[]): Problem[] {
  return games.flatMap((game) => {
    const number = valueOf(game, 'launcherGameId');
    if (typeof number !== 'string' || known.includes(number)) return [];
    return [
      {
        file: game.file,
        line: game.lineOf(['launcherGameId']),
        field: 'launcherGameId',
        found: `"${number}", which the site's own launcher does not know`,
        wanted: `One of ${known.join(', ')}. Without this line, the page says that the demo is not ready. For other numbers, set "launcher" in src/content/venue.md.${didYouMean(number, known)}`,
      },
    ];
  });
}

/** Posters that are missing or cannot be shown. Posters on another host are not fetched. */
export async function posterProblems(
  root: string,
  games: ContentFile[],
  posters: readonly string[],
): Promise<Problem[]> {
  const problems = games.map(async (game) => {
    const path = valueOf(game, 'image');
    if (typeof path !== 'string' || !path.startsWith('.')) return [];
    const missing = pathProblems(path, posters);
    const found = missing.length > 0 ? missing : await pictureProblems(root, path);
    const place = { file: game.file, line: game.lineOf(['image']), field: 'image' };
    return found.map((problem) => ({ ...place, ...problem }));
  });
  return (await Promise.all(problems)).flat();
}

/** A count of games in `venue.md` that differs from the files. The count reveals a file deleted by accident. */
export function numberProblems(root: string, games: ContentFile[], venue: ContentFile): Problem[] {
  const stated = valueOf(venue, 'games');
  if (typeof stated !== 'number' || stated === games.length) return [];
  const remedy =
    games.length < stated
      ? `bring the file back: git checkout HEAD -- ${deleted(root) || 'src/content/games/<Id>.md'}`
      : 'remove the file that does not belong there';
  return [
    {
      file: venue.file,
      line: venue.lineOf(['games']),
      field: 'games',
      found: `${stated}, and ${count(games.length, 'file')} in src/content/games`,
      wanted: `The number of files. If it is right, write games: ${games.length}. If not, ${remedy}`,
    },
  ];
}

/** The games' files that are in the last commit and no longer in the folder. */
function deleted(root: string): string {
  const diff = ['diff', '--relative', '--name-only', '--diff-filter=D', 'HEAD', '--'];
  const git = spawnSync('git', [...diff, 'src/content/games'], { cwd: root, encoding: 'utf8' });
  return git.stdout?.trim().split('\n').join(' ') ?? '';
}

function valueOf({ fields }: ContentFile, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
