import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../did-you-mean.ts';
import { eveningSchema } from '../../schemas/evening.ts';
import { gameSchema } from '../../schemas/game.ts';
import { legalSchema } from '../../schemas/legal.ts';
import { menuSchema } from '../../schemas/menu.ts';
import { photoSchema } from '../../schemas/photo.ts';
import { venueSchema } from '../../schemas/venue.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { mistake, place } from '../messages.ts';

const folder = 'src/content';
const venueFile = `${folder}/venue.md`;
const legalFiles = [`${folder}/legal/terms.md`, `${folder}/legal/privacy.md`];
const needed = [venueFile, ...legalFiles];
/** No page is missing without it. */
const menuFile = `${folder}/menu.md`;
const isIn = (name: 'games' | 'evenings' | 'photos') => (file: string) =>
  RegExp(`^${folder}/${name}/[^/]+\\.md$`).test(file) && !isReadMe(file) && !isNeededName(file);
const isNeededName = (file: string) => needed.some((name) => basename(name) === basename(file));
const isReadMe = (file: string) => /^readme\b/i.test(basename(file));

const names = {
  venue: Object.keys(venueSchema.shape),
  legal: Object.keys(legalSchema.shape),
  game: Object.keys(gameSchema.shape),
  menu: Object.keys(menuSchema.shape),
  evening: Object.keys(eveningSchema.shape),
  photo: Object.keys(photoSchema.shape),
};

/** The content files of a project, and the messages about missing or misplaced files. */
export interface ContentFiles {
  venue: ContentFile | undefined;
  legal: ContentFile[];
  games: ContentFile[];
  menu: ContentFile[];
  evenings: ContentFile[];
  photos: ContentFile[];
  messages: VFileMessage[];
}

/** Reads all content files of the project in the folder `root`. */
export function readContentFiles(root: string): ContentFiles {
  // Editors and systems keep files of their own under names that begin with a dot.
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => !basename(file).startsWith('.'))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  const all = [...needed, menuFile];
  const files = found.filter(
    (file) =>
      all.includes(file) ||
      [isIn('games'), isIn('evenings'), isIn('photos')].some((is) => is(file)),
  );
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
    games: files.filter(isIn('games')).sort().map(read('game')),
    menu: files.filter((file) => file === menuFile).map(read('menu')),
    evenings: files.filter(isIn('evenings')).sort().map(read('evening')),
    photos: files.filter(isIn('photos')).sort().map(read('photo')),
    messages,
  };
}

/** Where a file belongs that no page shows. */
function otherPlace(file: string): string {
  return `Games belong in ${folder}/games, evenings in ${folder}/evenings and the texts of photographs in ${folder}/photos, with names that end in .md. The menu is ${menuFile}. Only terms.md and privacy.md have a law page, with names in small letters. Pictures belong in src/assets/images, and other files outside ${folder}.${didYouMean(file, [...needed, menuFile])}`;
}
