import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import type { Mistake } from './mistake.fixture.ts';
import { formatMessages } from '../messages.ts';
import { launcherGameIds, validProject, writeProject } from './project.fixture.ts';
import { readContent } from '../read-content.ts';

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

/** The files with other words in one of them. */
export function change(
  files: Record<string, string>,
  file: string,
  before: string,
  after: string,
): Record<string, string> {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`"${before}" is not in ${file}.`);
  return { ...files, [file]: text.replace(before, () => after) };
}

/** The files after an editor's mistake. */
export const make = ([, file, before, after]: Mistake, files: Record<string, string>) =>
  change(files, file, before, after);

/** The valid project with other words in one file. */
export const edit = (file: string, before: string, after: string) =>
  change(validProject, file, before, after);

/** Expects that a list names a mistake at its place, with its remedy. */
export function expectReported(list: string, at: string, remedy: RegExp) {
  const problems = list.split('\n\n').filter((block) => block.startsWith(`${at}\n`));
  const file = at.split(':', 1)[0] ?? '';
  const about = list.split('\n\n').filter((block) => block.startsWith(file));
  expect(problems.join('\n'), about.join('\n\n')).toMatch(/found: {2}\S.*\n {4}wanted: \S/);
  expect(problems.join('\n')).toMatch(remedy);
  expect(list).not.toMatch(/undefined|\[object|\bat \S+:\d+:\d+/);
}
