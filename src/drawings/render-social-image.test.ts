import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSocialImage } from './render-social-image.ts';

// No game's poster, which an owner may replace.
const picture = readFileSync('src/assets/images/placeholder-poster.svg');

const content = { picture, offer: 'Free demo game', minimumAge: 18, accent: 'sky' } as const;
const render = (name: string) => renderSocialImage({ ...content, name });

/** The brightness of the brightest pixel in a part of the image, from 0 to 255. */
async function brightest(image: Uint8Array, ...box: [number, number, number, number]) {
  const [left, top, width, height] = box;
  const part = await sharp(image).extract({ left, top, width, height }).toBuffer();
  return (await sharp(part).stats()).channels[0]?.max ?? 0;
}

test.each([
  ...['MIDNIGHT MARMALADE', 'The Lanterns of the Long and Quiet Night'],
  // cspell:disable-next-line
  ...['Zur Öden Äbtissin am Ügelsee', 'WWWWWWWWWWWWW MMMMMMMMMMMMM'],
])('the name "%s" is within the middle 660 px, below the picture', async (name) => {
  const image = await render(name);
  expect(await brightest(image, 270, 490, 660, 60)).toBeGreaterThan(240);
  expect(await brightest(image, 0, 480, 270, 150)).toBeLessThan(40);
  expect(await brightest(image, 930, 480, 270, 150)).toBeLessThan(40);
  // The lower edge of the picture is a wave, which ends at 465 px.
  expect(await brightest(image, 0, 466, 1200, 2)).toBeLessThan(40);
});

test('a name of two lines begins on the upper one', async () => {
  const image = await render('WWWWWWWWWW iiiiiiiiii');
  expect(await brightest(image, 340, 480, 100, 26)).toBeGreaterThan(240);
  expect(await brightest(image, 340, 522, 100, 26)).toBeLessThan(40);
});

test('the line of facts depends on the minimum age', async () => {
  const [adult, older] = await Promise.all(
    [18, 21].map((minimumAge) => renderSocialImage({ ...content, name: 'Zulu Gold', minimumAge })),
  );
  expect(older).not.toEqual(adult);
});

test('a photograph is shown as viewers turn it', async () => {
  const half = { width: 500, height: 800, channels: 3, background: 'black' } as const;
  // Black on the left, which the orientation turns to the top.
  const photograph = sharp({ create: { ...half, width: 1000, background: 'white' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 });
  const image = await renderSocialImage({
    ...content,
    name: 'Zulu Gold',
    picture: await photograph.jpeg().toBuffer(),
  });
  expect(await brightest(image, 550, 200, 100, 100)).toBeLessThan(40);
  expect(await brightest(image, 550, 350, 100, 60)).toBeGreaterThan(240);
});
