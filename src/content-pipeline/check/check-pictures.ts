/** Checks the posters of games and the photographs of rooms. Pictures on another host are not fetched. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import type { VFileMessage } from 'vfile-message';
import { posterFolder, type Game } from '../../schemas/game.ts';
import { photoFolder, type Photo } from '../../schemas/photo.ts';
import { unsafePart, unsafePartRemedy } from '../../schemas/unsafe-svg.ts';
import { didYouMean } from '../did-you-mean.ts';
import { mistake, locate, warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { checkUnique } from './check-games.ts';

/** The files that can be posters, by their names. Others mean something else in an address, or cannot be shown. */
const isPicture = (name: string) => /^[^#?%]+\.(?:svg|avif|webp|gif|png|jpe?g)$/i.test(name);
const posterWidth = 400;
const photoWidth = 1600;

/** The paths of all files in a folder of pictures, as content files write them. Without hidden files. */
export function picturesIn(root: string, folder: string): string[] {
  const absolute = join(root, 'src/content/games', folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => folder + name);
}

/** Why a path leads to no poster. Capitals count. Empty if it is in `posters`. */
export function posterMistake(reason: string, path: string, posters: readonly string[]) {
  if (posters.includes(path) && isPicture(posix.basename(path))) return [];
  const wanted = `The path of a file in src/assets/images/posters. For example: ${posterFolder}Zulu.svg${didYouMean(path, posters)}`;
  return [mistake(reason, `"${path}", where there is no poster`, wanted)];
}

/** Reports posters that are missing or cannot be shown. Returns the messages about files that no game shows. */
export async function checkPosters(
  root: string,
  games: readonly ContentFile<Game>[],
  posters: readonly string[],
): Promise<VFileMessage[]> {
  for (const { fields, report, lineOf } of games) {
    const { image } = (fields ?? {}) as { image?: unknown };
    if (typeof image === 'string' && image.startsWith('.'))
      report(lineOf(['image']), ...posterMistake('image', image, posters));
  }
  const messages: VFileMessage[] = [];
  // One at a time: drawings that are begun at once have crashed the process in rare cases.
  for (const path of posters) {
    const file = posix.join('src/content/games', path);
    const game = games.find(({ data }) => data?.image === path);
    for (const fault of await posterFaults(path, readFileSync(join(root, file)))) {
      // What is in a drawing is placed at its line there.
      const isInDrawing = fault.line !== undefined;
      if (game && !isInDrawing) game.report(game.lineOf(['image']), fault);
      else messages.push(locate(fault, file, fault.line));
    }
  }
  return messages;
}

/** Why a file cannot be shown as a poster: its name, size or shape, or what a drawing holds. */
async function posterFaults(path: string, bytes: Buffer): Promise<VFileMessage[]> {
  const name = path.slice(posterFolder.length);
  if (!isPicture(name)) {
    const wanted =
      'A picture that ends in .svg, .avif, .webp, .gif, .png or .jpg, without #, ? and % in its name. Move other files to another folder.';
    return [warning('image', `"${name}", which is no poster`, wanted)];
  }
  if (!/\.svg$/i.test(name)) return pictureFaults(name, bytes, posterWidth);
  const part = unsafePart(bytes.toString());
  return part
    ? [mistake('image', `"${name}", which holds ${part}`, unsafePartRemedy)]
    : pictureFaults(name, bytes, 0);
}

/** Reports photographs that are missing, too small, or that cannot be read. One that is shown twice is a remark. */
export async function checkPhotos(root: string, photos: ContentFile<Photo>[]): Promise<void> {
  checkUnique(photos, 'image', 'Or leave it, if it is meant.', warning);
  const known = picturesIn(root, photoFolder);
  for (const file of photos) {
    if (!file.data) continue;
    const { image } = file.data;
    if (known.includes(image) && /\/[\w-]+\.(?:jpe?g|png|webp|avif)$/i.test(image)) {
      const bytes = readFileSync(join(root, 'src/content/photos', image));
      const faults = await pictureFaults(image, bytes, photoWidth, false);
      file.report(file.lineOf(['image']), ...faults);
    } else {
      const wanted = `The path of a JPEG, PNG, WebP or AVIF in src/assets/images/photos. For example: ${photoFolder}table.jpg${didYouMean(image, known)}`;
      reportField(file, ['image'], `"${image}", where there is no photograph`, wanted);
    }
  }
}

/** Why a picture cannot be shown: it is broken, of another shape than a poster, or less than `minWidth` pixels wide. */
async function pictureFaults(name: string, bytes: Buffer, minWidth: number, isPoster = true) {
  const refuse = (found: string, wanted: string) => [mistake('image', found, wanted)];
  const size = await sizeOf(bytes);
  if (!size) {
    const wanted = 'A complete file whose name has the right ending. Export it again.';
    return refuse(`"${name}", which cannot be drawn`, wanted);
  }
  const { width, height } = size;
  // Programs round a side of a picture to whole pixels.
  if (isPoster && Math.abs(width / height - 4 / 5) >= 0.01) {
    const wanted = 'A picture four wide to five high. Crop it. For example: 800 by 1000';
    return refuse(`a picture ${width} wide and ${height} high`, wanted);
  }
  if (width >= minWidth) return [];
  return refuse(`a picture ${width} pixels wide`, `At least ${minWidth} pixels wide.`);
}

/** The size of a picture as viewers turn it. Undefined if it cannot be drawn. */
async function sizeOf(bytes: Buffer) {
  try {
    const picture = sharp(bytes);
    const { autoOrient } = await picture.metadata();
    // The size of a file that is cut off can be read, too.
    await picture.resize(80).toBuffer();
    return autoOrient;
  } catch {
    return undefined;
  }
}
