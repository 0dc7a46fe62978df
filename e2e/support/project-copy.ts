/** Copies the project, so that tests can change it. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseDocument, type Document } from 'yaml';
import { projectFolder } from './sites.ts';

/** Folders that a copy does not need. */
const leftOut = ['.git', 'node_modules', 'test-results', 'dist', '.astro'];

/** Copies the project, with its tests, into a folder, which it empties first. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of readdirSync(projectFolder).filter((name) => !leftOut.includes(name))) {
    cpSync(projectFolder + path, folder + path, {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    });
  }
}

/** Changes the fields of a content file. */
export function editFields(file: string, change: (fields: Document) => void) {
  const [before = '', fields = '', ...text] = readFileSync(file, 'utf8').split(/^---$/m);
  const document = parseDocument(fields);
  change(document);
  // Long values stay on one line.
  writeFileSync(file, [before, `\n${document.toString({ lineWidth: 0 })}`, ...text].join('---'));
}

/** Changes the text of a file. Throws an Error where the text to change is not there. */
export function editText(file: string, before: string | RegExp, after: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`${file} has no ${before}.`);
  writeFileSync(file, changed);
}
