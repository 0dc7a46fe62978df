import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFor, make, read, venue, type Files } from './check.fixture.ts';
import { validProject } from './project.fixture.ts';

const menu = 'src/content/menu.md';
const friday = 'src/content/evenings/friday.md';
const single = 'src/content/evenings/single.md';
const photo = 'src/content/photos/table.md';
const aYearAgo = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
const today = `date: ${new Date().toISOString().slice(0, 10)}`;
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const hours = `  diningCloses: 2 AM
  days:
    - weekdays: [Monday, Tuesday]
      dining: noon-10 PM
  exceptions:
    - date: ${inAMonth}
      reason: A wedding
      dining: closed
`;
const more = `currency: GBP
groups:
  from: 13
  email: groups@example.com
  needs: Write three days ahead.
helpline:
  label: A helpline
  address: https://help.example.com/
company: Vivid Ltd
bookingUrl: https://tables.example.com/vivid
minimumAge: 18
`;

/** The valid project with everything that a venue may show. */
const project: Record<string, string> = {
  ...validProject,
  [venue]: (validProject[venue] ?? '')
    .replace('  diningCloses: 2 AM\n', hours)
    .replace('minimumAge: 18\n', more),
  [menu]: `---
description: What the kitchen cooks.
updated: ${new Date().toISOString().slice(0, 10)}
sections:
  - title: To begin
    served: noon-2 AM
    dishes:
      - name: Soup
        line: Hot.
        price: 6.50
        marks: [V, GF]
        allergens: [milk]
      - name: Water
        price: 2
        allergens: []
---

Tell us about an [allergy](/contact). See [what is on](/evenings).
`,
  [friday]: `---
title: Quiz
weekday: Friday
starts: 8 PM
room: table
price: 3
join: Come as a team
---

Eight rounds. There is [a menu](/menu).
`,
  [single]: `---
title: Lantern night
${today}
starts: 12:30 PM
room: kitchen
price: free
join: Come in
---

The lights go out.
`,
  [photo]: `---
image: ../../assets/images/photos/table.jpg
imageAlt: Ten people pass plates.
room: table
credit: A photographer
consent: All of them, in writing
---
`,
};
const jpeg = (width: number) =>
  sharp({ create: { width, height: 1000, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
const picture = 'src/assets/images/photos/table.jpg';
const files = async (changed: Files = {}): Promise<Files> => ({
  ...project,
  [picture]: await jpeg(1600),
  ...changed,
});

test('menu, evenings and photographs are read, with links to their pages', async () => {
  expect(await listFor(await files())).toBe('');
  const content = (await read(await files())).entries;
  expect(content.menu[0]?.data.sections[0]?.dishes).toHaveLength(2);
  expect(content.evenings.map(({ id }) => id)).toEqual(['friday', 'single']);
  expect(content.photos).toHaveLength(1);
});

test.each([menu, friday, single, photo])('a project without %s has no problem', async (gone) => {
  const rest = Object.entries(await files()).filter(([file]) => file !== gone);
  const list = await listFor(Object.fromEntries(rest));
  // The other texts link to the page.
  expect(list.replaceAll(/.*a link\n.*\n.*\n/g, '').trim()).toBe('');
});

type Row = [
  what: string,
  file: string,
  before: string,
  after: string,
  place: string,
  remedy: RegExp,
];
const rows: Row[] = [
  ['a price with a sign', menu, '6.50', '£6.50', '10  sections → 1 → dishes → 1 → price', /8\.50/],
  ['a comma in a price', menu, '6.50', '6,50', '10  sections → 1 → dishes → 1 → price', /8\.50/],
  [
    'three decimals',
    menu,
    '6.50',
    '6.505',
    '10  sections → 1 → dishes → 1 → price',
    /two decimals/,
  ],
  [
    'no price',
    menu,
    '        price: 2\n',
    '',
    '13  sections → 1 → dishes → 2 → price',
    /As a number|price as/i,
  ],
  [
    'a price of nothing',
    menu,
    'price: 2',
    'price: 0',
    '14  sections → 1 → dishes → 2 → price',
    /8\.50/,
  ],
  [
    'a negative price',
    menu,
    'price: 2',
    'price: -2',
    '14  sections → 1 → dishes → 2 → price',
    /8\.50/,
  ],
  ['no currency', venue, 'currency: GBP\n', '', '', /currency: GBP/],
  ['an unknown currency', venue, 'GBP', 'QUID', '29  currency', /three letters/],
  [
    'an unknown allergen',
    menu,
    '[milk]',
    '[cream]',
    '12  sections → 1 → dishes → 1 → allergens → 1',
    /celery, crus/,
  ],
  [
    'a misspelt allergen',
    menu,
    '[milk]',
    '[mlik]',
    '12  sections → 1 → dishes → 1 → allergens → 1',
    /Did you mean "milk"/,
  ],
  [
    'an allergen without brackets',
    menu,
    '[milk]',
    'milk',
    '12  sections → 1 → dishes → 1 → allergens',
    /brackets/,
  ],
  [
    'an allergen twice',
    menu,
    '[milk]',
    '[milk, milk]',
    '12  sections → 1 → dishes → 1 → allergens → 2',
    /once/,
  ],
  [
    'no word on allergens',
    menu,
    '        allergens: []\n',
    '',
    '13  sections → 1 → dishes → 2 → allergens',
    /none of them: \[\]/,
  ],
  [
    'gluten in a dish without gluten',
    menu,
    '[milk]',
    '[gluten]',
    '11  sections → 1 → dishes → 1 → marks → 2',
    /no GF/,
  ],
  [
    'milk in a vegan dish',
    menu,
    '[V, GF]',
    '[VG]',
    '11  sections → 1 → dishes → 1 → marks → 1',
    /no VG/,
  ],
  [
    'an unknown mark',
    menu,
    '[V, GF]',
    '[VEG]',
    '11  sections → 1 → dishes → 1 → marks → 1',
    /V \(vegetarian\)/,
  ],
  [
    'a dish without a name',
    menu,
    'name: Water',
    'name:',
    '13  sections → 1 → dishes → 2 → name',
    /as the card/,
  ],
  [
    'a misspelt field',
    menu,
    'line:',
    'lime:',
    '9  sections → 1 → dishes → 1 → lime',
    /Did you mean "line"/,
  ],
  [
    'a section without dishes',
    menu,
    'dishes:',
    'dish:',
    '7  sections → 1 → dish',
    /Did you mean "dishes"/,
  ],
  ['a time that is no range', menu, 'noon-2 AM', 'evenings', '6  sections → 1 → served', /range/],
  [
    'a dish when the kitchen is closed',
    menu,
    'noon-2 AM',
    '3 AM-5 AM',
    '6  sections → 1 → served',
    /6 AM-2 AM/,
  ],
  [
    'a section beyond the hours',
    menu,
    'noon-2 AM',
    'noon-4 AM',
    '6  sections → 1 → served',
    /6 AM-2 AM/,
  ],
  [
    'a range that runs backwards',
    menu,
    'noon-2 AM',
    '1 AM-noon',
    '6  sections → 1 → served',
    /6 AM/,
  ],
  [
    'a dish twice',
    menu,
    'name: Water',
    'name: soup',
    '13  sections → 1 → dishes → 2 → name',
    /once/,
  ],
  ['a day to come', menu, 'updated: 2', 'updated: 3', '3  updated', /up to today/],
  ['an old menu', menu, new Date().toISOString().slice(0, 10), aYearAgo, '3  updated', /last year/],
  [
    'no words below a menu',
    menu,
    'Tell us about an [allergy](/contact). See [what is on](/evenings).',
    '',
    '16  the text',
    /paragraph/,
  ],

  ['a misspelt weekday', friday, 'Friday', 'Firday', '3  weekday', /Did you mean "Friday"/],
  ['a short weekday', friday, 'Friday', 'Fri', '3  weekday', /Monday, Tuesday/],
  ['a day that does not exist', single, today, 'date: 2027-02-30', '3  date', /calendar/],
  ['a day in words', single, today, 'date: 4 December', '3  date', /year-month-day/],
  ['a year far ahead', single, 'date: 20', 'date: 29', '3  date', /year after next/],
  [
    'weekday and date',
    friday,
    'weekday: Friday',
    `weekday: Friday\ndate: ${inAMonth}`,
    '4  date',
    /Either/,
  ],
  ['no day at all', friday, 'weekday: Friday\n', '', '1  weekday', /Either/],
  ['a day that is over', single, today, 'date: 2025-01-01', '3  date', /no page shows/],
  [
    'a day on which the kitchen is closed',
    single,
    today,
    `date: ${inAMonth}`,
    '3  date',
    /closed, by/,
  ],
  ['an evening outside the hours', friday, '8 PM', '4 AM', '4  starts', /6 AM-2 AM/],
  [
    'an evening outside the hours of its weekday',
    friday,
    'Friday\nstarts: 8',
    'Monday\nstarts: 11',
    '4  starts',
    /On a Monday: noon-10 PM/,
  ],
  ['a time that cannot be read', friday, '8 PM', 'late', '4  starts', /8:30 PM/],
  ['an unknown room', friday, 'table', 'cellar', '5  room', /table, kitchen, sofas/],
  ['a price in words', friday, 'price: 3', 'price: three', '6  price', /free/],
  ['a price without a currency', venue, 'currency: GBP\n', '', '', /currency: GBP/],
  ['no way to join', friday, 'join: Come as a team\n', '', '1  join', /joins in/],
  ['no words', friday, 'Eight rounds. There is [a menu](/menu).', '', '8  the text', /paragraph/],
  ['a link to no page', friday, '/menu', '/menus', '10  a link', /Did you mean "\/menu"/],

  [
    'a missing photograph',
    photo,
    'table.jpg',
    'tables.jpg',
    '2  image',
    /For example: .*table.jpg/,
  ],
  ['a photograph elsewhere', photo, 'photos/', 'posters/', '2  image', /photos/],
  [
    'a file name for words',
    photo,
    'Ten people pass plates.',
    'table.jpg',
    '3  imageAlt',
    /not a file name/,
  ],
  ['no consent', photo, 'consent: All of them, in writing\n', '', '1  consent', /agreed/],
  [
    'an unknown room of a photograph',
    photo,
    'room: table',
    'room: attic',
    '4  room',
    /kitchen, table/,
  ],
  [
    'words below a photograph',
    photo,
    'writing\n---\n',
    'writing\n---\n\nWords\n',
    '8  the text',
    /no page/,
  ],

  [
    'hours of no day',
    venue,
    '[Monday, Tuesday]',
    '[Mon]',
    '22  hours → days → 1 → weekdays → 1',
    /Monday, Tuesday/,
  ],
  [
    'a weekday twice',
    venue,
    '[Monday, Tuesday]',
    '[Monday, Monday]',
    '22  hours → days → 1 → weekdays',
    /once/,
  ],
  [
    'other hours that are none',
    venue,
    '      dining: noon-10 PM\n',
    '',
    '22  hours → days → 1',
    /dining: closed/,
  ],
  [
    'hours of a day that cannot be read',
    venue,
    'noon-10 PM',
    'lunch',
    '23  hours → days → 1 → dining',
    /closed/,
  ],
  [
    'an exception without a reason',
    venue,
    '      reason: A wedding\n',
    '',
    '25  hours → exceptions → 1 → reason',
    /Christmas/,
  ],
  [
    'an exception on no day',
    venue,
    `date: ${inAMonth}`,
    'date: 25 December',
    '25  hours → exceptions → 1 → date',
    /year-month-day/,
  ],
  [
    'an exception that is over',
    venue,
    `date: ${inAMonth}`,
    'date: 2025-12-25',
    '25  hours → exceptions → 1 → date',
    /is over/,
  ],
  ['a group that can book', venue, 'from: 13', 'from: 8', '31  groups → from', /From 13 on/],
  ['a group of one', venue, 'from: 13', 'from: 1', '31  groups → from', /whole number from 2/],
  ['a group without an address', venue, 'groups@example.com', 'us', '32  groups → email', /e-mail/],
  [
    'a helpline without https',
    venue,
    'https://help',
    'http://help',
    '36  helpline → address',
    /https/,
  ],
  ['bookings without https', venue, 'https://tables', 'tables', '38  bookingUrl', /https/],
];

test.each(rows)('%s is reported with its place and remedy', async (...row) => {
  const [, file, , , place, remedy] = row;
  const list = await listFor(await files(make(row, project)));
  // A currency is missed at the first price of each file.
  const at = place ? `${file}:${place}\n` : 'src/content/evenings/friday.md:6  price\n';
  const found = list.split('\n\n').filter((block) => block.includes(at));
  expect(found.join('\n'), list).toMatch(/found: {2}\S.*\n {4}wanted: \S/);
  expect(found.join('\n')).toMatch(remedy);
  expect(list).not.toMatch(/undefined|\[object|\bat \S+:\d+:\d+/);
});

test.each([
  [
    'a photograph twice',
    { 'src/content/photos/again.md': project[photo] ?? '' },
    'as in src/content/photos',
  ],
  ['a small photograph', { [picture]: await jpeg(800) }, '800 pixels wide'],
  ['a broken photograph', { [picture]: 'no picture' }, 'cannot be drawn'],
  [
    'an evening whose name no address can have',
    { 'src/content/evenings/Quiz Night.md': project[friday] ?? '' },
    'Small letters',
  ],
  ['a menu in a folder', { 'src/content/games/menu.md': project[menu] ?? '' }, 'menu.md'],
])('%s is reported', async (_what, changed, words) => {
  expect(await listFor(await files(changed))).toContain(words);
});
