import { inFile, type Mistake } from './mistake.fixture.ts';
import { friday, inAMonth, photo, single, today } from './menu-and-evenings.fixture.ts';

/** Mistakes in evenings and photographs. */
export const inEvenings: Mistake[] = [
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
    ['the title of another evening', 'Lantern night', 'Quiz', '2  title', /if it is meant/],
    ['a day in words', today, 'date: 4 December', '3  date', /year-month-day/],
    ['a year far ahead', 'date: 20', 'date: 29', '3  date', /year after next/],
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
