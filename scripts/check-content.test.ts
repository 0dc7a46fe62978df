import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { checkContent, formatErrors } from './check-content.ts';
import { game, validProject, writeProject } from '../src/test/project.ts';

const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';
const privacy = 'src/content/legal/privacy.md';
const lake = 'src/content/games/Lake.md';
const night = 'src/content/games/Night.md';
const menu = 'src/content/menu.md';
const supper = 'src/content/evenings/supper.md';

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
const validEvening = `---
title: Supper
date: 2027-02-20
starts: 8 PM
room: table
price: free
join: Sit down.
---

One pot. Call [us](tel:{telephone}).
`;
const project: Record<string, string> = {
  ...validProject,
  [menu]: validMenu,
  [supper]: validEvening,
  'src/pages/contact.astro': '<form id="message"></form>',
};

let root: string;
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The errors of a project with other files. Undefined takes a file away. */
async function errorsOf(files: Record<string, string | undefined> = {}) {
  const all = Object.entries({ ...project, ...files });
  root = writeProject(
    Object.fromEntries(all.filter(([, text]) => text !== undefined)) as typeof project,
  );
  return checkContent(root);
}

/** A file with words in the place of others. Throws where the words to replace are missing. */
function changed(file: string, before: string, after: string) {
  const text = project[file] ?? '';
  if (!text.includes(before)) throw new Error(`There is no "${before}" in ${file}.`);
  return { [file]: text.replace(before, () => after) };
}

test('right content has no errors', async () => {
  expect(await errorsOf()).toEqual([]);
});

test('a heading that the terms name for cancellations, and do not have, is an error', async () => {
  const field = 'cancellations: Cancellations\n';
  const before = 'boxTitle:';
  const errors = await errorsOf(changed(terms, before, field + before));
  expect(errors).toMatchObject([{ file: terms, line: 5, field: 'cancellations' }]);
  rmSync(root, { recursive: true });
  expect(await errorsOf(changed(terms, before, `cancellations: Where we are\n${before}`))).toEqual(
    [],
  );
});

test('menu, evenings and photographs may be missing', async () => {
  expect(await errorsOf({ [menu]: undefined, [supper]: undefined })).toEqual([]);
});

test('all errors of all files are listed, sorted by file and line', async () => {
  const errors = await errorsOf({
    ...changed(venue, 'minimumAge: 18', 'minimumAge: eighteen'),
    ...changed(lake, 'accent: sky', 'accent: marigolds\nmood: calm'),
  });
  expect(formatErrors(errors)).toBe(`src/content/games/Lake.md:7  accent
    The colour of the button and the line. One of marigold, sky, lagoon, hibiscus, orchid, mint. For example: marigold

src/content/games/Lake.md:8  mood
    The field mood is unknown. Correct its name, or remove it. The known fields are name, order, description, image, imageAlt, accent, launcherGameId, operatorId, token, xdm.

src/content/venue.md:21  minimumAge
    The minimum age of guests, in years. A whole number from 18 to 99, without quotation marks. For example: 18
`);
});

describe('an error has a line, a field and a remedy', () => {
  test.each<[string, string, string, string, string, RegExp]>([
    ['a missing field', lake, 'name: Lake\n', '', '2  name', /Zulu Gold/],
    ['an empty field', lake, ': A line for the card.', ':', '4  description', /card on the home/],
    ['an order in words', lake, 'order: 1', 'order: one', '3  order', /whole number/],
    ['a number for a text', lake, 'name: Lake', 'name: 1984', '2  name', /quotation marks/],
    ['a long description', lake, 'A line', 'x'.repeat(140), '4  description', /Shorten .* 110/],
    ['a colon in a value', lake, 'A line', 'Pads: a line', '4  the fields', /quotation marks/],
    ['a space too few', venue, '  town', ' town', '8  the fields', /as many spaces as before/],
    ['a tab', lake, 'order: 1', 'order:\n\t1', '4  the fields', /YAML/],
    ['a field twice', lake, 'order: 1', 'order: 1\norder: 1', '4  the fields', /duplicated/],
    ['no dashes', lake, '---\nname', 'name', '1  the fields', /three dashes/],
    [
      'a fact in a field',
      lake,
      'A line',
      'A {email}',
      '4  description',
      /do not work in this field/,
    ],
    ['a missing poster', lake, 'Print.svg', 'print.svg', '5  image', /including its capitals/],
    [
      'a poster without https',
      lake,
      '../../assets/images/posters/',
      'http://x.example/',
      '5  image',
      /https/,
    ],
    [
      'no text',
      lake,
      'Five lanterns on a still lake. Read the [terms](/terms) first.',
      '',
      '',
      /text is empty/,
    ],
    [
      'an unknown fact',
      lake,
      'Five',
      'Aged {age}. Five',
      '12  the text',
      /{age} is not a known fact.*{minimumAge}/,
    ],
    ['an unknown fact in a link', lake, '/terms', 'mailto:{mail}', '12  the text', /{mail}/],
    [
      'a missing page',
      lake,
      '/terms',
      '/term',
      '12  a link',
      /There is no page \/term\. .*\/terms/,
    ],
    ['a game in other capitals', lake, '/terms', '/game/night', '12  a link', /\/game\/Night/],
    ['a link without a slash', lake, '(/terms)', '(terms)', '12  a link', /Start .* with \//],
    ['a missing part of a page', lake, '/terms', '/terms#nobody', '12  a link', /#who-we-are/],
    [
      'a missing picture',
      lake,
      'Five',
      '![A lake](../lake.png) Five',
      '12  a picture',
      /lake\.png/,
    ],
    [
      'the order of another game',
      night,
      'order: 2',
      'order: 1',
      '3  order',
      /Lake\.md has the same/,
    ],
    [
      'the name of another game',
      night,
      'name: Night',
      'name: lake',
      '2  name',
      /Lake\.md has the same/,
    ],
    [
      'no country code',
      venue,
      '+44 20',
      '020',
      '13  telephones → 1 → number',
      /country code is missing/,
    ],
    [
      'too few digits',
      venue,
      ' 7946 0018',
      ' 79',
      '13  telephones → 1 → number',
      /number of digits/,
    ],
    [
      'a nested field that is missing',
      venue,
      '  town: Exampleton\n',
      '',
      '7  address → town',
      /The town/,
    ],
    [
      'a list without items',
      venue,
      '\n  - label: Questions\n    address: hello@example.com',
      '',
      '14  emails',
      /one item/,
    ],
    ['an unreadable time', venue, '6 AM', 'late', '19  hours → dining', /For example: 6 AM/],
    [
      'a kitchen that is open longer than the venue',
      venue,
      '24/7',
      '10 AM-11 PM',
      '19  hours → dining',
      /cannot be open while gaming is closed.*within those of gaming/,
    ],
    [
      'an endpoint in a house',
      venue,
      'forms.example.com',
      '10.0.0.2',
      '27  formEndpoint',
      /public internet/,
    ],
    ['a future day', terms, '2025-01-01', '2099-01-01', '4  lastUpdated', /in the future/],
    [
      'an unknown fact in a field',
      terms,
      'What we',
      'What {we}',
      '3  description',
      /{we} is not a known/,
    ],
    [
      'an impossible day',
      supper,
      '2027-02-20',
      '2027-02-30',
      '3  date',
      /2027-02-30 does not exist/,
    ],
    [
      'an evening while the kitchen is closed',
      supper,
      '8 PM',
      '3 AM',
      '4  starts',
      /kitchen is open 6.AM-2.AM then.*another time, or add booking: not needed/,
    ],
    [
      'an evening on a day on which the venue is closed',
      venue,
      'answerWithin',
      '  days:\n    - { weekdays: [Saturday], gaming: closed }\nanswerWithin',
      'src/content/evenings/supper.md:3  date',
      /venue is closed then.*another day, or change the hours/,
    ],
    ['neither day nor date', supper, 'date: 2027-02-20\n', '', '2  weekday', /either weekday/],
    ['an unknown room', supper, 'table', 'cellar', '5  room', /table, kitchen, sofas/],
    [
      'a price with a symbol',
      menu,
      '6.50',
      '£6.50',
      '9  sections → 1 → dishes → 1 → price',
      /without a currency/,
    ],
    [
      'a price with a separator of thousands',
      menu,
      '6.50',
      '1.250',
      '9  sections → 1 → dishes → 1 → price',
      /1\.250 has more decimals than GBP, which has 2/,
    ],
    [
      'a diet that an allergen rules out',
      menu,
      '[milk]',
      '[fish]',
      '10  sections → 1 → dishes → 1 → diets → 1',
      /This dish has fish/,
    ],
    ['no allergens', menu, '        allergens: [milk]\n', '', 'allergens', /Every allergen/],
  ])('%s', async (_what, file, before, after, place, remedy) => {
    const errors = await errorsOf(changed(file, before, after));
    const found = formatErrors(errors);
    expect(errors).toHaveLength(1);
    const isWhole = /^(allergens|src)/.test(place);
    expect(found).toContain(isWhole ? place : `${file}:${place}`);
    expect(found).toMatch(remedy);
  });
});

describe('a hint reports content that is probably unintended', () => {
  test.each<[string, string, string, string, string, RegExp]>([
    [
      'a country in another language',
      venue,
      'United Kingdom',
      'Deutschland',
      '10  address → country',
      /English name/,
    ],
    [
      'a past evening',
      supper,
      '2027-02-20',
      '2025-02-20',
      '3  date',
      /in the past.*Delete the file/,
    ],
    [
      'different hours on a past day',
      venue,
      'answerWithin',
      '  exceptions:\n    - { date: 2025-12-24 to 2025-12-26, reason: Christmas, dining: closed }\nanswerWithin',
      '21  hours → exceptions → 1 → date',
      /in the past.*Delete the lines/,
    ],
    [
      'a part of the menu that is served when the kitchen is closed',
      menu,
      'noon-2 AM',
      'noon-3 AM',
      '6  sections → 1 → served',
      /closed during part of this time\. It is open 6.AM-2.AM\./,
    ],
    [
      'a part of the menu that is served when the kitchen is closed on some days',
      venue,
      'answerWithin',
      '  days:\n    - { weekdays: [Sunday, Monday], dining: closed }\n    - { weekdays: [Tuesday], dining: 1 PM-11 PM }\nanswerWithin',
      `src/content/menu.md:6  sections → 1 → served`,
      /closed during part of this time on Tuesdays\. /,
    ],
    // cspell:disable-next-line
    ['a letter that the font lacks', venue, 'A Vivid Escape', 'Příboj', '2  name', /no ř, so/],
    [
      'a notice without rooms',
      venue,
      'minimumAge',
      'hotelNotice: 3 days\nminimumAge',
      '21  hotelNotice',
      /rooms/,
    ],
    [
      'a fact that the venue does not have',
      terms,
      'We answer',
      'A stay: {hotelNotice}.\n\nWe answer',
      '11  the text',
      /leaves out/,
    ],
  ])('%s', async (_what, file, before, after, place, remedy) => {
    const found = await errorsOf(changed(file, before, after));
    expect(found).toMatchObject([{ isHint: true }]);
    expect(formatErrors(found)).toMatch(
      new RegExp(`^${/^src/.test(place) ? '' : `${file}:`}${place}\n    Hint: `),
    );
    expect(formatErrors(found)).toMatch(remedy);
  });
});

describe('names and places of files', () => {
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'a name with a space',
      { 'src/content/games/My Game.md': game('My', 3) },
      /cannot be part of an address/,
    ],
    [
      'only the capitals differ',
      { 'src/content/games/lake.md': game('Other', 3) },
      /differs from .* only in its capitals/,
    ],
    [
      'a file that no page shows',
      { 'src/content/evening/x.md': 'x' },
      /evening\/x\.md:1[^]*No page shows/,
    ],
    [
      'a picture of a kind that browsers do not show',
      {
        [lake]: (project[lake] ?? '').replace('Print.svg', 'Print.heic'),
        'src/assets/images/posters/Print.heic': 'x',
      },
      /Lake\.md:5 {2}image\n.*Export .*Print\.heic as JPEG/,
    ],
    [
      'a drawing without a namespace',
      { 'src/assets/images/posters/Print.svg': '<svg viewBox="0 0 4 5"/>' },
      /Lake\.md:5 {2}image\n.*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
    ],
    [
      'a picture that no file names',
      { 'src/assets/images/photos/bar.jpg': 'x' },
      /photos\/bar\.jpg:1 {2}the file\n {4}Hint: No content file names/,
    ],
    [
      'a file of another collection',
      { 'src/content/evenings/menu.md': validMenu },
      /menu\.md:2[^]*The fields description, updated, sections are unknown/,
    ],
    ['a lost legal page', { [privacy]: undefined }, /privacy\.md:1[^]*git checkout HEAD/],
    [
      'a lost poster',
      { 'src/assets/images/posters/Print2.svg': undefined },
      /Night\.md:5 {2}image/,
    ],
  ])('%s', async (_what, files, message) => {
    const poster = { 'src/assets/images/posters/Print3.svg': '<svg/>' };
    expect(formatErrors(await errorsOf({ ...poster, ...files }))).toMatch(message);
  });

  test("a number that the site's own launcher does not know", async () => {
    const own = changed(venue, 'launcher: https://games.example.com/launch\n', '');
    const errors = await errorsOf({ ...own, ...changed(lake, "'1001'", "'9999'") });
    expect(formatErrors(errors)).toMatch(/Lake\.md:8 {2}launcherGameId\n.*9999.*1001/);
  });
});

describe('sentences are left to their authors', () => {
  test.each([
    'Only drivers aged 25 and over may hire a bicycle from the concierge.',
    'We only serve spirits aged 16 years and over.',
    'It looks like a £5 note, and wins real money only in a film.',
    'Call 0800 123 456 before 7 PM, two days ahead.',
    'It is “quoted”, *half open, and {not closed.',
    'A note.[^1]\n\n[^1]: Below the text.',
    'See [the bricked-up window](/game/Night) and [the top](#top).',
    'Aged { minimumAge } and over; `{literal}` braces stay.',
  ])('%s', async (sentence) => {
    expect(await errorsOf(changed(lake, 'Five', `${sentence}\n\nFive`))).toEqual([]);
  });
});

test.each([
  ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a file with line ends or marks of %s keeps its lines', async (_what, write) => {
  const files = changed(lake, '/terms', '/term');
  const errors = await errorsOf({ [lake]: write(files[lake] ?? '') });
  expect(errors.map(({ line, field }) => [line, field])).toEqual([[12, 'a link']]);
});

test('a text of more than 200,000 characters is refused with a remedy', async () => {
  const errors = await errorsOf({ [terms]: `${project[terms]}${'word '.repeat(40_000)}` });
  expect(formatErrors(errors)).toContain('Shorten this file to at most 200000 characters');
});
