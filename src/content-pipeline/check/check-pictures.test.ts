import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edit, lake, listFor, type Files } from '../test/check.fixture.ts';
import { validProject } from '../test/project.fixture.ts';

const poster = 'src/assets/images/posters/Print.svg';
const raster = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a2428' } }).composite([
    {
      input: Buffer.from('<svg width="40" height="40"><circle fill="red" r="30"/></svg>'),
      left: 0,
      top: 0,
    },
  ]);
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">${inside}</svg>`;

test.each<[string, string | Buffer, RegExp]>([
  ['a script', svg('<script>alert(1)</script>'), /Print\.svg", which holds a script[^]*plain SVG/],
  ['no end', svg('').replace('</svg>', ''), /Export it again/],
  ['another shape', svg('').replace('800', '900'), /four wide to five/],
])('an SVG with %s is reported', async (_what, drawing, remedy) => {
  const list = await listFor({ ...validProject, [poster]: drawing });
  expect(list).toContain(`${lake}:5  image`);
  expect(list).toMatch(remedy);
});

test('an SVG in another declared encoding is accepted', async () => {
  const declaration = '<?xml version="1.0" encoding="iso-8859-1"?>';
  const drawing = Buffer.from(declaration + svg('<title>Zoë</title>'), 'latin1');
  expect(await listFor({ ...validProject, [poster]: drawing })).toBe('');
});

test.each([
  ['too wide', () => raster(1200, 800).jpeg().toBuffer(), /four wide to five high/],
  [
    'turned by EXIF',
    () => raster(800, 1000).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    /1000 wide and 800 high/,
  ],
  ['no picture', () => Promise.resolve(Buffer.from('no picture')), /Export it again/],
  ['too small', () => raster(40, 50).png().toBuffer(), /At least 400/],
  ['cut off', async () => (await raster(800, 1000).jpeg().toBuffer()).subarray(0, 900), /again/],
])('a photo that is %s is reported', async (what, photo, remedy) => {
  const ending = what === 'too small' ? 'png' : 'jpg';
  const files: Files = edit(lake, 'Print.svg', `Photo.${ending}`);
  files[`src/assets/images/posters/Photo.${ending}`] = await photo();
  expect(await listFor(files)).toMatch(remedy);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo of 4 by 5 that EXIF turns by way %i is accepted',
  async (orientation) => {
    const files: Files = edit(lake, 'Print.svg', 'Photo.jpg');
    const stored = orientation > 4 ? raster(1000, 800) : raster(800, 1000);
    files['src/assets/images/posters/Photo.jpg'] = await stored
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    expect(await listFor(files)).toBe('');
  },
);

test.each([
  ['Zulu.psd', 'Zulu.psd  image', /no poster/],
  ['Thumbs.db', 'Thumbs.db  image', /no poster/],
  ['100%#1.svg', '100%#1.svg  image', /without #/],
  ['Draft.svg', 'Draft.svg  image', /Export it again/],
])('%s beside the posters is named', async (name, place, remedy) => {
  const list = await listFor({ ...validProject, [`src/assets/images/posters/${name}`]: 'x' });
  expect(list).toContain(`src/assets/images/posters/${place}`);
  expect(list).toMatch(remedy);
});

test('without a folder of posters, all pictures may be on another host', async () => {
  const image = /image: .*posters\/(\S+)/;
  const files = Object.entries(validProject)
    .filter(([file]) => !file.includes('/posters/'))
    .map(([file, text]) => [file, text.replace(image, 'image: https://cdn.example.com/$1')]);
  expect(await listFor(Object.fromEntries(files) as Files)).toBe('');
});
