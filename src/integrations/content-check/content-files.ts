import { globSync, readFileSync } from 'node:fs';
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
  const problems: Problem[] = [];
  const report = (file: string, found: string, wanted: string) => {
    problems.push({ file, line: 1, field: 'the file', found, wanted });
  };
  const needed = [venueFile, ...legalFiles];
  const files: string[] = [];
  for (const entry of globSync('src/content/**/*', { cwd: root, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile()) report(file, 'a link to a file', 'The file itself. Copy it here.');
    else if (needed.includes(file) || isGame(file)) files.push(file);
    else {
      const wanted =
        'A name that ends in .md in src/content/games, or no such file. For example: src/content/games/LakesFive.md';
      report(file, 'a file that no page shows', wanted);
    }
  }
  for (const file of needed) {
    if (files.includes(file)) continue;
    report(file, 'no such file', `The file: git checkout HEAD -- ${file}`);
  }
  const read = (file: string) => readContentFile(file, readFileSync(join(root, file)));
  return {
    venue: files.filter((file) => file === venueFile).map(read)[0],
    legal: files.filter((file) => legalFiles.includes(file)).map(read),
    games: files.filter(isGame).map(read),
    problems,
  };
}
