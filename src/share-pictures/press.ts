import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { accents } from '../schemas/game.ts';
import { card, pictureSize } from './card.ts';
import { fitName, openTypeface } from './typeface.ts';

/** What stands on a picture for shared links. */
export interface Print {
  name: string;
  /** The picture in its window: a file, from the project's root. */
  poster: string;
  facts: string;
  accent: (typeof accents)[number];
}

/** JPEG, since posters may be photographs too; without subsampling, which frays the edges of red. */
const format = { quality: 86, chromaSubsampling: '4:4:4' };

/**
 * Opens the fonts and the mark of the project in the folder `root`, and gives the function that makes a
 * JPEG of a print. `cache` is a folder that keeps each by what it was made of, so that the next build
 * draws only what has changed. `venue` is the name that stands beside the mark.
 */
export async function openPress(root: string, cache: string, venue: string) {
  const font = (name: string) => join(root, `src/assets/fonts/${name}.woff2`);
  const display = await openTypeface(font('special-gothic-expanded'), { tracking: -0.02 });
  const text = await openTypeface(font('special-gothic'), { weight: 600 });
  const mark = await readFile(join(root, 'src/assets/images/brand-mark.svg'), 'utf8');
  await mkdir(cache, { recursive: true });

  return async ({ name, poster, facts, accent }: Print): Promise<Uint8Array> => {
    const source = await readFile(join(root, poster));
    const draw = (picture: string) =>
      card({
        picture,
        name: fitName(display, name, { widest: 606, largest: 92, smallest: 54 }),
        facts: text(facts),
        accent,
        brand: name === venue ? undefined : { mark, name: display(venue) },
      });
    const contents = createHash('sha256')
      .update(source)
      .update(draw(JSON.stringify(format)));
    const kept = join(cache, `${contents.digest('hex')}.jpg`);
    if (existsSync(kept)) return readFile(kept);

    const { width, height } = pictureSize;
    // Through PNG, so that a poster may be whatever sharp can read.
    const png = await sharp(source).resize(width, height).png({ compressionLevel: 1 }).toBuffer();
    const svg = draw(`data:image/png;base64,${png.toString('base64')}`);
    const picture = await sharp(Buffer.from(svg)).removeAlpha().jpeg(format).toBuffer();
    await writeFile(kept, picture);
    return picture;
  };
}
