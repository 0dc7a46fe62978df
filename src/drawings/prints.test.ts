import { readFileSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { renderPrint } from './prints.ts';

// No game's poster, which an owner may replace.
const poster = readFileSync('src/assets/images/placeholder-poster.svg');
const address = { street: '1 Street', town: 'Town', postcode: 'P1 1PP', country: 'Country' };
const venue = { name: 'A Venue', address };

/** Whether a part of the image has more than one shade. */
async function isPrinted(image: Uint8Array, part: Region) {
  const [red] = (await sharp(await sharp(image).extract(part).toBuffer()).stats()).channels;
  return red?.min !== red?.max;
}

test.each([
  ['phone', 1290, 2796, { left: 300, top: 2450, width: 690, height: 120 }],
  ['a4', 1240, 1754, { left: 740, top: 1480, width: 420, height: 120 }],
] as const)(
  'the %s print has the poster, and the venue below',
  async (print, width, height, below) => {
    const image = await renderPrint(print, { poster, name: 'A Game', venue });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await isPrinted(image, { left: 200, top: 1200, width: 800, height: 200 })).toBe(true);
    expect(await isPrinted(image, below)).toBe(true);
  },
);

test('a photograph is printed as viewers turn it', async () => {
  const half = { width: 500, height: 800, channels: 3, background: 'black' } as const;
  const lying = sharp({ create: { ...half, width: 1000, background: 'white' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 });
  const image = await renderPrint('a4', {
    poster: await lying.jpeg().toBuffer(),
    name: 'A Game',
    venue,
  });
  const shade = async (top: number) => {
    const part = await sharp(image)
      .extract({ left: 100, top, width: 1000, height: 600 })
      .toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean;
  };
  expect(await shade(90)).toBeLessThan(5);
  expect(await shade(820)).toBeGreaterThan(250);
});
