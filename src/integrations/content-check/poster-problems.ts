import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { posterFolder } from '../../schemas/game.ts';
import type { Problem } from './problem.ts';

type PosterProblem = Pick<Problem, 'found' | 'wanted'>;

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
  return readdirSync(folderIn(root), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => posterFolder + name);
}

/** The problem of a path that is not in `posters`. Capitals count. */
export function pathProblems(path: string, posters: readonly string[]): PosterProblem[] {
  if (posters.includes(path)) return [];
  const wanted = `The path of a file in src/assets/images/posters. For example: ${posterFolder}Zulu.svg${didYouMean(path, posters)}`;
  return [{ found: `"${path}", where there is no poster`, wanted }];
}

/** The problems of the picture itself. Refuses other shapes than 4:5, broken files and active content. */
export async function pictureProblems(root: string, path: string): Promise<PosterProblem[]> {
  const name = path.slice(posterFolder.length);
  const place = join(folderIn(root), name);
  const { size } = statSync(place);
  if (size > maxMegabytes * 1024 ** 2) {
    const found = `a picture of ${(size / 1024 ** 2).toFixed(1)} MB`;
    const wanted = `At most ${maxMegabytes} MB. Save a smaller picture: 1600 by 2000 pixels are enough.`;
    return [{ found, wanted }];
  }
  const bytes = readFileSync(place);
  const drawing = await draw(bytes);
  if (!drawing || drawing.format !== formats[extname(name).toLowerCase()]) {
    const wanted =
      'A complete SVG, AVIF, WebP, PNG or JPEG file whose name has the right ending. Export it again.';
    return [{ found: `"${name}", which cannot be drawn`, wanted }];
  }
  const { width, height, format } = drawing;
  if (Math.abs(width / height - 4 / 5) >= 0.01) {
    const wanted = 'A picture four wide to five high. Crop it. For example: 800 by 1000';
    return [{ found: `a picture ${width} wide and ${height} high`, wanted }];
  }
  if (format === 'svg') return activeContent(bytes.toString());
  if (width >= minWidth) return [];
  const wanted = `At least ${minWidth} pixels wide, so that it is sharp. For example: 800 by 1000`;
  return [{ found: `a picture ${width} pixels wide`, wanted }];
}

/** The picture's size and format. Undefined if the file cannot be decoded to its end. */
async function draw(bytes: Buffer) {
  try {
    const { width, height, format } = await sharp(bytes).metadata();
    await sharp(bytes).resize(8).raw().toBuffer();
    return { width, height, format };
  } catch {
    return undefined;
  }
}

/** Scripts and requests of an SVG. They would run where the file is opened as a page of its own. */
function activeContent(svg: string): PosterProblem[] {
  const found =
    /<(?:\w+:)?(?:script|foreignObject|handler)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet|@import/i.exec(
      svg,
    )?.[0] ??
    /\bhref\s*=\s*["'](?!#|data:image\/(?!svg))[^"']*/i.exec(svg)?.[0] ??
    // An animation can also set a URL.
    /\battributeName\s*=\s*["'](?:\w+:)?href/i.exec(svg)?.[0] ??
    /url\(\s*["']?(?!["'#]|data:)[^)]*/i.exec(svg)?.[0];
  if (!found) return [];
  const wanted =
    'An SVG without scripts, event attributes, entities and addresses of other files. Export it as "plain SVG".';
  return [{ found: `"${found.trim().slice(0, 60)}" in the picture`, wanted }];
}

const folderIn = (root: string) => join(root, 'src/content/games', posterFolder);
