import { readdirSync } from 'node:fs';

/** The files of a folder whose path matches, sorted, with forward slashes. */
export function filesIn(folder: URL, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
}
