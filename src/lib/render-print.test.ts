import sharp from 'sharp';
import { expect, test } from 'vitest';
import poster from '../assets/images/posters/Zulu.svg?inline';
import { prints } from './render-print.ts';

const address = { street: '1 Street', town: 'Town', postcode: 'P1 1PP', country: 'Country' };

/** Whether a part of the image has more than one colour. */
async function isPrinted(image: Uint8Array, part: sharp.Region) {
  const { channels } = await sharp(await sharp(image).extract(part).toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 0);
}

test.each([
  ['phone', 1290, 2796, { left: 300, top: 2450, width: 690, height: 120 }],
  ['a4', 1240, 1754, { left: 740, top: 1470, width: 420, height: 120 }],
] as const)(
  'the %s print has the poster, and the venue below',
  async (print, width, height, below) => {
    const image = await prints[print]({
      poster,
      name: 'A Game',
      venue: { name: 'A Venue', address },
    });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await isPrinted(image, below)).toBe(true);
    expect(await isPrinted(image, { left: 200, top: 1200, width: 800, height: 200 })).toBe(true);
  },
);
