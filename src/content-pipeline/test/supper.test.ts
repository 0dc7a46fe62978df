import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectReported, listFor, make, read, venue, type Files } from './check.fixture.ts';
import { inFile, type Mistake } from './mistake.fixture.ts';
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
const large = await jpeg(1600);
const files = (changed: Files = {}): Files => ({ ...project, [picture]: large, ...changed });

test('menu, evenings and photographs are read, with links to their pages', async () => {
  expect(await listFor(files())).toBe('');
  const content = (await read(files())).entries;
  expect(content.menu[0]?.data.sections[0]?.dishes).toHaveLength(2);
  expect(content.evenings.map(({ id }) => id)).toEqual(['friday', 'single']);
  expect(content.photos).toHaveLength(1);
});

test.each([menu, friday, single, photo])('a project without %s has no problem', async (gone) => {
  const rest = Object.entries(files()).filter(([file]) => file !== gone);
  const list = await listFor(Object.fromEntries(rest));
  // The other texts link to the page.
  expect(list.replaceAll(/.*a link\n.*\n.*\n/g, '').trim()).toBe('');
});

/** A dish is in the first section. */
const rows: Mistake[] = [
  ...inFile(menu, [
    ['a price with a sign', '6.50', '£6.50', '10  dishes → 1 → price', /8\.50/],
    ['a comma in a price', '6.50', '6,50', '10  dishes → 1 → price', /8\.50/],
    ['three decimals', '6.50', '6.505', '10  dishes → 1 → price', /two decimals/],
    ['no price', '        price: 2\n', '', '13  dishes → 2 → price', /As a number|price as/i],
    ['a price of nothing', 'price: 2', 'price: 0', '14  dishes → 2 → price', /8\.50/],
    ['a negative price', 'price: 2', 'price: -2', '14  dishes → 2 → price', /8\.50/],
    ['an unknown allergen', '[milk]', '[cream]', '12  dishes → 1 → allergens → 1', /celery, crus/],
    [
      'a misspelt allergen',
      '[milk]',
      '[mlik]',
      '12  dishes → 1 → allergens → 1',
      /Did you mean "milk"/,
    ],
    ['an allergen without brackets', '[milk]', 'milk', '12  dishes → 1 → allergens', /brackets/],
    ['an allergen twice', '[milk]', '[milk, milk]', '12  dishes → 1 → allergens → 2', /once/],
    [
      'no word on allergens',
      '        allergens: []\n',
      '',
      '13  dishes → 2 → allergens',
      /none of them: \[\]/,
    ],
    [
      'gluten in a dish without gluten',
      '[milk]',
      '[gluten]',
      '11  dishes → 1 → marks → 2',
      /no GF/,
    ],
    ['milk in a vegan dish', '[V, GF]', '[VG]', '11  dishes → 1 → marks → 1', /no VG/],
    ['an unknown mark', '[V, GF]', '[VEG]', '11  dishes → 1 → marks → 1', /V \(vegetarian\)/],
    ['a dish without a name', 'name: Water', 'name:', '13  dishes → 2 → name', /as the card/],
    ['a misspelt field', 'line:', 'lime:', '9  dishes → 1 → lime', /Did you mean "line"/],
    [
      'a section without dishes',
      'dishes:',
      'dish:',
      '7  sections → 1 → dish',
      /Did you mean "dishes"/,
    ],
    ['a time that is no range', 'noon-2 AM', 'evenings', '6  sections → 1 → served', /range/],
    [
      'a dish when the kitchen is closed',
      'noon-2 AM',
      '3 AM-5 AM',
      '6  sections → 1 → served',
      /6 AM-2 AM/,
    ],
    [
      'a section beyond the hours',
      'noon-2 AM',
      'noon-4 AM',
      '6  sections → 1 → served',
      /6 AM-2 AM/,
    ],
    ['a range that runs backwards', 'noon-2 AM', '1 AM-noon', '6  sections → 1 → served', /6 AM/],
    ['a dish twice', 'name: Water', 'name: soup', '13  dishes → 2 → name', /once/],
    ['a day to come', 'updated: 2', 'updated: 3', '3  updated', /up to today/],
    ['an old menu', new Date().toISOString().slice(0, 10), aYearAgo, '3  updated', /last year/],
    [
      'no words below a menu',
      'Tell us about an [allergy](/contact). See [what is on](/evenings).',
      '',
      '16  the text',
      /paragraph/,
    ],
  ]),
  ...inFile(venue, [
    ['no currency', 'currency: GBP\n', '', '', /currency: GBP/],
    ['an unknown currency', 'GBP', 'QUID', '29  currency', /three letters/],
    [
      'hours of no day',
      '[Monday, Tuesday]',
      '[Mon]',
      '22  hours → days → 1 → weekdays → 1',
      /Monday, Tuesday/,
    ],
    [
      'a weekday twice',
      '[Monday, Tuesday]',
      '[Monday, Monday]',
      '22  hours → days → 1 → weekdays',
      /once/,
    ],
    [
      'other hours that are none',
      '      dining: noon-10 PM\n',
      '',
      '22  hours → days → 1',
      /dining: closed/,
    ],
    [
      'hours of a day that cannot be read',
      'noon-10 PM',
      'lunch',
      '23  hours → days → 1 → dining',
      /closed/,
    ],
    [
      'an exception without a reason',
      '      reason: A wedding\n',
      '',
      '25  hours → exceptions → 1 → reason',
      /Christmas/,
    ],
    [
      'an exception on no day',
      `date: ${inAMonth}`,
      'date: 25 December',
      '25  hours → exceptions → 1 → date',
      /year-month-day/,
    ],
    [
      'an exception that is over',
      `date: ${inAMonth}`,
      'date: 2025-12-25',
      '25  hours → exceptions → 1 → date',
      /is over/,
    ],
    ['a group that can book', 'from: 13', 'from: 8', '31  groups → from', /From 13 on/],
    ['a group of one', 'from: 13', 'from: 1', '31  groups → from', /whole number from 2/],
    ['a group without an address', 'groups@example.com', 'us', '32  groups → email', /e-mail/],
    ['a helpline without https', 'https://help', 'http://help', '36  helpline → address', /https/],
    ['bookings without https', 'https://tables', 'tables', '38  bookingUrl', /https/],
  ]),
  ...inFile(friday, [
    ['a misspelt weekday', 'Friday', 'Firday', '3  weekday', /Did you mean "Friday"/],
    ['a short weekday', 'Friday', 'Fri', '3  weekday', /Monday, Tuesday/],
    [
      'weekday and date',
      'weekday: Friday',
      `weekday: Friday\ndate: ${inAMonth}`,
      '4  date',
      /Either/,
    ],
    ['no day at all', 'weekday: Friday\n', '', '1  weekday', /Either/],
    ['an evening outside the hours', '8 PM', '4 AM', '4  starts', /6 AM-2 AM/],
    [
      'an evening outside the hours of its weekday',
      'Friday\nstarts: 8',
      'Monday\nstarts: 11',
      '4  starts',
      /On a Monday: noon-10 PM/,
    ],
    ['a time that cannot be read', '8 PM', 'late', '4  starts', /8:30 PM/],
    ['an unknown room', 'table', 'cellar', '5  room', /table, kitchen, sofas/],
    ['a price in words', 'price: 3', 'price: three', '6  price', /free/],
    ['no way to join', 'join: Come as a team\n', '', '1  join', /joins in/],
    ['no words', 'Eight rounds. There is [a menu](/menu).', '', '8  the text', /paragraph/],
    ['a link to no page', '/menu', '/menus', '10  a link', /Did you mean "\/menu"/],
  ]),
  ...inFile(single, [
    ['a day that does not exist', today, 'date: 2027-02-30', '3  date', /calendar/],
    ['a day in words', today, 'date: 4 December', '3  date', /year-month-day/],
    ['a year far ahead', 'date: 20', 'date: 29', '3  date', /year after next/],
    ['a day that is over', today, 'date: 2025-01-01', '3  date', /no page shows/],
    ['a day on which the kitchen is closed', today, `date: ${inAMonth}`, '3  date', /closed, by/],
  ]),
  ...inFile(photo, [
    ['a missing photograph', 'table.jpg', 'tables.jpg', '2  image', /For example: .*table.jpg/],
    ['a photograph elsewhere', 'photos/', 'posters/', '2  image', /photos/],
    [
      'a file name for words',
      'Ten people pass plates.',
      'table.jpg',
      '3  imageAlt',
      /not a file name/,
    ],
    ['no consent', 'consent: All of them, in writing\n', '', '1  consent', /agreed/],
    ['an unknown room of a photograph', 'room: table', 'room: attic', '4  room', /kitchen, table/],
    [
      'words below a photograph',
      'writing\n---\n',
      'writing\n---\n\nWords\n',
      '8  the text',
      /no page/,
    ],
  ]),
];

test.each(rows)('%s is reported with its place and remedy', async (...row) => {
  const [, file, , , place, remedy] = row;
  const list = await listFor(files(make(row, project)));
  // A currency is missed at the first price of each file.
  const at = place ? `${file}:${place}` : 'src/content/evenings/friday.md:6  price';
  expectReported(list, at.replace('  dishes', '  sections → 1 → dishes'), remedy);
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
  expect(await listFor(files(changed))).toContain(words);
});
