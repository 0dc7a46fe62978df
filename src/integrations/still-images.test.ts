import sharp from 'sharp';
import { expect, test } from 'vitest';
import stillImages from './still-images.ts';

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 10, channels: 3, background } })
    .png()
    .toBuffer();

test.each(['webp', 'gif'] as const)('an animated %s becomes its first frame', async (format) => {
  const frames = [await frame('red'), await frame('blue')];
  const joined = sharp(frames, { join: { animated: true } });
  const animated = await joined.toFormat(format).toBuffer();
  expect(await sharp(animated).metadata()).toMatchObject({ pages: 2 });

  const transform = { src: `poster.${format}`, width: 4, format: 'webp' };
  const config = { service: { config: {} } } as Parameters<typeof stillImages.transform>[2];
  const { data } = await stillImages.transform(animated, transform, config, console as never);
  const { pages = 1, width, height } = await sharp(data).metadata();
  expect({ pages, width, height }).toEqual({ pages: 1, width: 4, height: 5 });
  const [red, , blue] = (await sharp(data).stats()).channels;
  expect(red?.min).toBeGreaterThan(240);
  expect(blue?.max).toBeLessThan(15);
});
