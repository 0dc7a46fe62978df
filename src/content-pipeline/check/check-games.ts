import { basename } from 'node:path';
import { didYouMean } from '../did-you-mean.ts';
import { firstLine, reportField, type ContentFile } from '../read/content-file.ts';
import { count, mistake, warning } from '../messages.ts';

const fileName = 'the file’s name';
/** Whether an id is fit for a URL: letters and digits, a letter first. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/**
 * Reports ids that no URL can have, and values that two games share. Reports numbers that our own launcher does not know:
 * their frames would show an error. `known` are its numbers. Undefined for another host's launcher.
 */
export function checkGames(games: ContentFile[], known: readonly string[] | undefined): void {
  for (const game of games.filter(({ id }) => !isGameId(id))) {
    const wanted =
      'Letters and digits alone, a letter first. The name becomes the address of the page. For example: LakesFive.md';
    reportField(game, [fileName], basename(game.file), wanted);
  }
  checkUnique(games, fileName, 'For example: LanternWalk');
  // A copy of a file has the values of the other.
  const own = games.filter(({ messages }) => messages.every(({ reason }) => reason !== fileName));
  checkUnique(own, 'name', 'For example: Lantern Walk');
  checkUnique(own, 'order', `For example: ${games.length + 1}`);
  const taken = own.map((game) => valueOf(game, 'launcherGameId'));
  const free = known?.find((number) => !taken.includes(number));
  const orNone = 'leave the line out, as long as the game has no demo.';
  checkUnique(own, 'launcherGameId', free ? `For example: ${free}. Or ${orNone}` : `Or ${orNone}`);
  // A game that was begun as a copy may keep the other's picture and words.
  for (const field of ['description', 'image', 'imageAlt', 'text'])
    checkUnique(own, field, 'Or leave it, if it is meant.', warning);
  for (const game of known ? games : []) {
    const number = valueOf(game, 'launcherGameId');
    if (typeof number !== 'string' || known?.includes(number)) continue;
    const found = `"${number}", which the site's own launcher does not know`;
    const wanted = `One of ${known?.join(', ')}. Without this line, the page says that the demo is not ready. For other numbers, set "launcher" in src/content/venue.md${didYouMean(number, known ?? [])}`;
    reportField(game, ['launcherGameId'], found, wanted);
  }
}

/** Reports values that two files share. Capitals and curly apostrophes make no difference. */
export function checkUnique(files: ContentFile[], field: string, remedy: string, say = mistake) {
  const first = new Map<string, ContentFile>();
  for (const file of files) {
    const value = valueOf(file, field);
    if (!value) continue;
    const key = String(value).trim().toLowerCase().replaceAll('’', "'");
    const other = first.get(key) ?? file;
    first.set(key, other);
    if (other === file) continue;
    const found = `"${firstLine(String(value).trim())}", as in ${other.file}:${other.lineOf([field])}`;
    const wanted = `A value that no other file has. Capitals make no difference. ${remedy}`;
    reportField(file, [field], found, wanted, say);
  }
}

/** Reports a count of games in `venue.md` that differs from the files. It reveals a file deleted by accident. */
export function checkNumberOfGames(games: ContentFile[], venue: ContentFile): void {
  const stated = Number(valueOf(venue, 'games'));
  if (Number.isNaN(stated) || stated === games.length) return;
  // A file that is no game has been reported.
  if (games.some(({ id, fields }) => !fields || !isGameId(id))) return;
  const found = `${stated}, and ${count(games.length, 'file')} in src/content/games`;
  const right = games.length > 0 ? ` If it is right, write games: ${games.length}. If not,` : '';
  const wanted = `The number of files, at least 1.${right} "git status" lists the file that was added or deleted. To bring it back: git checkout HEAD -- src/content/games/<Id>.md`;
  reportField(venue, ['games'], found, wanted);
}

/** A field of a file as it stands there, its text, or its id. */
function valueOf({ id, fields, text }: ContentFile, name: string): unknown {
  return { ...(fields as object | undefined), text: text?.trim(), [fileName]: id }[name];
}
