import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../did-you-mean.ts';
import { posterFolder } from '../../schemas/game.ts';
import { again } from '../../drawings/poster/faults.ts';
import { writeDrawing } from '../../drawings/poster/write-drawing.ts';
import { mistake, place, warning } from '../messages.ts';

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
const shape = 4 / 5;
/** Programs round a side of a picture to whole pixels. */
const shapeTolerance = 0.01;

/** Whether a file's name ends as a poster's does. */
export const isPicture = (file: string) => extname(file).toLowerCase() in formats;

/** The paths of all files beside the posters in `root`, as content files write them. Without hidden files. */
export function posterPaths(root: string): string[] {
  const folder = folderIn(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(
      (name) =>
        !name.startsWith('.') && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
    )
    .map((name) => posterFolder + name);
}

/** Why a path leads to no poster. Capitals count. Empty if it is in `posters`. */
export function posterMistake(reason: string, path: string, posters: readonly string[]) {
  if (posters.includes(path)) return [];
  const wanted = `The path of a file in src/assets/images/posters. For example: ${posterFolder}Zulu.svg${didYouMean(path, posters)}`;
  return [mistake(reason, `"${path}", where there is no poster`, wanted)];
}

/**
 * Why a file cannot be shown as a poster: its name, size or shape, a broken file, or what a drawing holds besides shapes.
 * What is in a drawing is placed at its line there.
 */
export async function pictureMistakes(root: string, path: string): Promise<VFileMessage[]> {
  const name = path.slice(posterFolder.length);
  const refuse = (found: string, wanted: string) => [mistake('image', found, wanted)];
  if (!isPicture(name)) {
    const wanted =
      'A picture that ends in .svg, .avif, .webp, .png or .jpg. Move other files to another folder.';
    return [warning('image', `"${name}", which is no poster`, wanted)];
  }
  if (/[#?%]/.test(name))
    return refuse(
      `the name "${name}"`,
      'A name without #, ? and %, which mean something else in an address. For example: Zulu.jpg',
    );
  const file = join(folderIn(root), name);
  const megabytes = statSync(file).size / 1024 ** 2;
  if (megabytes > maxMegabytes) {
    const wanted = `At most ${maxMegabytes} MB. Save a smaller picture: 1600 by 2000 pixels are enough.`;
    return refuse(`a picture of ${megabytes.toFixed(1)} MB`, wanted);
  }
  const bytes = readFileSync(file);
  const format = formats[extname(name).toLowerCase()];
  if (format !== 'svg') return pixelMistakes(name, bytes, format);
  if (!isUtf8(bytes)) return refuse(`"${name}", which is no text in UTF-8`, again);
  const { still, faults } = writeDrawing(bytes.toString());
  const messages = faults.map(({ line, found, wanted }) =>
    place(mistake('the drawing', found, wanted), `src/assets/images/posters/${name}`, line),
  );
  return messages.length > 0 ? messages : pixelMistakes(name, Buffer.from(still), format);
}

/** Why a picture in the wanted format cannot be shown. */
async function pixelMistakes(name: string, bytes: Buffer, wantedFormat?: string) {
  const refuse = (found: string, wanted: string) => [mistake('image', found, wanted)];
  const { width, height, format, pages, isEmpty } = await drawOnce(bytes);
  if (!format || format !== wantedFormat) {
    const wanted =
      'A complete SVG, AVIF, WebP, PNG or JPEG file whose name has the right ending. Export it again.';
    return refuse(`"${name}", which cannot be drawn`, wanted);
  }
  if (pages > 1)
    return refuse(
      'a picture that moves',
      'A picture that stands still: only its first frame would be shown. Export one frame.',
    );
  if (Math.abs(width / height - shape) >= shapeTolerance) {
    const wanted = 'A picture four wide to five high. Crop it. For example: 800 by 1000';
    return refuse(`a picture ${width} wide and ${height} high`, wanted);
  }
  if (format !== 'svg' && width < minWidth)
    return refuse(
      `a picture ${width} pixels wide`,
      `At least ${minWidth} pixels wide, so that it is sharp. For example: 800 by 1000`,
    );
  if (!isEmpty) return [];
  return [warning('image', 'a picture of one colour', 'A picture that shows something.')];
}

/** What is known of pictures, by their bytes: a dev server reads all posters again at every save. */
const drawn = new Map<string, ReturnType<typeof draw>>();

/** Draws each picture once. */
function drawOnce(bytes: Buffer) {
  const key = hash('sha256', bytes);
  const known = drawn.get(key) ?? draw(bytes);
  drawn.set(key, known);
  return known;
}

/** The picture's size as viewers turn it, its format, and whether it is one colour. Without a format if it is broken. */
async function draw(bytes: Buffer) {
  try {
    const { autoOrient, format, pages = 1 } = await sharp(bytes).metadata();
    const { channels } = await sharp(await sharp(bytes).resize(80).png().toBuffer()).stats();
    const isEmpty = channels.every(({ min, max }) => min === max);
    return { ...autoOrient, format, pages, isEmpty };
  } catch {
    return { width: 0, height: 0, format: undefined, pages: 0, isEmpty: false };
  }
}

const folderIn = (root: string) => join(root, 'src/content/games', posterFolder);
