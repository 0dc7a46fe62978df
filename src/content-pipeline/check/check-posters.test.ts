import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edit, lake, listFor, type Files } from '../test/check.fixture.ts';
import { validProject } from '../test/project.fixture.ts';

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
  ['HTML', svg('<p xmlns="http://www.w3.org/1999/xhtml">a</p>'), /<p>.*plain SVG/s],
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
  ...(
    [
      ['<a-b:script>', '<a-b:script xmlns:a-b="http://www.w3.org/2000/svg">alert(1)</a-b:script>'],
      ['<a>', '<a><set attributeName="h&#114;ef" to="javascript:alert(1)"/><path d="M0 0"/></a>'],
      ['<iframe>', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>'],
      ['<meta>', '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>'],
      ['image-set', '<style>path{fill:image-set("https://x.example/p.gif" 1x)}</style>'],
      ['u\\72l', '<style>path{fill:u\\72l(https://x.example/p.gif)}</style>'],
      ['@im', '<style>@im\\port "https://x.example/p.css";</style>'],
      ['url(https', '<path d="M0 0" mask="url(https://x.example/m.svg#a)"/>'],
      ['<animate>', '<animate attributeName="d"/>'],
      ['xlink:href', '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="//x.example/#a"/>'],
      ['onload', '<g onload="alert(1)"/>'],
    ] as const
  ).map(([found, inside]): [string, string, RegExp] => [
    `the part ${found}`,
    svg(inside),
    RegExp(
      `found: .*${found.replace('xlink', 'x').replaceAll(/[()\\\\]/g, '.')}.*in the picture[^]*plain SVG`,
    ),
  ]),
  ...(
    [
      ['one entity', '<!ENTITY h "HTML">', '<p xmlns="&h;"/>', /<p> in the picture/],
      [
        'an entity of two meanings',
        '<!ENTITY h "HTML"><!ENTITY h "x">',
        '<p xmlns="&h;"/>',
        /<!EN/,
      ],
      ['the entity of a sign', '<!ENTITY copy "HTML">', '<p xmlns="&copy;"/>', /<!ENTITY.* in the/],
    ] as const
  ).map(([what, entities, inside, found]): [string, string, RegExp] => [
    `HTML behind ${what}`,
    `<!DOCTYPE svg [${entities.replace('HTML', 'http://www.w3.org/1999/xhtml')}]>${svg(inside)}`,
    found,
  ]),
  [
    'a style sheet behind an element in its style',
    svg('<style><g/>@import "https://x.example";</style>'),
    /@import.* in the picture/,
  ],
  [
    'markup in an entity',
    `<!DOCTYPE svg [<!ENTITY h "<script/>">]>${svg('&h;')}`,
    /<!ENTITY.* in the picture/,
  ],
  ['MathML', svg('<m:a xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), /<m:a> in the picture/],
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
  [
    'Inkscape',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="800" height="1000" sodipodi:docname="a.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#"><sodipodi:namedview pagecolor="#ffffff"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:#000;-inkscape-stroke:none" d="M0 0h9" sodipodi:nodetypes="cc"/></g></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]><svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" width="800" height="1000" style="enable-background:new 0 0 800 1000;" xml:space="preserve"><style type="text/css">.st0{fill:#fff;clip-path:url(#a);}</style><switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef/></foreignObject><g i:extraneous="self"><path class="st0" d="M0 0h9"/></g></switch></svg>`,
  ],
  [
    'Figma',
    `<svg width="800" height="1000" viewBox="0 0 800 1000" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><path d="M0 0h9" fill="white"/></mask><g style="mix-blend-mode:multiply" filter="url(#f)" data-figma-bg-blur-radius="4"><use xlink:href="#i"/></g><defs><filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="a"/><feBlend in="SourceGraphic" in2="a"/></filter><image id="i" width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/></defs></svg>`,
  ],
])('an SVG as %s writes it is accepted', async (_program, drawing) => {
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
  [
    'animated',
    () =>
      Promise.all([raster(400, 500), raster(404, 500)].map((frame) => frame.png().toBuffer())).then(
        (frames) =>
          sharp(frames, { join: { animated: true } })
            .webp()
            .toBuffer(),
      ),
    /one frame/,
  ],
  ['a GIF', () => raster(800, 1000).gif().toBuffer(), /ends in .svg/],
  ['too small', () => raster(40, 50).png().toBuffer(), /At least 400/],
  ['cut off', async () => (await raster(800, 1000).jpeg().toBuffer()).subarray(0, 900), /again/],
  ['of another kind', () => raster(800, 1000).webp().toBuffer(), /again/],
  ['too large', () => Promise.resolve(Buffer.alloc(6_000_000)), /At most 5 MB/],
])('a photo that is %s is reported', async (what, photo, remedy) => {
  const ending = { 'too small': 'png', animated: 'webp', 'a GIF': 'gif' }[what] ?? 'jpg';
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
  const image = 'image: ../../assets/images/posters/Print.svg';
  const files = Object.entries(validProject)
    .filter(([file]) => !file.includes('/posters/'))
    .map(([file, text]) => [file, text.replace(image, 'image: https://cdn.example.com/a.avif')]);
  expect(await listFor(Object.fromEntries(files) as Files)).toBe('');
});
