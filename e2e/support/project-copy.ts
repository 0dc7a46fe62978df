/** Copies of the project, in which the tests may change what they like. */
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { parseDocument, type Document } from 'yaml';
import { projectFolder } from './sites.ts';

/** What a build reads. */
export const sources = [
  'src',
  'public',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'tsconfig.json',
  'package.json',
];

/** What the checks and tests read besides. */
const testSources = [
  'e2e',
  'scripts',
  'README.md',
  'eslint.config.js',
  'vitest.config.ts',
  '.cspell.json',
  '.cspell-words.txt',
  '.htmlvalidate.mjs',
];

/** Copies what a build of the project reads into a folder, which it empties first. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of sources) cpSync(projectFolder + path, folder + path, { recursive: true });
}

/** Copies the project with its tests, which run in the copy as they do here. */
export function copyProjectWithTests(folder: string) {
  copyProject(folder);
  for (const path of testSources.filter((source) => existsSync(projectFolder + source))) {
    cpSync(projectFolder + path, folder + path, {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  symlinkSync(`${projectFolder}node_modules`, `${folder}node_modules`, 'junction');
}

/** Changes the fields of a content file. */
export function editFields(file: string, change: (fields: Document) => void) {
  const [before = '', fields = '', ...text] = readFileSync(file, 'utf8').split(/^---$/m);
  const document = parseDocument(fields);
  change(document);
  // Each field stays on its line, as the content check wants it.
  writeFileSync(file, [before, `\n${document.toString({ lineWidth: 0 })}`, ...text].join('---'));
}

/** Changes the text of a file. Throws an Error where the text to change is not there. */
export function editText(file: string, before: string | RegExp, after: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`${file} has no ${before}.`);
  writeFileSync(file, changed);
}
