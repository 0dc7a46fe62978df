import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import { didYouMean } from './did-you-mean.ts';

const posters = '../../assets/images/posters/';

/** The path of a poster, as a field of a file in `folder`: a picture that is there, four wide to five high. */
export const poster = (folder: string) =>
  z.string().superRefine(async (path, context) => {
    const complaint =
      missing(folder, path) ?? astray(path) ?? (await outOfProportion(join(folder, path)));
    if (!complaint) return;
    const { found, wanted } = complaint;
    context.addIssue({ code: 'custom', message: wanted, params: { found } });
  });

/** What to say of a path that leads to no file of ours; letters must be those of the file's name. */
export function missing(folder: string, path: string) {
  const found = `"${path}"`;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) {
    const wanted =
      'An https address, or the path of a file of ours. For example: ../../assets/images/posters/Zulu.svg';
    return { found, wanted };
  }
  const place = join(folder, path);
  if (/^\.\.?\//.test(path) && isThere(place)) return undefined;
  const known = namesIn(join(folder, posters)).map((name) => posters + name);
  const wanted = `The path of a file that exists, seen from the folder of this one. For example: ${posters}Zulu.svg${didYouMean(path, known)}`;
  return { found: `${found}, where there is no file`, wanted };
}

function astray(path: string) {
  if (posix.join(path, '..', '/') === posters) return undefined;
  const wanted = `A file in src/assets/images/posters; bring it there. For example: ${posters}Zulu.svg`;
  return { found: `"${path}", which is elsewhere`, wanted };
}

async function outOfProportion(place: string) {
  try {
    const { width, height } = await imageMetadata(readFileSync(place));
    if (Math.abs(width / height - 4 / 5) < 0.01) return undefined;
    const wanted =
      'A picture four wide to five high. For example: 800 by 1000; crop it to that shape';
    return { found: `a picture ${width} wide and ${height} high`, wanted };
  } catch {
    const wanted =
      'A picture that a browser can show. For example: an SVG, AVIF, WebP, PNG or JPEG file';
    return { found: `"${basename(place)}", which holds no picture`, wanted };
  }
}

/** Whether a file is there by just these letters, also where the disk takes others for the same. */
function isThere(place: string): boolean {
  return existsSync(place) && basename(realpathSync.native(place)) === basename(place);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
