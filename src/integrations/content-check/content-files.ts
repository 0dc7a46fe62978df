import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { gameSchema } from '../../schemas/game.ts';
import { legalSchema } from '../../schemas/legal.ts';
import { venueSchema } from '../../schemas/venue.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { mistake, place } from './messages.ts';
import { isPicture } from './check-posters.ts';
import { fieldNames } from './yaml-mistakes.ts';

const folder = 'src/content';
const venueFile = `${folder}/venue.md`;
const legalFiles = [`${folder}/legal/terms.md`, `${folder}/legal/privacy.md`];
const needed = [venueFile, ...legalFiles];
const isGame = (file: string) =>
  /^src\/content\/games\/[^/]+\.md$/.test(file) && !isReadMe(file) && !isNeededName(file);
const isNeededName = (file: string) => needed.some((name) => basename(name) === basename(file));
const isReadMe = (file: string) => /^readme\b/i.test(basename(file));

const names = {
  venue: fieldNames(venueSchema),
  legal: fieldNames(legalSchema),
  game: fieldNames(gameSchema),
};

/** The content files of a project, and the messages about missing or misplaced files. */
export interface ContentFiles {
  venue: ContentFile | undefined;
  legal: ContentFile[];
  games: ContentFile[];
  messages: VFileMessage[];
}

/** Reads all content files of the project in the folder `root`. */
export function readContentFiles(root: string): ContentFiles {
  // Editors and systems keep files of their own under names that begin with a dot.
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => !basename(file).startsWith('.'))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  const files = found.filter((file) => needed.includes(file) || isGame(file));
  const strays = found.filter((file) => !files.includes(file));
  const isStray = (file: string) =>
    strays.some((stray) => stray.toLowerCase() === file.toLowerCase());
  const missing = needed.filter((file) => !files.includes(file) && !isStray(file));
  const messages = [
    ...strays.map((file) =>
      place(mistake('the file', 'a file that no page shows', otherPlace(file)), file, 1),
    ),
    ...missing.map((file) => {
      const wanted = `The file: git checkout HEAD -- ${file}`;
      return place(mistake('the file', 'no such file', wanted), file, 1);
    }),
  ];
  const read = (kind: keyof typeof names) => (file: string) =>
    readContentFile(file, readFileSync(join(root, file)), names[kind]);
  return {
    venue: files.filter((file) => file === venueFile).map(read('venue'))[0],
    legal: files.filter((file) => legalFiles.includes(file)).map(read('legal')),
    games: files.filter(isGame).sort().map(read('game')),
    messages,
  };
}

/** Where a file belongs that is neither a game, a law page nor the facts. */
function otherPlace(file: string): string {
  const right = needed.find((name) => name.toLowerCase() === file.toLowerCase());
  if (right) return `The name ${basename(right)}, in small letters.`;
  if (isPicture(file)) return 'A picture in src/assets/images/posters. Move it there.';
  if (isReadMe(file) || /^[a-z]/i.test(extname(file).slice(1)) === false)
    return 'No such file here. Move it out of src/content.';
  if (file.startsWith(`${folder}/legal/`))
    return `Only terms.md and privacy.md, which have a page each. Move the words into one of them, or a game to src/content/games.${didYouMean(file, needed)}`;
  const home = `${folder}/games/LakesFive.md`;
  return `A game's file in src/content/games, with a name that ends in .md, or no such file. For example: ${home}${didYouMean(file, needed)}`;
}
