import { rmSync } from 'node:fs';
import type { Mistake } from './mistakes.fixture.ts';
import { formatProblems } from './problem.ts';
import { launcherGameIds, validProject, writeProject } from './project.fixture.ts';
import { readContent } from './read-content.ts';

export type Files = Record<string, string | Buffer>;

export const lake = 'src/content/games/Lake.md';
export const venue = 'src/content/venue.md';
export const terms = 'src/content/legal/terms.md';

/** Reads a project of these files. `prepare` gets its folder first. */
export async function read(files: Files, prepare?: (root: string) => void, base = '/') {
  const root = writeProject(files);
  try {
    prepare?.(root);
    return await readContent(root, { launcherGameIds, base });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The problems that `npm run check:content` prints for these files. */
export async function listFor(files: Files, prepare?: (root: string) => void) {
  return formatProblems((await read(files, prepare)).problems);
}

/** The files after an editor's mistake. */
export function make([, file, before, after]: Mistake, files: Record<string, string>) {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`"${before}" is not in ${file}.`);
  return { ...files, [file]: text.replace(before, () => after) };
}

/** The valid project with other words in one file. */
export const edit = (file: string, before: string, after: string) =>
  make(['', file, before, after, '', / /], validProject);
