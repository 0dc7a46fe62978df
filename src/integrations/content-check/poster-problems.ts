import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { posterFolder } from '../../schemas/game.ts';
import type { Problem } from './problem.ts';

type Complaint = Pick<Problem, 'found' | 'wanted'>;

const formats: Record<string, string> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
};
const megabytes = 5;
const leastWidth = 400;

/** The posters of the project in `root`, as content files write their paths. Links to other files are none. */
export function posterPaths(root: string): string[] {
  return readdirSync(folderIn(root), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => posterFolder + name);
}

/** What to say of a path that is none of the `posters`, in just these letters. */
export function pathComplaint(path: string, posters: readonly string[]): Complaint[] {
  if (posters.includes(path)) return [];
  const wanted = `The path of a file in src/assets/images/posters. For example: ${posterFolder}Zulu.svg${didYouMean(path, posters)}`;
  return [{ found: `"${path}", where there is no poster`, wanted }];
}

/** What is wrong with the picture itself: it must be shown by browsers, four wide to five high, and run nothing. */
export async function pictureComplaints(root: string, path: string): Promise<Complaint[]> {
  const name = path.slice(posterFolder.length);
  const place = join(folderIn(root), name);
  const { size } = statSync(place);
  if (size > megabytes * 1024 ** 2) {
    const found = `a picture of ${(size / 1024 ** 2).toFixed(1)} MB`;
    const wanted = `At most ${megabytes} MB. Save it smaller: 1600 by 2000 pixels are enough.`;
    return [{ found, wanted }];
  }
  const bytes = readFileSync(place);
  const drawing = await draw(bytes);
  if (!drawing || drawing.format !== formats[extname(name).toLowerCase()]) {
    const wanted =
      'A whole picture of the kind that its name says: SVG, AVIF, WebP, PNG or JPEG. Export it anew.';
    return [{ found: `"${name}", which cannot be drawn`, wanted }];
  }
  const { width, height, format } = drawing;
  if (Math.abs(width / height - 4 / 5) >= 0.01) {
    const wanted =
      'A picture four wide to five high. For example: 800 by 1000; crop it to that shape.';
    return [{ found: `a picture ${width} wide and ${height} high`, wanted }];
  }
  if (format === 'svg') return foreignParts(bytes.toString());
  if (width >= leastWidth) return [];
  const wanted = `At least ${leastWidth} pixels wide, so that it is sharp. For example: 800 by 1000.`;
  return [{ found: `a picture ${width} pixels wide`, wanted }];
}

/** The picture's size and format, if every pixel of it can be decoded. */
async function draw(bytes: Buffer) {
  try {
    const { width, height, format } = await sharp(bytes).metadata();
    await sharp(bytes).resize(8).raw().toBuffer();
    return { width, height, format };
  } catch {
    return undefined;
  }
}

/** What an SVG must not hold: opened by itself it is a page, whose scripts and requests would run. */
function foreignParts(svg: string): Complaint[] {
  const found =
    /<(?:\w+:)?(?:script|foreignObject|handler)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet|@import/i.exec(
      svg,
    )?.[0] ??
    /\bhref\s*=\s*["'](?!#|data:image\/(?!svg))[^"']*/i.exec(svg)?.[0] ??
    // An animation may set an address as well.
    /\battributeName\s*=\s*["'](?:\w+:)?href/i.exec(svg)?.[0] ??
    /url\(\s*["']?(?!["'#]|data:)[^)]*/i.exec(svg)?.[0];
  if (!found) return [];
  const wanted =
    'A drawing alone, without scripts, event attributes, entities and addresses of other files. Export it as "plain SVG".';
  return [{ found: `"${found.trim().slice(0, 60)}" in the picture`, wanted }];
}

const folderIn = (root: string) => join(root, 'src/content/games', posterFolder);
