import { rmSync } from 'node:fs';
import type { Mistake } from './mistakes.fixture.ts';
import { formatMessages } from '../messages.ts';
import { launcherGameIds, validProject, writeProject } from './project.fixture.ts';
import { readContent } from '../read/read-content.ts';

export type Files = Record<string, string | Buffer>;

export const lake = 'src/content/games/Lake.md';
export const venue = 'src/content/venue.md';
export const terms = 'src/content/legal/terms.md';

/** Reads a project of these files. */
export async function read(files: Files, base = '/') {
  const root = writeProject(files);
  try {
    return await readContent(root, { launcherGameIds, base });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The messages that `npm run check:content` prints for these files, warnings after mistakes. */
export async function listFor(files: Files) {
  const { mistakes, warnings } = await read(files);
  const warned = warnings.length > 0 ? `\nWarnings:\n\n${formatMessages(warnings)}` : '';
  return formatMessages(mistakes) + warned;
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
