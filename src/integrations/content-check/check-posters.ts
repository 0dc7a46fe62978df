import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { posterFolder } from '../../schemas/game.ts';
import type { Fault } from './problem.ts';

const formats: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
};
const maxMegabytes = 5;
const minWidth = 400;

/** The paths of the posters in `root`, as content files write them. Symbolic links are left out. */
export function posterPaths(root: string): string[] {
  return globSync('*', { cwd: folderIn(root), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => posterFolder + name);
}

/** Why a path leads to no poster. Capitals count. Undefined if it is in `posters`. */
export function posterPathFault(path: string, posters: readonly string[]): Fault | undefined {
  if (posters.includes(path)) return undefined;
  const wanted = `The path of a file in src/assets/images/posters. For example: ${posterFolder}Zulu.svg${didYouMean(path, posters)}`;
  return [`"${path}", where there is no poster`, wanted];
}

/** Why a poster cannot be shown: another shape than 4:5, a broken file, or active content. */
export async function pictureFault(root: string, path: string): Promise<Fault | undefined> {
  const name = path.slice(posterFolder.length);
  const place = join(folderIn(root), name);
  const megabytes = statSync(place).size / 1024 ** 2;
  if (megabytes > maxMegabytes) {
    const wanted = `At most ${maxMegabytes} MB. Save a smaller picture: 1600 by 2000 pixels are enough.`;
    return [`a picture of ${megabytes.toFixed(1)} MB`, wanted];
  }
  const bytes = readFileSync(place);
  const { width, height, format } = await draw(bytes);
  // A packed SVG can be drawn, but a page cannot hold its text.
  const isText = format !== 'svg' || isUtf8(bytes);
  if (!format || format !== formats[extname(name).toLowerCase()] || !isText) {
    const wanted =
      'A complete SVG, AVIF, WebP, PNG or JPEG file whose name has the right ending. Export it again.';
    return [`"${name}", which cannot be drawn`, wanted];
  }
  if (Math.abs(width / height - 4 / 5) >= 0.01) {
    const wanted = 'A picture four wide to five high. Crop it. For example: 800 by 1000';
    return [`a picture ${width} wide and ${height} high`, wanted];
  }
  const active = format === 'svg' && activeContent(bytes.toString());
  if (active) {
    const wanted =
      'An SVG without scripts, event attributes, entities and addresses of other files. Export it as "plain SVG".';
    return [`"${active.trim().slice(0, 60)}" in the picture`, wanted];
  }
  if (format === 'svg' || width >= minWidth) return undefined;
  const wanted = `At least ${minWidth} pixels wide, so that it is sharp. For example: 800 by 1000`;
  return [`a picture ${width} pixels wide`, wanted];
}

/** The picture's size and format. Without a format if the file cannot be decoded to its end. */
async function draw(bytes: Buffer) {
  try {
    const { width, height, format } = await sharp(bytes).metadata();
    await sharp(bytes).resize(8).raw().toBuffer();
    return { width, height, format };
  } catch {
    return { width: 0, height: 0, format: undefined };
  }
}

/** The first script or request of an SVG. It would run where the file is opened as a page of its own. */
function activeContent(svg: string): string | undefined {
  const patterns = [
    /<(?:\w+:)?(?:script|foreignObject|handler)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet|@import/i,
    /\bhref\s*=\s*["'](?!#|data:image\/(?!svg))[^"']*/i,
    // An animation can also set a URL.
    /\battributeName\s*=\s*["'](?:\w+:)?href/i,
    /url\(\s*["']?(?!["'#]|data:)[^)]*/i,
  ];
  return patterns.map((pattern) => pattern.exec(svg)?.[0]).find(Boolean);
}

const folderIn = (root: string) => join(root, 'src/content/games', posterFolder);
