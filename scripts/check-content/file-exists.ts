import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Whether a file exists. Distinguishes capitals on every machine, as servers do. */
export function fileExists(path: string): boolean {
  try {
    return readdirSync(dirname(path)).includes(basename(path));
  } catch {
    return false;
  }
}
