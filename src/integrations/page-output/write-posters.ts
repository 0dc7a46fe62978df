import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { filesIn } from '../../build/built-pages.ts';
import { writeDrawing } from '../../drawings/poster/write-drawing.ts';

const sources = new URL('../../assets/images/posters/', import.meta.url);

/**
 * Writes the drawn posters anew that Astro has copied as they are, for pages and for pictures in texts. Their names hold the
 * hash of the original, and hosts keep them for a year: if `writeDrawing` changes what it draws, rename the originals.
 */
export function writePosters(dir: URL): void {
  const names = new Set(readdirSync(sources).map((file) => parse(file).name));
  for (const file of filesIn(dir, /^_astro\/.*\.svg$/)) {
    // Zulu.1a2b3c4d.svg
    const name = parse(file).name.replace(/\.[^.]*$/, '');
    if (!names.has(name)) continue;
    const url = new URL(file, dir);
    writeFileSync(url, writeDrawing(readFileSync(url, 'utf8')).still);
  }
}
