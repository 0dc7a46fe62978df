import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readContentFile, type ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

const venueFile = 'src/content/venue.md';
const legalFiles = ['src/content/legal/terms.md', 'src/content/legal/privacy.md'];
const isGame = (file: string) => /^src\/content\/games\/[^/]+\.md$/.test(file);

/** The content files of a project, and the problems with missing or misplaced files. */
export interface ContentFiles {
  venue: ContentFile | undefined;
  legal: ContentFile[];
  games: ContentFile[];
  problems: Problem[];
}

/** Reads all content files of the project in the folder `root`. */
export function readContentFiles(root: string): ContentFiles {
  const entries = readdirSync(join(root, 'src/content'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({
      isFile: entry.isFile(),
      file: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
    }));
  const files = entries.filter(({ isFile }) => isFile).map(({ file }) => file);
  const read = (file: string) => readContentFile(file, readFileSync(join(root, file)));
  const needed = [venueFile, ...legalFiles];
  const problem = (file: string, found: string, wanted: string) => ({
    file,
    line: 1,
    field: 'the file',
    found,
    wanted,
  });
  return {
    venue: files.filter((file) => file === venueFile).map(read)[0],
    legal: files.filter((file) => legalFiles.includes(file)).map(read),
    games: files.filter(isGame).map(read),
    problems: [
      ...entries
        .filter(({ isFile }) => !isFile)
        .map(({ file }) => problem(file, 'a link to a file', 'The file itself. Copy it here.')),
      ...files
        .filter((file) => !needed.includes(file) && !isGame(file))
        .map((file) =>
          problem(
            file,
            'a file that no page shows',
            'A name that ends in .md in src/content/games, or no such file. For example: src/content/games/LakesFive.md',
          ),
        ),
      ...needed
        .filter((file) => !files.includes(file))
        .map((file) => problem(file, 'no such file', `The file: git checkout HEAD -- ${file}`)),
    ],
  };
}
