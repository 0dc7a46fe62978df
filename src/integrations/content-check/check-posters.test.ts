import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edit, lake, listFor, type Files } from './check.fixture.ts';
import { validProject } from './project.fixture.ts';

const poster = 'src/assets/images/posters/Print.svg';
const raster = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a2428' } });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">${inside}</svg>`;
const declaration = '<?xml version="1.0" encoding="iso-8859-1"?>';
const svgInLatin1 = Buffer.from(declaration + svg('<title>Zoë</title>'), 'latin1');

test.each<[string, string | Buffer, RegExp]>([
  ['a script', svg('<script>alert(1)</script>'), /plain SVG/],
  ['an event', svg('<rect width="9" height="9" onclick="alert(1)"/>'), /plain SVG/],
  ['HTML', svg('<foreignObject width="9" height="9"/>'), /plain SVG/],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), /plain SVG/],
  ['a picture on another host', svg('<image href="https://x.example/p.gif"/>'), /plain SVG/],
  ['an animated href', svg('<a><set attributeName="href" to="x:"/></a>'), /plain SVG/],
  [
    'a script between two comments',
    svg('<style><![CDATA[<!--]]></style><script/><b>--></b>'),
    /plain/,
  ],
  ['an XML style sheet', `<?xml-stylesheet type="text/xsl" href="#x"?>${svg('')}`, /plain SVG/],
  ['another SVG', svg('<use href="data:image/svg+xml,x#y"/>'), /plain SVG/],
  [
    'a style sheet on another host',
    svg('<style>@import "https://x.example";</style>'),
    /plain SVG/,
  ],
  ['no end', svg('').replace('</svg>', ''), /Export it again/],
  ['no quotation marks', svg('<rect width=9 />'), /Export it again/],
  ['an unknown entity', svg('<text>&nbsp;</text>'), /Export it again/],
  ['gzip compression', gzipSync(svg('')), /Export it again/],
  ['another encoding', svgInLatin1, /Export it again/],
])('an SVG with %s is reported', async (_what, drawing, remedy) => {
  const list = await listFor({ ...validProject, [poster]: drawing });
  expect(list).toContain(`${lake}:5  image`);
  expect(list).toMatch(remedy);
});

test.each([
  ['too small', () => raster(40, 50).png().toBuffer(), /At least 400/],
  ['cut off', async () => (await raster(800, 1000).jpeg().toBuffer()).subarray(0, 900), /again/],
  ['of another kind', () => raster(800, 1000).webp().toBuffer(), /again/],
  ['too large', () => Promise.resolve(Buffer.alloc(6_000_000)), /At most 5 MB/],
])('a photo that is %s is reported', async (what, photo, remedy) => {
  const name = what === 'too small' ? 'Photo.png' : 'Photo.jpg';
  const files: Files = edit(lake, 'Print.svg', name);
  files[`src/assets/images/posters/${name}`] = await photo();
  expect(await listFor(files)).toMatch(remedy);
});

test('a photo of 800 by 1000 pixels is accepted', async () => {
  const files: Files = edit(lake, 'Print.svg', 'Photo.jpg');
  files['src/assets/images/posters/Photo.jpg'] = await raster(800, 1000).jpeg().toBuffer();
  expect(await listFor(files)).toBe('');
});

test('without a folder of posters, all pictures may be on another host', async () => {
  const image = 'image: ../../assets/images/posters/Print.svg';
  const files = Object.entries(validProject)
    .filter(([file]) => !file.includes('/posters/'))
    .map(([file, text]) => [file, text.replace(image, 'image: https://cdn.example.com/a.avif')]);
  expect(await listFor(Object.fromEntries(files) as Files)).toBe('');
});

test('a symbolic link in place of a poster is reported', async () => {
  const list = await listFor(edit(lake, 'Print.svg', 'Link.svg'), (root) => {
    symlinkSync(join(root, poster), join(root, 'src/assets/images/posters/Link.svg'));
  });
  expect(list).toContain(`${lake}:5  image`);
});
