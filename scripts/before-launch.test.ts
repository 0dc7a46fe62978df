import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeLaunch } from './before-launch.ts';
import { newGame } from './new-game.ts';
import { writeProject, validProject } from '../src/content-pipeline/test/project.fixture.ts';

const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';
const privacy = 'src/content/legal/privacy.md';
const lake = 'src/content/games/Lake.md';
const night = 'src/content/games/Night.md';
const year = new Date().getFullYear();
/** The parts of a built site that are looked at. */
const built = {
  'dist/index.html':
    '<link rel="canonical" href="https://vivid.co.uk/"><a href="https://vivid.co.uk/contact">',
  'dist/robots.txt': 'Sitemap: https://vivid.co.uk/sitemap-index.xml',
  'dist/sitemap-index.xml': '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>',
};
/** A text with words in the place of others. Throws where a text lacks them, so that no change is lost unseen. */
function replaced(text = '', ...changes: (readonly [before: string | RegExp, after: string])[]) {
  return changes.reduce((old, [before, after]) => {
    const changed = old.replace(before, after);
    if (changed === old) throw new Error(`There is no "${before}" in:\n${old}`);
    return changed;
  }, text);
}

const launched = ["operatorId: '18'", 'operatorId: 907'] as const;
const updated = ['2025-01-01', `${year}-01-01`] as const;
const real: Record<string, string> = {
  ...validProject,
  ...built,
  [lake]: replaced(validProject[lake], launched),
  [night]: replaced(validProject[night], launched),
  [terms]: replaced(validProject[terms], updated),
  [privacy]: replaced(validProject[privacy], updated),
  [venue]: replaced(
    validProject[venue],
    ['2025', `${year}`],
    ['Exampleton', 'Leeds'],
    ['EX0 0EX', 'LS1 4AP'],
    ['7946 0018', '7123 4567'],
    ['hello@example.com', 'hello@vivid.co.uk'],
    ['games.example.com', 'games.vivid.co.uk'],
    ['forms.example.com', 'forms.vivid.co.uk'],
    ['rating:', 'playersSource: Guest cards\nratingSource: Guest survey\nrating:'],
  ),
};
const printed = vi.fn();
let root: string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(printed);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  printed.mockClear();
});

async function listFor(files: Record<string, string>) {
  root = writeProject(files);
  const exit = await beforeLaunch(root);
  return { exit, list: printed.mock.calls.join('\n') };
}

test('without placeholders, only decisions are listed', async () => {
  const { exit, list } = await listFor(real);
  expect(exit).toBe(0);
  expect(list).toContain('Nothing is left to replace.');
  expect(list).toMatch(/lawyer[^]*50,000\+[^]*4\.9\/5[^]*metro, entry, dress, access, licence/);
});

test.each([
  ['a placeholder town', venue, 'Leeds', 'Exampleton', `${venue}:8  address`],
  ['a placeholder telephone number', venue, '7123 4567', '7946 0018', `${venue}:13  telephones`],
  ['a placeholder e-mail address', venue, 'vivid.co.uk', 'example.com', `${venue}:16  emails`],
  ['a placeholder studio', venue, 'A studio', 'Lantern Row Studio', `${venue}:4  studio`],
  ['a placeholder launcher', venue, /https:\/\/games.*/, 'https://games.example.com/', 'launcher'],
  ['a form that is a preview', venue, /formEndpoint: .*\n/, '', 'formEndpoint'],
  ['a year gone by', venue, `Year: ${year}`, 'Year: 2025', `${venue}:5  copyrightYear`],
  ['a legal page of another year', terms, `${year}-01`, '2025-01', `${terms}:4  lastUpdated`],
  ['a demo token', lake, 'operatorId', 'token: demo-lake\noperatorId', `${lake}:9  token`],
  ['the first operator', lake, '907', '18', `${lake}:9  operatorId`],
  ...[
    ['TODO: ask the lawyer.', terms],
    ['TBD by lawyer', terms],
    ['Lorem ipsum dolor.', lake],
    ['Call XXXXXXX.', terms],
    ['Run by [INSERT COMPANY NAME].', terms],
  ].map(([words = '', file = '']): [string, string, string, string, string] => [
    `"${words}"`,
    file,
    file === lake ? 'Five lanterns' : 'By the lagoon.',
    words,
    `${file}:`,
  ]),
  ['a metro station that is none', venue, 'minutesTo', 'metro: TBC\nminutesTo', `${venue}:`],
  ['a build without an address', 'dist/index.html', /canonical/, 'x', 'SITE_URL=https'],
  [
    'a build for an example',
    'dist/index.html',
    '//vivid.co.uk',
    '//www.example.com',
    'own address',
  ],
  ['a sitemap that is not there', 'dist/robots.txt', '-index', '', 'dist/robots.txt  the sitemap'],
  ['a link without https', 'dist/index.html', 'a href="https', 'a href="http', 'an address'],
  [
    'a build with NOINDEX',
    'dist/index.html',
    '<a',
    '<meta name="robots" content="noindex"><a',
    'dist/index.html  noindex',
  ],
  ['a figure without a source', venue, /playersSource: .*\n/, '', 'playersSource'],
  ['a legal page under review', terms, 'title', '# Review before launch\ntitle', `${terms}:2`],
  ['a fact under review', venue, 'rating:', '# Review before launch\nrating:', `${venue}:`],
])('%s is listed with its file and field', async (_what, file, before, after, place) => {
  const { exit, list } = await listFor({
    ...real,
    [file]: replaced(real[file], [before, after]),
  });
  expect(exit).toBe(1);
  expect(list).toContain(place);
  expect(list).toContain('1 point left before launch.');
});

test('own demos are a decision, and need no numbers of a launcher', async () => {
  const own = replaced(real[venue], [/^launcher: .*\n/m, '']);
  const shipped = replaced(real[lake], ['907', '18']);
  const { exit, list } = await listFor({ ...real, [venue]: own, [lake]: shipped });
  expect(exit).toBe(0);
  expect(list).toMatch(/To decide:[^]*own demos stay/);
});

test('the old name of a venue is found in the built site', async () => {
  const renamed = replaced(real[venue], ['A Vivid Escape', 'Lantern Row']);
  const home = `${built['dist/index.html']}<h1>A Vivid Escape</h1>`;
  const { list } = await listFor({ ...real, [venue]: renamed, 'dist/index.html': home });
  expect(list).toContain('dist/index.html  the old name');
});

test('a fact that visitors look for is no longer listed once it is given', async () => {
  const dressed = replaced(real[venue], ['rating:', 'dress: Come as you like\nrating:']);
  const { list } = await listFor({ ...real, [venue]: dressed });
  expect(list).toContain('metro, entry, access, licence');
});

test('a new game is listed with its poster until both are replaced', async () => {
  root = writeProject({ ...real, [venue]: replaced(real[venue], ['games: 2', 'games: 3']) });
  newGame(root, ['LanternWalk', 'Lantern Walk']);
  expect(await beforeLaunch(root)).toBe(1);
  const list = printed.mock.calls.join('\n');
  expect(list).toContain('src/content/games/LanternWalk.md');
  expect(list).toContain('src/assets/images/posters/LanternWalk.svg');
});

test('content with problems must be fixed first', async () => {
  const { exit, list } = await listFor({ ...real, [terms]: '' });
  expect(exit).toBe(1);
  expect(list).toContain(`${terms}:1  the dashes`);
  expect(list).toContain('npm run check:content');
});
