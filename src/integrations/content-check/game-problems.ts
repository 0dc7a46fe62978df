import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import type { ContentFile } from './content-file.ts';
import { pathComplaint, pictureComplaints } from './poster-problems.ts';
import { count, type Problem } from './problem.ts';

/** Whether an id can stand in an address as it is. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/** What is wrong among the games: ids, and what two of them share. */
export function gamesProblems(games: ContentFile[]): Problem[] {
  return [
    ...games.flatMap(badId),
    ...twins(games, 'the file’s name', 'LanternWalk', ({ id }) => id),
    ...twins(games, 'name', 'Lantern Walk', (game) => valueOf(game, 'name')),
    ...twins(games, 'order', games.length + 1, (game) => valueOf(game, 'order')),
    ...twins(games, 'launcherGameId', "'1007'", (game) => valueOf(game, 'launcherGameId')),
  ];
}

function badId({ file, id }: ContentFile): Problem[] {
  if (isGameId(id)) return [];
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
    if (valueIn(game) === undefined) return [];
    const key = String(valueIn(game)).trim().toLowerCase();
    const twin = first.get(key);
    if (!twin) {
      first.set(key, game);
      return [];
    }
    const found = `"${String(valueIn(game))}", as in ${twin.file}:${twin.lineOf([field])}`;
    const wanted = `One that no other game has, also in other letter case. For example: ${example}`;
    return [{ file: game.file, line: game.lineOf([field]), field, found, wanted }];
  });
}

/** Games whose number our own launcher does not know: their pages would show a refusal in the frame. */
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
        wanted: `One of ${known.join(', ')}, or no such line: the page then says that the demo is not ready. For other numbers, set "launcher" in src/content/venue.md.${didYouMean(number, known)}`,
      },
    ];
  });
}

/** Posters that are missing, or no pictures to show. Those on another host are not fetched. */
export async function posterProblems(
  root: string,
  games: ContentFile[],
  posters: readonly string[],
): Promise<Problem[]> {
  const problems = games.map(async (game) => {
    const path = valueOf(game, 'image');
    if (typeof path !== 'string' || !path.startsWith('.')) return [];
    const missing = pathComplaint(path, posters);
    const complaints = missing.length > 0 ? missing : await pictureComplaints(root, path);
    const place = { file: game.file, line: game.lineOf(['image']), field: 'image' };
    return complaints.map((complaint) => ({ ...place, ...complaint }));
  });
  return (await Promise.all(problems)).flat();
}

/** The venue says how many games there are, so that none gets lost unnoticed. */
export function numberProblems(root: string, games: ContentFile[], venue: ContentFile): Problem[] {
  const stated = valueOf(venue, 'games');
  if (typeof stated !== 'number' || stated === games.length) return [];
  const remedy =
    games.length < stated
      ? `bring the file back: git checkout HEAD -- ${deleted(root) || 'src/content/games/<Id>.md'}`
      : 'take the file that does not belong there away';
  return [
    {
      file: venue.file,
      line: venue.lineOf(['games']),
      field: 'games',
      found: `${stated}, and ${count(games.length, 'file')} in src/content/games`,
      wanted: `As many as there are. On purpose, write games: ${games.length}. If not, ${remedy}`,
    },
  ];
}

/** The games' files that the last commit has and the folder has not. */
function deleted(root: string): string {
  const diff = ['diff', '--relative', '--name-only', '--diff-filter=D', 'HEAD', '--'];
  const git = spawnSync('git', [...diff, 'src/content/games'], { cwd: root, encoding: 'utf8' });
  return git.stdout?.trim().split('\n').join(' ') ?? '';
}

function valueOf({ fields }: ContentFile, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
