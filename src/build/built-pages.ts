import { readdirSync, readFileSync } from 'node:fs';

/** A built page: its path in the folder of the build, with forward slashes, and its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** The files of a folder whose path matches, sorted. */
export function filesIn(folder: URL, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
}

/** All pages of a build. */
export function builtPages(folder: URL): BuiltPage[] {
  return filesIn(folder, /\.html$/).map((file) => ({
    file,
    html: readFileSync(new URL(file, folder), 'utf8'),
  }));
}
