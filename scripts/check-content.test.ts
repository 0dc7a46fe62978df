import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkContent, formatErrors } from './check-content.ts';
import { daysAfter, today } from '../src/lib/hours/venue-clock.ts';
import { plainSpaces } from '../src/lib/words/plain-spaces.ts';
import { game, validProject, writeProject } from '../src/test/project.ts';

const now = today('Europe/London');
const inTwoMonths = daysAfter(now, 60);

const files: Record<string, string> = {
  venue: 'src/content/venue.md',
  terms: 'src/content/legal/terms.md',
  privacy: 'src/content/legal/privacy.md',
  Lake: 'src/content/games/Lake.md',
  Night: 'src/content/games/Night.md',
  menu: 'src/content/menu.md',
  supper: 'src/content/evenings/long-supper.md',
};
const validMenu = `---
description: What the kitchen cooks.
updated: 2026-01-01
sections:
  - title: To begin
    served: noon-2 AM
    dishes:
      - name: Soup
        price: 6.50
        diets: [V]
        allergens: [milk]
---

Tell us about an [allergy](/contact).
`;
const project: Record<string, string> = {
  ...validProject,
  'src/content/menu.md': validMenu,
  'src/content/evenings/long-supper.md': `---
title: Supper
date: ${inTwoMonths}
starts: 8 PM
room: table
price: free
join: Sit down.
---

One pot. Call [us](tel:{telephone}).
`,
  'public/map.pdf': '',
  ...Object.fromEntries(
    ['404', 'index', 'contact', 'visit/parking', 'demo-launcher', 'game/404', 'game/[gameId]'].map(
      (page) => [`src/pages/${page}.astro`, ''],
    ),
  ),
};

/** The errors and hints of a project with other files. Undefined takes a file away. */
async function found(changes: Record<string, string | Buffer | undefined> = {}) {
  const all = Object.entries({ ...project, ...changes });
  const root = writeProject(
    Object.fromEntries(all.filter(([, text]) => text !== undefined)) as typeof project,
  );
  onTestFinished(() => rmSync(root, { recursive: true }));
  return plainSpaces(formatErrors(await checkContent(root)));
}

/** A file of the project with words in the place of others. Throws where the words to replace are missing. */
function changed(file: string, before: string, after: string) {
  const path = files[file] ?? file;
  const text = project[path] ?? '';
  if (!text.includes(before)) throw new Error(`There is no "${before}" in ${path}.`);
  return { [path]: text.replace(before, () => after) };
}

/** Expects one error or one hint about a file, at a place such as "12  a link", with these words. */
const expectOne =
  (isHint: boolean) =>
  async (file: string, before: string, after: string, place: string, words: string) => {
    const message = await found(changed(file, before, after));
    expect(message).toContain(`${files[file]}:${place}\n    `);
    expect(message).toContain(words);
    expect(message.includes('    Hint: '), `"${message}" is a hint`).toBe(isHint);
    expect(message.trim().split('\n\n')).toHaveLength(1);
  };

test('right content has no errors', async () => {
  expect(await found()).toBe('');
});

test('a text may show pictures of the host that has the posters', async () => {
  const poster = changed('Night', '../../assets/images/posters/', 'https://cdn.example.com/');
  const text = changed('Lake', 'Five', '![A lake](https://cdn.example.com/lake.png) Five');
  expect(await found({ ...poster, ...text })).not.toContain('a picture');
});

test('all errors of all files are listed, sorted by file and line', async () => {
  const errors = await found({
    ...changed('venue', 'minimumAge: 18', 'minimumAge: eighteen'),
    ...changed('Lake', 'Five lanterns', '{age}'),
    ...changed('Night', 'order: 2\n', 'order: 1\nmood: calm\n'),
  });
  expect(errors.split('\n').filter((line) => line.startsWith('src'))).toEqual([
    // A name in braces is checked even while the facts have errors.
    'src/content/games/Lake.md:12  the text',
    'src/content/games/Night.md:3  order',
    'src/content/games/Night.md:4  mood',
    'src/content/venue.md:21  minimumAge',
  ]);
});

// The file, the words to replace, what replaces them, the place of the error, and words of its message.
test.each([
  ['Lake', 'name: Lake\n', '', '2  name', 'Zulu Gold'],
  ['Lake', ': A line for the card.', ':', '4  description', 'card on the home'],
  ['Lake', 'name: Lake', 'name: 1984', '2  name', 'quotation marks'],
  ['Lake', 'order: 1', 'order: 1\nmood: calm', '4  mood', 'known fields are name, order,'],
  ['Lake', 'A line', 'x'.repeat(140), '4  description', 'at most 110'],
  ['Lake', 'A line', 'Pads: a line', '4  the fields', 'quotation marks'],
  ['Lake', 'name: Lake', "name: 'Lake", '2  the fields', 'does not close'],
  ['venue', '  town', ' town', '8  the fields', 'as many spaces as before'],
  [
    'Lake',
    'Five lanterns on a still lake. Read the [terms](/terms) first.',
    '<!-- Later -->',
    '13  the text',
    'The text is empty',
  ],
  ['Lake', '---\nname', 'name', '1  the fields', 'three dashes'],
  ['venue', 'address:', '<<<<<<< a\naddress:', '6  the file', 'two versions'],
  ['venue', 'A lounge', 'A caf\ufffd', '3  the file', 'UTF-8'],
  ['Lake', 'A line', 'A {email}', '4  description', 'do not work in this field'],
  ['Lake', 'Print.svg', 'print.svg', '5  image', 'including its capitals'],
  ['Night', 'order: 2', 'order: 1', '3  order', 'Lake.md has the same'],
  ['Night', "'1002'", "'1001'", '8  launcherGameId', 'Lake.md has the same'],
  ['Night', 'name: Night', 'name: lake', '2  name', 'Lake.md has the same'],
  ['venue', '+44 20', '020', '13  telephones → 1 → number', 'country code is missing'],
  ['terms', 'What we', 'What {we}', '3  description', '{we} is not a known'],
  [
    'terms',
    'We answer',
    '[a](#nobody) note.[^1]\n\n[^1]: A note.\n\nWe answer',
    '11  a link',
    'no heading #nobody. Link to one of #who-we-are, #our-terms.',
  ],
  ['supper', inTwoMonths, '2099-02-30', '3  date', '2099-02-30 does not exist'],
  ['supper', '8 PM', '3 AM', '4  starts', 'kitchen is open 6 AM-2 AM then, so guests cannot'],
  ['supper', `date: ${inTwoMonths}\n`, '', '2  weekday', 'either weekday'],
  ['menu', '6.50', '£6.50', '9  sections → 1 → dishes → 1 → price', 'without a currency'],
  ['menu', '6.50', '1.250', '9  sections → 1 → dishes → 1 → price', 'has more decimals than GBP'],
  ['supper', 'price: free', 'price: 3.505', '6  price', 'has more decimals than GBP, which has 2'],
  ['venue', 'price: free', 'price: 5.125', '30  entry → price', 'without a thousands separator'],
  ['terms', 'boxTitle:', 'cancellations: Rain\nboxTitle:', '5  cancellations', 'no heading "Rain"'],
  [
    'privacy',
    ' {collected}.',
    '',
    '16  wordings → formEndpoint → with → collected',
    'Write {collected} into the text',
  ],
  [
    'privacy',
    'To {hosts}',
    'Elsewhere',
    '16  wordings → formEndpoint → with',
    'Write {hosts} into one of them',
  ],
])('%s: %j replaced by %j is an error', expectOne(false));

test.each([
  ['currency: GBP', 'currency: JPY', /:9 .*\n.*6\.50 has more decimals than JPY, which has none/],
  [
    'answerWithin',
    '  days: [{ weekdays: Tuesday, dining: 1 PM-11 PM }]\nanswerWithin',
    /:6 {2}sections → 1 → served\n.*Hint: .*on Tuesdays/,
  ],
])('a menu that does not fit the venue gets a message: %j replaced by %j', async (...row) => {
  const [before, after, message] = row;
  const errors = await found(changed('venue', before, after));
  expect(errors).toMatch(new RegExp(`^${files['menu']}${message.source}`));
});

const wedding = `exceptions: [{ date: ${inTwoMonths}, reason: A wedding, gaming: closed }]`;
const early = 'days: [{ weekdays: Friday, gaming: noon-9 PM, dining: closed }]';
const quiz = 'weekday: Friday\nends: 10 PM\nbookable: false';
test.each([
  [wedding, `date: ${inTwoMonths}`, '3  date', 'closed then', 'another day'],
  [
    early.replace('noon-9 PM', 'closed'),
    'weekday: Friday',
    '3  weekday',
    'closed then',
    'another day',
  ],
  [early, quiz, '4  ends', 'open noon-9 PM then', 'another time'],
])('%s: an evening with %j is an error', async (hours, evening, place, is, remedy) => {
  const errors = await found({
    ...changed('venue', 'answerWithin', `  ${hours}\nanswerWithin`),
    ...changed('supper', `date: ${inTwoMonths}`, evening),
  });
  const message = `The venue is ${is}, so no page shows this evening. Write ${remedy}, or change`;
  expect(errors).toContain(`${files['supper']}:${place}\n    ${message}`);
});

const blockedElements = [
  ...['audio', 'base', 'embed', 'form', 'iframe', 'link', 'meta', 'object', 'script', 'style'],
  'video',
];
// A part of a text, the place of the error, and words of its message.
test.each<[string, string, string]>([
  ['Aged {age}.', 'the text', '{age} is not a known fact'],
  ['[us](mailto:{mail})', 'the text', '{mail} is not a known fact'],
  ['![{lake}](../../assets/images/posters/Print.svg)', 'the text', '{lake} is not a known fact'],
  ['<div>{telephone}</div>', 'the text', 'facts do not work in HTML'],
  ['<a href="tel:{telephone}">a</a>', 'the text', 'facts do not work in HTML'],
  ['<abbr title="{name}">AVE</abbr>', 'the text', 'facts do not work in HTML'],
  ['# Lakes', 'the text', 'Begin a section with ##'],
  ...blockedElements.map((name): [string, string, string] => [
    `<${name}></${name}>`,
    'the text',
    `<${name}> does not work`,
  ]),
  ['<p style="color: red">Five</p>', 'the text', 'style="…" does not work'],
  ['<p onclick="alert(1)">Five</p>', 'the text', 'onclick="…" does not work'],
  ['>>>>>>> branch', 'the file', 'merge conflict'],
  [
    '[a](/404)',
    'a link',
    'There is no page /404. Link to one of /, /contact, /evenings, /game/Lake, /game/Night, /menu, /privacy, /terms, /visit/parking.',
  ],
  ['<a href="/menus">a</a>', 'a link', 'There is no page /menus'],
  ['[a](/game/night)', 'a link', '/game/Night'],
  ['[a](terms)', 'a link', 'Start the address of a page with /'],
  ['[a]()', 'a link', 'has no target'],
  ['[a](/terms#message)', 'a link', 'no heading #message'],
  ['[a](javascript:alert)', 'a link', 'but not with javascript:'],
  ['[a](mailto:a@example.com,hello(at)example.com)', 'a link', 'no e-mail address'],
  ['[a](tel:none)', 'a link', 'no telephone number'],
  ['[a](https://example)', 'a link', 'no public site example'],
  ['![A lake](../lake.png)', 'a picture', 'There is no file src/content/lake.png'],
  ['<img src="/nope.png" alt="A lake" width="4">', 'a picture', 'its size is unknown'],
  [
    '<img src="/nope.png" alt="A lake" width="4" height="5">',
    'a picture',
    'There is no file public/nope.png',
  ],
  ['![A lake](https://x.example/lake.png)', 'a picture', 'blocks pictures of other hosts'],
  ['<img src="lake.png" alt="A lake">', 'a picture', 'does not find "lake.png" in HTML'],
])('%s in a text is an error', (text, field, words) =>
  expectOne(false)('Lake', 'Five', `${text}\n\nFive`, `12  ${field}`, words),
);

test.each([
  [
    'supper',
    `${inTwoMonths}\nstarts: 8 PM`,
    // Also outside the hours, which no longer matter.
    '2025-02-20\nstarts: 3 AM',
    '3  date',
    'Delete the file',
  ],
  [
    'venue',
    'answerWithin',
    '  exceptions:\n    - { date: 2025-12-24 to 2025-12-26, reason: Christmas, dining: closed }\nanswerWithin',
    '21  hours → exceptions → 1 → date',
    'Delete the lines',
  ],
  ['menu', '-2 AM', '-3 PM, 6 PM-3 AM', '6  sections → 1 → served', 'this time. It is open'],
  [
    'venue',
    '24/7\n  dining: 6 AM-2 AM',
    '6 AM-2 AM\n  dining: 6 AM-2 AM\naccess:\n  quietHours:\n    hours: 4 AM-noon',
    '22  access → quietHours → hours',
    'venue is closed during part',
  ],
  ['venue', '1 A Street', '1 A Street #4', '7  the fields', '"1 A Street"'],
  ['Lake', 'A line', 'A <b>line</b>', '4  description', 'Visitors see this tag'],
  ['Lake', 'Five', 'One\n**Five', '13  the text', 'two stars'],
  ['Lake', 'Five', '[Five] (/terms)', '12  the text', 'brackets of this link'],
  ['Lake', 'Five', 'Five[^1]', '12  the text', 'No note belongs'],
  ['Lake', 'Five', 'Five <o:p></o:p>', '12  the text', 'Visitors see this tag'],
  ['Lake', 'Five', '• One\n• Five', '12  the text', 'each item of a list'],
  ['Lake', 'Five', '##Five', '12  the text', 'write a space after it'],
  ['Lake', 'Five', '#Five', '12  the text', 'write a space after it'],
  ['Lake', 'Five', '| a | b |\n| c | d |\n\nFive', '12  the text', 'bars of this table'],
  ['Lake', 'Five', 'Five\n---\n\nFive', '12  the text', 'line of dashes'],
  ['Lake', 'Five', ' \n\n    Four\n\nFive', '14  the text', 'Four spaces or a tab'],
])('%s: %j replaced by %j is a hint', expectOne(true));

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5">${inside}</svg>`;
const png = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const frames = [await png(400, 500), await png(400, 500, 'blue')];
const animated = await sharp(frames, { join: { animated: true } })
  .gif()
  .toBuffer();
const jpeg = await sharp(await png(400, 500))
  .jpeg()
  .toBuffer();

describe('a poster', () => {
  const withRule = (selectors: string) =>
    svg(`<style>@media print{${selectors}{animation:c}}</style>`);
  const withPoster = (name: string, picture: string | Buffer) =>
    found({
      ...changed('Lake', 'Print.svg', name),
      'src/assets/images/posters/Print.svg': undefined,
      [`src/assets/images/posters/${name}`]: picture,
    });

  test.each<[string, string, string | Buffer, RegExp]>([
    ['of a kind that only programs show', 'Print.tiff', jpeg, /cannot read .*as JPEG/],
    ['that was cut off', 'Print.jpg', jpeg.subarray(0, -400), /cannot read .*damaged/],
    ['with several frames', 'Print.gif', animated, /is animated\. Export one frame/],
    ['with an unsafe part', 'Print.SVG', svg('<script/>'), /contains a script/],
    ['without a namespace', 'Print.svg', '<svg viewBox="0 0 4 5"/>', /no namespace/],
    ['with an ampersand', 'Print.svg', svg('\n<title>a & b</title>'), /from its line 2 on/],
    ['with an animation', 'Print.svg', svg('<animate/>'), /moves by itself/],
    ['with an animated attribute', 'Print.svg', svg('<g style="animation:c"/>'), /moves by itself/],
    ['with an animated rule', 'Print.svg', withRule('.a,.animated .b'), /moves by itself/],
  ])('%s is an error', async (_what, name, picture, message) => {
    const errors = await withPoster(name, picture);
    expect(errors).toMatch(/^src\/content\/games\/Lake\.md:5 {2}image\n/);
    expect(errors).toMatch(message);
  });

  test.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)('may be %s', async (format) => {
    const picture = await sharp(jpeg).toFormat(format).toBuffer();
    expect(await withPoster(`Print.${format}`, picture)).toBe('');
  });

  test('may move under the pointer', async () => {
    expect(await withPoster('Print.svg', withRule('.animated .a,.animated .b'))).toBe('');
  });

  test.each([
    ['small', 90, 100, /Hint: .* is 90 pixels wide/],
    ['wider than high', 500, 400, /Hint: .* is wider than high/],
  ])('that is %s gets a hint', async (_what, width, height, hint) => {
    expect(await withPoster('Print.png', await png(width, height))).toMatch(hint);
  });
});

test('a photograph may be wider than high, but gets a hint below 1600 pixels', async () => {
  const image = '../assets/images/photos/bar.png';
  const photo = `- { image: ${image}, imageAlt: A bar, room: table, credit: Us, consent: All }`;
  const field = changed('venue', 'answerWithin', `photos:\n  ${photo}\nanswerWithin`);
  const withPhoto = async (width: number) =>
    found({ ...field, 'src/assets/images/photos/bar.png': await png(width, 900) });
  expect(await withPhoto(1600)).toBe('');
  expect(await withPhoto(1599)).toMatch(
    /^src\/content\/venue\.md:21 {2}photos → 1 → image\n.*is 1599 pixels wide.* at least 1600/,
  );
});

describe('names and places of files', () => {
  test.each<[string, object, RegExp]>([
    ['a space', { 'src/content/games/My Game.md': game('My', 3) }, /part of an address.*Five\.md/],
    ['a space in an evening', { 'src/content/evenings/a b.md': '' }, /address.*long-table\.md/],
    [
      'other capitals alone',
      { 'src/content/games/laKe.md': game('Other', 3) },
      /differs from .* only in its capitals/,
    ],
    [
      'no page',
      { 'src/content/note.txt': 'x', 'src/content/legal/cookies.md': 'x' },
      /legal\/cookies\.md:1.*\n.*No page shows[^]*note\.txt:1.*\n.*may contain venue\.md, /,
    ],
    ...['venue', 'terms', 'privacy'].map((file): [string, object, RegExp] => [
      `no ${file}`,
      { [files[file] ?? '']: undefined },
      new RegExp(`${files[file]}:1[^]*Restore it: git checkout HEAD -- ${files[file]}\n`),
    ]),
  ])('%s', async (_what, changes, message) => {
    const poster = { 'src/assets/images/posters/Print3.svg': svg('') };
    expect(await found({ ...poster, ...changes })).toMatch(message);
  });

  test("a number that the site's own launcher does not know", async () => {
    const own = changed('venue', 'launcher: https://games.example.com/launch\n', '');
    const errors = await found({ ...own, ...changed('Lake', "'1001'", "'9999'") });
    expect(errors).toMatch(/Lake\.md:8 {2}launcherGameId\n.*9999.*1001/);
  });
});

describe('texts and values are left to their authors', () => {
  test.each([
    'Only drivers aged 25 and over may hire a bicycle from the concierge.',
    'It looks like a £5 note, and wins real money only in a film.',
    'Call 0800 123 456 before 7 PM, two days ahead. It is “quoted” and *half open.',
    'A note.[^1]\n\n[^1]: Below the text.',
    '[The bricked-up window](/game/Night), [the top](#top), [parking](/visit/parking?a=1#b), [home](/).',
    'The 25<sup>th</sup>,<br>by [post](mailto:a@example.com,b@example.com?subject=Hi).',
    '[The map](/map.pdf), [the tram](http://tram.example.com/9), [the desk](tel:+442079460018;ext=5).',
    '![A print](../../assets/images/posters/Print.svg)',
    'Aged { minimumAge } and over; `{literal}` braces and `**` stay.',
    '<details><summary>More</summary>Words.</details>\n\n| a | b |\n| --- | --- |\n| c | d |',
    '- [x] A task\n- [ ] Another\n\n\\*Not in Italics\\*.',
    '#1 in town, 2 * 3 and a - b [sic].',
  ])('%s', async (sentence) => {
    expect(await found(changed('Lake', 'Five', `${sentence}\n\nFive`))).toBe('');
  });

  test.each([
    ['venue', '+44 20 7946 0018', '"\u202d+44\u00a020 7946 0018\u202c"'],
    ['venue', 'hello@example.com', 'hello@example.com\u200b'],
    ['Lake', 'sky', 'Sky'],
    ['venue', 'answerWithin', '  days:\n    - { weekdays: friday, gaming: Closed }\nanswerWithin'],
    ['supper', `date: ${inTwoMonths}`, 'weekday: Thursday, friday'],
    ['supper', 'price: free', 'price: Free'],
    // The last day before a hint that it is over.
    ['supper', inTwoMonths, now],
    [
      'venue',
      'answerWithin',
      `  exceptions:\n    - { date: 2025-12-24 to ${now}, reason: Winter, gaming: 24/7 }\nanswerWithin`,
    ],
    ['terms', 'boxTitle:', 'cancellations: Our terms\nboxTitle:'],
    ['terms', 'We answer', '[Here](#desk), <a id="desk"></a>we answer'],
  ])('%s: %j may be %j', async (file, before, after) => {
    expect(await found(changed(file, before, after))).toBe('');
  });
});

test.each([
  ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a file with line ends or marks of %s keeps its lines', async (_what, write) => {
  const lake = changed('Lake', '/terms', '/term');
  const errors = await found({ 'src/content/games/Lake.md': write(Object.values(lake).join()) });
  expect(errors).toMatch(/^src\/content\/games\/Lake\.md:12 {2}a link\n/);
});
