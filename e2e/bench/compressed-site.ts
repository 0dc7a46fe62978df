import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { projectFolder, sites } from '../support/sites.ts';

/** The built site as a content network sends it: text compressed by Brotli at a middle level. Beside it, a page by hand. */
export function compressedSite(): string {
  execFileSync(process.execPath, [`${projectFolder}e2e/support/builds.ts`], { stdio: 'inherit' });
  const folder = `${projectFolder}test-results/bench`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(sites.root.folder, folder, { recursive: true });
  const byHand = 'hand-written.html';
  copyFileSync(`${projectFolder}e2e/bench/${byHand}`, `${folder}/${byHand}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|txt|webmanifest)$/.test(file)) continue;
    const path = `${folder}/${file}`;
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
  return folder;
}
