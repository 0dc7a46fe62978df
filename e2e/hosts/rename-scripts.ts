import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Copies a build to `folder`, with other names for its scripts, as after a change of theirs. */
export function renameScripts(build: string, folder: string) {
  cpSync(build, folder, { recursive: true });
  for (const file of globSync('**/*.{html,js}', { cwd: folder })) {
    const path = `${folder}/${file}`;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(_astro\/|\.\/)([\w.-]+)\.js/g, '$1$2.next.js'));
    if (file.includes('_astro/')) renameSync(path, path.replace(/\.js$/, '.next.js'));
  }
  return folder;
}
