import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { filesIn, type BuiltPage } from '../../build/built-pages.ts';
import { writeDrawing } from '../../drawings/poster/write-drawing.ts';

const posters = new URL('../../assets/images/posters/', import.meta.url);

/**
 * Writes the posters anew that Astro has copied as they are, for pages and for pictures in texts. Their names hold the hash of
 * the original, and hosts keep them for a year: if `writeDrawing` changes what it draws, rename the originals. Removes
 * drawings that no page names, because they stand in the documents themselves.
 */
export function writeDrawings(dir: URL, pages: readonly BuiltPage[]): void {
  const names = new Set(readdirSync(posters).map((file) => parse(file).name));
  for (const file of filesIn(dir, /^_astro\/.*\.svg$/)) {
    const url = new URL(file, dir);
    // Zulu.1a2b3c4d.svg
    const isPoster = names.has(parse(file).name.replace(/\.[^.]*$/, ''));
    if (!pages.some(({ html }) => html.includes(file))) rmSync(url);
    else if (isPoster) writeFileSync(url, writeDrawing(readFileSync(url, 'utf8')).still);
  }
}
