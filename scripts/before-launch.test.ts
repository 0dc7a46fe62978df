import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './before-launch.ts';
import { run as newGame } from './new-game.ts';
import { writeProject, validProject } from '../src/content-pipeline/test/project.fixture.ts';

const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';
const real: Record<string, string> = {
  ...validProject,
  [venue]: (validProject[venue] ?? '')
    .replace('Exampleton', 'Leeds')
    .replace('EX0 0EX', 'LS1 4AP')
    .replace('7946 0018', '7123 4567')
    .replace('hello@example.com', 'hello@vivid.co.uk')
    .replace('games.example.com', 'games.vivid.co.uk')
    .replace('forms.example.com', 'forms.vivid.co.uk')
    .replace('rating:', 'playersSource: Guest cards\nratingSource: Guest survey\nrating:'),
};
const printed = vi.fn();
let root: string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(printed);
  vi.stubEnv('SITE_URL', 'https://vivid.co.uk');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  printed.mockClear();
});

async function listFor(files: Record<string, string>) {
  root = writeProject(files);
  const exit = await run(root);
  return { exit, list: printed.mock.calls.join('\n') };
}

test('without placeholders, only decisions are listed', async () => {
  const { exit, list } = await listFor(real);
  expect(exit).toBe(0);
  expect(list).toContain('No placeholder is left.');
  expect(list).toMatch(/lawyer[^]*50,000\+[^]*4\.9\/5[^]*metro, entry, dress, access, licence/);
});

test.each([
  ['a placeholder town', venue, 'Leeds', 'Exampleton', `${venue}:8  address`],
  ['a placeholder telephone number', venue, '7123 4567', '7946 0018', `${venue}:13  telephones`],
  ['a placeholder e-mail address', venue, 'vivid.co.uk', 'example.com', `${venue}:16  emails`],
  ['a placeholder studio', venue, 'A studio', 'Lantern Row Studio', `${venue}:4  studio`],
  ['a placeholder launcher', venue, /https:\/\/games.*/, 'https://games.example.com/', 'launcher'],
  [
    'a form endpoint on loopback',
    venue,
    /https:\/\/forms.*/,
    'http://127.0.0.1:8080',
    'formEndpoint',
  ],
  ['a figure without a source', venue, /playersSource: .*\n/, '', 'playersSource'],
  ['a law page under review', terms, 'title', '# Review before launch\ntitle', `${terms}:2`],
])('%s is listed with its file and field', async (_what, file, before, after, place) => {
  const { exit, list } = await listFor({
    ...real,
    [file]: real[file]?.replace(before, after) ?? '',
  });
  expect(exit).toBe(1);
  expect(list).toContain(place);
  expect(list).toContain('1 placeholder left.');
});

test('own demos and a form without endpoint are decisions, not placeholders', async () => {
  const own = real[venue]?.replace(/^(launcher|formEndpoint): .*\n/gm, '') ?? '';
  const { exit, list } = await listFor({ ...real, [venue]: own });
  expect(exit).toBe(0);
  expect(list).toMatch(/To decide:[^]*own demos stay[^]*stays a preview/);
});

test('a fact that visitors look for is no longer listed once it is given', async () => {
  const told = real[venue]?.replace('rating:', 'dress: Come as you like\nrating:') ?? '';
  const { list } = await listFor({ ...real, [venue]: told });
  expect(list).toContain('metro, entry, access, licence');
});

test.each(['', 'foo', 'http://vivid.co.uk', 'https://www.example.com'])(
  'SITE_URL="%s" is listed',
  async (url) => {
    vi.stubEnv('SITE_URL', url);
    expect((await listFor(real)).list).toMatch(/SITE_URL\n.*found/);
  },
);

test('a new game is listed with its poster until both are replaced', async () => {
  root = writeProject({ ...real, [venue]: real[venue]?.replace('games: 2', 'games: 3') ?? '' });
  newGame(root, ['LanternWalk', 'Lantern Walk']);
  expect(await run(root)).toBe(1);
  const list = printed.mock.calls.join('\n');
  expect(list).toContain('src/content/games/LanternWalk.md');
  expect(list).toContain('src/assets/images/posters/LanternWalk.svg');
});

test('content with problems must be fixed first', async () => {
  const { exit, list } = await listFor({ ...real, [terms]: '' });
  expect(exit).toBe(1);
  expect(list).toContain('npm run check:content');
});
