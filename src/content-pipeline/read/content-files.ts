import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { thirdPartiesOf } from '../../build/third-parties.ts';
import { didYouMean } from '../did-you-mean.ts';
import { folder, kinds, type Fields, type Kind } from '../kinds.ts';
import { mistake, locate } from '../messages.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { parseFields } from './parse-fields.ts';

/** The content files by their kind, sorted. */
export type ContentFiles = { [Name in Kind]: ContentFile<Fields<Name>>[] };

const required = ['venue.md', 'legal/terms.md', 'legal/privacy.md'];
const optional = ['menu.md'];

/** Reads the files and fields of the project in the folder `root`. Reports missing and misplaced files. */
export function readContentFiles(root: string) {
  // Editors and systems keep files of their own under names that begin with a dot.
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !basename(path).startsWith('.'))
    .filter((path) => statSync(join(root, folder, path), { throwIfNoEntry: false })?.isFile())
    .sort();
  const read = Object.entries(kinds).map(([kind, { files, schema, page }]) => {
    const ofKind = found
      .filter((path) => files.test(path))
      .map((path) => {
        const file = `${folder}/${path}`;
        const names = Object.keys(schema.shape);
        const content = readContentFile(file, readFileSync(join(root, file)), names);
        const data = parseFields<unknown>(content, schema);
        return Object.assign(content, { data, page: page(content.id) });
      });
    return [kind, ofKind] as const;
  });
  const files = Object.fromEntries(read) as unknown as ContentFiles;
  const isRead = (path: string) => Object.values(kinds).some((kind) => kind.files.test(path));
  const report = (path: string, actual: string, wanted: string) =>
    locate(mistake('the file', actual, wanted), `${folder}/${path}`, 1);
  const strays = found.filter((path) => !isRead(path));
  const missing = required.filter((path) => !found.includes(path));
  return {
    files,
    messages: [
      ...strays.map((path) => report(path, 'a file that no page shows', otherPlace(path))),
      ...missing.map((path) =>
        report(path, 'no such file', `The file: git checkout HEAD -- ${folder}/${path}`),
      ),
    ],
    thirdParties: thirdPartiesOf(
      files.venue[0]?.data,
      files.games.map(({ data }) => data?.image),
    ),
  };
}

/** Where a file belongs that no page shows. */
function otherPlace(path: string): string {
  return `Games belong in ${folder}/games, evenings in ${folder}/evenings and the texts of photographs in ${folder}/photos, with names that end in .md. The menu is ${folder}/menu.md. Only terms.md and privacy.md have a legal page, with names in small letters. Pictures belong in src/assets/images, and other files outside ${folder}${didYouMean(path, [...required, ...optional])}`;
}
