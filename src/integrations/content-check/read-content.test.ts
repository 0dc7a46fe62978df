import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { inFacts, inGames, type Mistake } from './mistakes.fixture.ts';
import { game, launcherGameIds, writeProject, validProject } from './project.fixture.ts';
import { formatProblems } from './problem.ts';
import { readContent } from './read-content.ts';

type Files = Record<string, string | Buffer>;
const lake = 'src/content/games/Lake.md';
const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

const read = (files: Files) => {
  root = writeProject(files);
  return readContent(root, { launcherGameIds });
};

/** The problems that `npm run check:content` prints for these files. */
const listFor = async (files: Files) => formatProblems((await read(files)).problems);

function make([, file, before, after]: Mistake, files: Record<string, string>) {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`"${before}" is not in ${file}.`);
  return { ...files, [file]: text.replace(before, () => after) };
}

const edit = (file: string, before: string, after: string) =>
  make(['', file, before, after, '', / /], validProject);

const without = (gone: string) =>
  Object.fromEntries(Object.entries(validProject).filter(([file]) => file !== gone));

/** The HTML of the first game. */
async function htmlOf(text: string) {
  const { games, problems } = await read(edit(lake, 'Five', text));
  expect(formatProblems(problems)).toBe('');
  return games[0]?.rendered.html ?? '';
}

test('valid content has no problems, and HTML for every page', async () => {
  const { problems, venue: facts, games, legal } = await read(validProject);
  expect(formatProblems(problems)).toBe('');
  expect(facts?.emails[0].address).toBe('hello@example.com');
  expect(games.map(({ id }) => id)).toEqual(['Lake', 'Night']);
  expect(legal.map(({ id }) => id).sort()).toEqual(['privacy', 'terms']);
  for (const { rendered } of [...games, ...legal]) expect(rendered.html).toMatch(/<p>\w/);
});

test.each([...inGames, ...inFacts])(
  '%s is reported with its place and remedy',
  async (...mistake) => {
    const [, file, , , place, remedy] = mistake;
    const list = await listFor(make(mistake, validProject));
    const problems = list.split('\n\n').filter((block) => block.startsWith(`${file}:${place}\n`));
    expect(problems.join('\n'), list).toMatch(/found: {2}\S.*\n {4}wanted: \S/);
    expect(problems.join('\n')).toMatch(remedy);
    expect(list).not.toMatch(/undefined|\[object|\bat \S+:\d+:\d+/);
  },
);

test('mistakes in several files are reported together', async () => {
  // One file for each mistake, because a file that cannot be read hides its other mistakes.
  const files: Record<string, string> = { ...validProject };
  const places = inGames.map((mistake, index) => {
    const [, file, , , place] = mistake;
    const copy = file.replace('.md', `${index}.md`);
    files[copy] = make(mistake, validProject)[file] ?? '';
    return `${copy}:${place}`;
  });
  const list = (await listFor(files)).split('\n');
  expect(places.filter((place) => !list.includes(place))).toEqual([]);
});

describe('mistakes with files', () => {
  const games = 'src/content/games/';
  test.each<[string, Files, string]>([
    ['a space in an id', { [`${games}Lake Five.md`]: game('Five', 3) }, 'Lake Five.md:1'],
    ['an id with a question mark', { [`${games}Lake?.md`]: game('Five', 3) }, 'Lake?.md:1'],
    ['the id of the error page', { [`${games}404.md`]: game('Five', 3) }, '404.md:1'],
    ['ids that differ in capitals alone', { [`${games}lake.md`]: game('Five', 3) }, 'ake.md:1'],
    ['a file that is no Markdown', { [`${games}Five.txt`]: 'Five' }, 'Five.txt:1'],
    [
      'a law page that the site does not have',
      { 'src/content/legal/cookies.md': '' },
      'cookies.md:1',
    ],
    ['a file in the wrong folder', { 'src/content/Five.md': game('Five', 3) }, 'Five.md:1'],
    ['a file of 60 kB', { [lake]: `${game('Lake', 1)}${'word '.repeat(12000)}` }, 'Lake.md:1'],
  ])('%s is reported', async (_what, added, place) => {
    expect(await listFor({ ...validProject, ...added })).toContain(`${place}  the file`);
  });

  test.each([venue, terms])('a missing %s is reported', async (file) => {
    expect(await listFor(without(file))).toMatch(
      `${file}:1  the file\n    found:  no such file\n    wanted: The file: git checkout HEAD -- ${file}`,
    );
  });

  test('a deleted game is noticed by the number of games', async () => {
    expect(await listFor(without(lake))).toContain('found:  2, and 1 file in src/content/games');
  });

  test('a symbolic link in place of a game is reported', async () => {
    root = writeProject(without(lake));
    symlinkSync(join(root, venue), join(root, lake));
    const { problems } = await readContent(root, { launcherGameIds });
    expect(formatProblems(problems)).toContain(`${lake}:1  the file\n    found:  a link to a file`);
  });

  test.each(['latin1', 'utf16le'] as const)('a file saved as %s is reported', async (encoding) => {
    const bytes = Buffer.from(game('Zoë', 1), encoding);
    const start = encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0);
    const list = await listFor({ ...validProject, [lake]: Buffer.concat([start, bytes]) });
    expect(list).toContain(`${lake}:${encoding === 'latin1' ? 2 : 1}  the encoding`);
    expect(list).toMatch(/UTF-8/);
  });

  test('files with Windows line endings and a byte order mark are read', async () => {
    const windows = Object.entries(validProject).map(([file, text]) => [
      file,
      file.endsWith('.md') ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text,
    ]);
    expect(await listFor(Object.fromEntries(windows) as Files)).toBe('');
  });
});

describe('posters', () => {
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
    root = writeProject(edit(lake, 'Print.svg', 'Link.svg'));
    symlinkSync(join(root, poster), join(root, 'src/assets/images/posters/Link.svg'));
    const { problems } = await readContent(root, { launcherGameIds });
    expect(formatProblems(problems)).toContain(`${lake}:5  image`);
  });
});

describe('numbers of the launcher', () => {
  const ownLauncher = edit(venue, 'launcher: https://games.example.com/launch\n', '');

  test('a number that our own launcher does not know is reported', async () => {
    const files = make(['', lake, "'1001'", "'1007'", '', / /], ownLauncher);
    const list = await listFor(files);
    expect(list).toContain(`${lake}:8  launcherGameId`);
    expect(list).toMatch(/One of 1001, .*Did you mean "1001"/);
  });

  test('a game needs no number', async () => {
    expect(
      await listFor(make(['', lake, "launcherGameId: '1001'\n", '', '', / /], ownLauncher)),
    ).toBe('');
  });

  test('numbers of a third-party launcher are not checked', async () => {
    expect(await listFor(edit(lake, "'1001'", "'777'"))).toBe('');
  });
});

describe('Markdown', () => {
  test.each([
    ['a fact', 'In {answerWithin}. Five', /In 2 hours\./],
    ['a fact in spaces', 'In { answerWithin }. Five', /In 2 hours\./],
    ['an e-mail as a link', '[Write](mailto:{email}). Five', /href="mailto:hello@example.com"/],
    ['a telephone as a link', '[Call](tel:{telephone}). Five', /href="tel:\+442079460018"/],
    ['braces by name', '&lcub;x&rcub; Five', /\{x\}/],
    ['braces that are escaped', '\\{x} Five', /\{x\}/],
    ['a fact in escaped braces', '\\{email} Five', /\{email\}/],
    ['signs that are escaped', '\\*\\*two\\*\\* Five', /\*\*two\*\*/],
    ['braces in code', '`{x}` Five', /<code>\{x\}/],
    ['braces in a fence', '```\n{x}\n```\n\nFive', /<code>\{x\}/],
    ['a comment', '<!-- {todo} ask -->\n\nFive', /^\s*<p>Five/],
    ['a table', '| one | two |\n| --- | --- |\n| 1 | 2 |\n\nFive', /<table>/],
    ['strike-through', '~~six~~ Five', /<del>six/],
    ['a bare address', 'https://www.example.com Five', /href="https:\/\/www.example.com"/],
    ['a picture', '![A lantern glows.](../../assets/images/posters/Print.svg) Five', /A lantern/],
    ['a link to a game', '[Night](/game/Night) Five', /href="\/game\/Night"/],
  ])('%s is rendered', async (_what, text, html) => {
    expect(await htmlOf(text)).toMatch(html);
  });
});

test('links to pages of the site get its sub-path', async () => {
  root = writeProject(
    edit(lake, 'Five', '[Terms](/terms#who-we-are), [others](https://example.com/). Five'),
  );
  const { games } = await readContent(root, { launcherGameIds, base: '/lounge' });
  const links = games[0]?.rendered.html.matchAll(/href="([^"]*)"/g) ?? [];
  expect([...links].map(([, url]) => url)).toEqual([
    '/lounge/terms#who-we-are',
    'https://example.com/',
    '/lounge/terms',
  ]);
});

test('an age in a text must be the minimum age of the venue', async () => {
  const older = make(
    ['', venue, 'Age: 18', 'Age: 21', '', / /],
    edit(terms, 'Write', 'For {minimumAge}+. Write'),
  );
  const { legal, problems } = await read(older);
  expect(formatProblems(problems)).toBe('');
  expect(legal.find(({ id }) => id === 'terms')?.data.boxText).toMatch(/^For 21\+\./);
  rmSync(root, { recursive: true });
  const stale = make(['', terms, '{minimumAge}', '18', '', / /], older);
  expect(await listFor(stale)).toContain(`${terms}:6  an age\n    found:  "18+"`);
});
