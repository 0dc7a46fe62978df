import { basename, posix } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { pictureMistake, posterMistake } from './check-posters.ts';
import { count, place } from '../messages.ts';

/** Whether an id is fit for a URL: letters and digits, a letter first. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/** Reports ids that no URL can have, and values that two games share. */
export function checkGames(games: ContentFile[]): void {
  const name = 'the file’s name';
  for (const game of games.filter(({ id }) => !isGameId(id))) {
    const wanted =
      'Letters and digits alone, a letter first. The name becomes the address of the page. For example: LakesFive.md';
    reportField(game, [name], basename(game.file), wanted);
  }
  checkUnique(games, name, 'LanternWalk', ({ id }) => id);
  // A copy of a file has the values of the other.
  const own = games.filter(({ messages }) => messages.every(({ reason }) => reason !== name));
  checkUnique(own, 'name', 'Lantern Walk');
  checkUnique(own, 'order', games.length + 1);
  checkUnique(own, 'launcherGameId', "'1007'");
}

function checkUnique(
  games: ContentFile[],
  field: string,
  example: string | number,
  valueIn = (game: ContentFile) => valueOf(game, field),
): void {
  const first = new Map<string, ContentFile>();
  for (const game of games) {
    const value = valueIn(game);
    if (value === undefined) continue;
    const key = String(value).trim().toLowerCase().replaceAll('’', "'");
    const other = first.get(key) ?? game;
    first.set(key, other);
    if (other === game) continue;
    const found = `"${String(value)}", as in ${other.file}:${other.lineOf([field])}`;
    const wanted = `A value that no other game has. Capitals make no difference. For example: ${example}`;
    reportField(game, [field], found, wanted);
  }
}

/** Reports games whose number our own launcher does not know. Their frames would show an error. */
export function checkLauncherNumbers(games: ContentFile[], known: readonly string[]): void {
  for (const game of games) {
    const number = valueOf(game, 'launcherGameId');
    if (typeof number !== 'string' || known.includes(number)) continue;
    const found = `"${number}", which the site's own launcher does not know`;
    const wanted = `One of ${known.join(', ')}. Without this line, the page says that the demo is not ready. For other numbers, set "launcher" in src/content/venue.md.${didYouMean(number, known)}`;
    reportField(game, ['launcherGameId'], found, wanted);
  }
}

/** The messages about posters that are missing or cannot be shown. Posters on another host are not fetched. */
export async function checkPosters(
  root: string,
  games: ContentFile[],
  posters: readonly string[],
): Promise<VFileMessage[]> {
  const messages: VFileMessage[] = [];
  for (const game of games) {
    const path = valueOf(game, 'image');
    if (typeof path === 'string' && path.startsWith('.'))
      game.report(game.lineOf(['image']), ...posterMistake('image', path, posters));
  }
  // One at a time: drawings that are begun at once have crashed the process in rare cases.
  for (const path of posters) {
    const fault = await pictureMistake(root, path);
    const game = games.find((one) => valueOf(one, 'image') === path);
    // What no page uses may stay; a game needs its poster.
    if (fault && game) game.report(game.lineOf(['image']), Object.assign(fault, { fatal: true }));
    else if (fault) messages.push(place(fault, posix.join('src/content/games', path)));
  }
  return messages;
}

/** Reports a count of games in `venue.md` that differs from the files. It reveals a file deleted by accident. */
export function checkNumberOfGames(games: ContentFile[], venue: ContentFile): void {
  const stated = valueOf(venue, 'games');
  if (typeof stated !== 'number' || stated === games.length) return;
  // Perhaps one is no game. It is reported.
  if (games.some(({ id, fields }) => !fields || !isGameId(id))) return;
  const found = `${stated}, and ${count(games.length, 'file')} in src/content/games`;
  const wanted = `The number of files. If it is right, write games: ${games.length}. If not, "git status" lists the file that was added or deleted. To bring it back: git checkout HEAD -- src/content/games/<Id>.md`;
  reportField(venue, ['games'], found, wanted);
}

function valueOf({ fields }: ContentFile, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}
