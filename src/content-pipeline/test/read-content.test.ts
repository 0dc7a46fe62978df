import { describe, expect, test, vi } from 'vitest';
import {
  change,
  edit,
  expectReported,
  lake,
  listFor,
  make,
  read,
  terms,
  venue,
  type Files,
} from './check.fixture.ts';
import { inFacts } from './mistakes-in-facts.fixture.ts';
import { inFields } from './mistakes-in-fields.fixture.ts';
import { inLegal } from './mistakes-in-legal.fixture.ts';
import { inTexts } from './mistakes-in-texts.fixture.ts';
import { goodFacts, goodTexts } from './no-mistakes.fixture.ts';
import { validProject } from './project.fixture.ts';
import { formatMessages } from '../messages.ts';

test('valid content has no problems, and HTML for every page', async () => {
  const { mistakes, entries } = await read(validProject);
  const { venue: facts, games, legal } = entries;
  expect(formatMessages(mistakes)).toBe('');
  expect(facts[0]?.data.emails[0].address).toBe('hello@example.com');
  expect(games.map(({ id }) => id)).toEqual(['Lake', 'Night']);
  expect(legal.map(({ id }) => id).sort()).toEqual(['privacy', 'terms']);
  for (const { rendered } of [...games, ...legal]) expect(rendered?.html).toMatch(/<p>\w/);
});

test('a text may link to a page that the navigation leaves out', async () => {
  const linked = validProject[lake]?.replace('/terms', '/help') ?? '';
  const { mistakes } = await read({ ...validProject, 'src/pages/help.astro': '', [lake]: linked });
  expect(formatMessages(mistakes)).toBe('');
});

describe('mistakes in games, all in one reading', () => {
  // A file for each mistake, because a file that cannot be read hides its other mistakes.
  const inGames = [...inFields, ...inTexts];
  const copyOf = (file: string, index: number) => file.replace('.md', `${index}.md`);
  const rows = inGames.map((row, index) => [...row, copyOf(row[1], index)] as const);
  const copies = inGames.map((row, index) => {
    const [, file] = row;
    return [copyOf(file, index), make(row, validProject)[file] ?? ''];
  });
  const list = listFor({ ...validProject, ...(Object.fromEntries(copies) as Files) });

  test.each(rows)('%s is reported with its place and remedy', async (...row) => {
    const [, , , , place, remedy, copy] = row;
    expectReported(await list, `${copy}:${place}`, remedy);
  });
});

test.each([...inFacts, ...inLegal])('%s is reported with its place and remedy', async (...row) => {
  const [, file, , , place, remedy] = row;
  expectReported(await listFor(make(row, validProject)), `${file}:${place}`, remedy);
});

test.each([
  ...[
    '## Fair play ##\n\nFive',
    '2 × 3 = 6, 5 > 3. Five',
    'Over 21 games, at least 16 reels. Five',
  ],
  ...['Guests from 21 countries. Five', 'We keep bills for 7 years. Five', 'NÃO FUME. Five'],
  ...[
    "[Five](https://en.wikipedia.org/wiki/Lake's_(game)#map)",
    '[www.a.example](https://a.example/b)',
  ],
  ...['- One\n  - Two\n    - Three\n\nFive', '1. One\n1. Two\n\nFive', 'A. Five runs the bar.'],
  ...[
    '> Come in.\n\nFive',
    'One\n\n***\n\nFive',
    '“Come in,” 👨‍👩‍👧 said. Five',
    'Open from 21 April. Five',
  ],
])('%j is no mistake', async (words) => {
  expect(await listFor(edit(lake, 'Five', words))).toBe('');
});

test.each(goodTexts)('%j is not refused', async (words) => {
  expect(formatMessages((await read(edit(lake, 'Five', words))).mistakes)).toBe('');
});

test.each(goodFacts)('for %s, %s is right', async (before, after) => {
  vi.stubEnv('SITE_URL', undefined);
  expect(await listFor(edit(venue, before, after))).toBe('');
});

test('values are texts as they stand in the file', async () => {
  const files = ['007', '1.10', '0x10', '1e5'].map((token) =>
    edit(lake, "'1001'", `'1001'\ntoken: ${token}`),
  );
  const tokens = await Promise.all(
    files.map(async (one) => (await read(one)).entries.games[0]?.data.token),
  );
  expect(tokens).toEqual(['007', '1.10', '0x10', '1e5']);
  const list = await listFor(edit(venue, ': +44 20 7946 0018', ': 02079460018'));
  expect(list).toContain('found:  "02079460018"');
});

test('one conflict of git is one problem', async () => {
  const conflict = '<<<<<<< a\nFive\n||||||| b\n=======\nSix\n>>>>>>> c';
  expect((await read(edit(lake, 'Five', conflict))).mistakes).toHaveLength(1);
});

describe('numbers of the launcher', () => {
  const ownLauncher = edit(venue, 'launcher: https://games.example.com/launch\n', '');

  test('a number that our own launcher does not know is reported', async () => {
    const files = change(ownLauncher, lake, "'1001'", "'1007'");
    const list = await listFor(files);
    expect(list).toContain(`${lake}:8  launcherGameId`);
    expect(list).toMatch(/One of 1001, .*Did you mean "1001"/);
  });

  test('a game needs no number', async () => {
    expect(await listFor(change(ownLauncher, lake, "launcherGameId: '1001'\n", ''))).toBe('');
  });

  test('numbers of a third-party launcher are not checked', async () => {
    expect(await listFor(edit(lake, "'1001'", "'777'"))).toBe('');
  });
});

test.each([
  ['demoHost', 'Games are shown. {thirdPartyCookies}', 'no {demoHost}'],
  ['wordings', '{demoHost} {thirdPartyCookies}', 'The passage "demoHost" under "wordings"'],
  ['hosts', '{demoHost} {thirdPartyCookies}', 'wordings → launcher → with\n    found:  no {hosts}'],
])('a privacy policy without its %s is reported', async (what, text, message) => {
  const group = (names: string[]) =>
    ['without', 'with'].flatMap((way) => [`    ${way}:`, ...names.map((n) => `      ${n}: ${n}.`)]);
  const wordings = [
    'wordings:',
    '  launcher:',
    ...group(['demoHost', 'thirdPartyCookies']),
    '  images:',
    ...group(['imageHost']),
    '  formEndpoint:',
    ...group(['collected', 'formDelivery', 'messagesKept']),
    '  bookingUrl:',
    ...group(['tableBooking']),
  ];
  const own = `{collected} {formDelivery} {messagesKept} {tableBooking} ${text}. We`;
  const privacy = 'src/content/legal/privacy.md';
  const worded = edit(privacy, 'We answer', own);
  const boxText = 'boxText: Write to us.';
  const fields = what === 'wordings' ? [boxText] : [boxText, ...wordings];
  const list = await listFor(change(worded, privacy, boxText, fields.join('\n')));
  expect(list).toContain(privacy);
  expect(list).toContain(message);
});

test('an age in a text must be the minimum age of the venue', async () => {
  const worded = edit(terms, 'Write', 'For {minimumAge}+. Write');
  const older = change(worded, venue, 'Age: 18', 'Age: 21');
  const { entries, mistakes } = await read(older);
  expect(formatMessages(mistakes)).toBe('');
  expect(entries.legal.find(({ id }) => id === 'terms')?.data.boxText).toMatch(/^For 21\+\./);
  const stale = change(older, terms, '{minimumAge}', '18');
  expect(await listFor(stale)).toContain(`${terms}:6  an age\n    found:  "18+"`);
});
