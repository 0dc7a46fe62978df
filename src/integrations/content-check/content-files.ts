import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from './problem.ts';

const venue = 'src/content/venue.md';
const legal = ['src/content/legal/terms.md', 'src/content/legal/privacy.md'];
const isGame = (file: string) => /^src\/content\/games\/[^/]+\.md$/.test(file);

/** The content files that the project in `root` has, by what they are, and those that are amiss. */
export function contentFiles(root: string) {
  const files = readdirSync(join(root, 'src/content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
  return {
    venue: files.filter((file) => file === venue),
    legal: files.filter((file) => legal.includes(file)),
    games: files.filter(isGame),
    problems: [
      ...files
        .filter((file) => file !== venue && !legal.includes(file) && !isGame(file))
        .map((file) => problem(file, 'a file that no page shows', place)),
      ...[venue, ...legal]
        .filter((file) => !files.includes(file))
        .map((file) => problem(file, 'no such file', `The file: git checkout ${file}`)),
    ],
  };
}

const place =
  'A game, whose name ends in .md, or no file at all. For example: src/content/games/LakesFive.md';

function problem(file: string, found: string, wanted: string): Problem {
  return { file, line: 1, field: 'the file', found, wanted };
}
