import { describe, expect, test } from 'vitest';
import type { Evening } from '../../schemas/evening.ts';
import { typicalDay } from '../../lib/hours/typical-day.ts';
import { hours as schema } from '../../schemas/hours/hours.ts';
import { parseTime } from '../../schemas/hours/parse.ts';
import { eveningAt, houseHours, type HouseHour } from './house-hours.ts';
import { plainSpaces } from '../../lib/words/plain-spaces.ts';

/** The hours as they are printed, with a star where the kitchen is closed. */
const printed = (gaming: string, dining: string) =>
  houseHours({ hours: schema.parse({ gaming, dining }) }).map(
    ({ printed: time, closed }) => plainSpaces(time) + (closed ? '*' : ''),
  );

test.each([
  ['24/7', '6 AM-2 AM', ['6 AM', 'noon', '6 PM', '9 PM', '1 AM', '4 AM*']],
  // The kitchen opens after the house, and the house closes before the last of the hours.
  ['10:30 AM-4:30 AM', '11:30 AM-3:30 AM', ['10:30 AM*', '11:30 AM', '6 PM', '9 PM', '2:30 AM']],
  // No two hours are less than an hour apart.
  ['5:30 PM-midnight', '5:30 PM-10 PM', ['5:30 PM', '9 PM']],
  // A kitchen with a break.
  ['24/7', 'noon-3 PM, 6 PM-11 PM', ['noon', '6 PM', '9 PM', '10 PM', '1 AM*']],
])('open %s, with a kitchen from %s: %j', (gaming, dining, hours) => {
  expect(printed(gaming, dining)).toEqual(hours);
});

test.each([
  ['6 AM-2 AM', '9 PM'],
  // Its last hour is less than an hour before 9 PM.
  ['6 AM-9:30 PM', '8:30 PM'],
])('with a kitchen open %s, the house first shows %s', (dining, time) => {
  const hours = houseHours({ hours: schema.parse({ gaming: '24/7', dining }) });
  expect(plainSpaces(hours.find(({ isDefault }) => isDefault)?.printed ?? '')).toBe(time);
});

test('each hour has a sky and a true sentence', () => {
  const hours = houseHours({
    hours: schema.parse({ gaming: '24/7', dining: '6:30 AM-2 AM' }),
  });
  expect(hours.map(({ time, sky }) => `${time} ${sky}`)).toEqual([
    '06:30 dawn',
    '12:00 day',
    '18:00 dusk',
    '21:00 night',
    '01:00 late',
    '04:00 late',
  ]);
  const facts = hours.map(({ fact }) => plainSpaces(fact));
  expect(facts[0]).toBe('The kitchen opens. The games never closed.');
  expect(facts[3]).toMatch(/^Supper until 2 AM/);
  expect(facts[4]).toBe('One more hour: the kitchen closes at 2 AM.');
  expect(facts[5]).toBe('Kitchen closed until 6:30 AM. The games are awake.');
});

test('a kitchen that never closes is open around the clock at each hour', () => {
  const hours = houseHours({ hours: schema.parse({ gaming: '24/7', dining: '24/7' }) });
  expect(new Set(hours.map(({ fact }) => fact)).size).toBe(1);
  expect(hours[0]?.fact).toContain('around the clock');
});

test('where days differ, each sentence is true of the typical day', () => {
  const hours = schema.parse({
    gaming: '16:00-02:00',
    dining: '18:00-24:00',
    days: [
      { weekdays: ['Monday'], gaming: 'closed' },
      { weekdays: ['Sunday'], dining: 'closed' },
      {
        weekdays: ['Wednesday', 'Thursday', 'Friday'],
        gaming: '17:00-04:00',
        dining: '18:00-01:00',
      },
    ],
  });
  expect(typicalDay(hours).days).toEqual(['Wednesday', 'Thursday', 'Friday']);
  expect(houseHours({ hours }).map(({ printed, fact }) => `${printed} ${fact}`)).toEqual([
    '17:00 Kitchen closed until 18:00. The games are awake.',
    '18:00 The kitchen opens.',
    '21:00 Supper until 01:00. Pick a sofa, pick a rival.',
    '00:00 One more hour: the kitchen closes at 01:00.',
    // The kitchen of the next day may open later, or not at all.
    '03:00 Kitchen closed. The games are awake.',
  ]);
});

describe('the next evening that begins from an hour on', () => {
  const always = schema.parse({ gaming: '24/7', dining: '6 AM-2 AM' });
  const hours = houseHours({ hours: always });
  const evening = (title: string, starts: string, when: object) => ({
    entry: { data: { title, starts: parseTime(starts), ...when } as Evening },
    next: '2027-02-20',
  });
  const evenings = [
    evening('Pads', '9 PM', { weekday: ['Friday'], week: 'first' }),
    evening('Supper', '8:30 PM', { date: '2027-02-20' }),
    evening('Soup', '7 PM', { weekday: ['Sunday'] }),
    evening('Toast', '1:30 AM', { weekday: ['Friday'] }),
  ];
  test.each([
    ['18:00', { day: 'Saturday 20\u00A0February', time: '8:30\u00A0PM', title: 'Supper' }],
    ['21:00', { day: 'First Friday of the month', time: '9\u00A0PM', title: 'Pads' }],
    ['01:00', { day: 'Friday night', time: '1:30\u00A0AM', title: 'Toast' }],
    ['04:00', undefined],
  ])('%s: %j', (time, expected) => {
    const at = hours.findIndex((hour) => hour.time === time);
    const found = eveningAt(evenings, always, hours[at] as HouseHour, hours[at + 1]);
    expect(found).toEqual(expected);
  });
});

test('valet, concierge and quiet hours are named where the venue has them', () => {
  const hours = schema.parse({ gaming: '24/7', dining: '6 AM-2 AM' });
  const facts = (venue: Parameters<typeof houseHours>[0]) =>
    houseHours(venue).map(({ fact }) => fact);
  const quiet = { opens: 0, closes: 16 * 60 };
  const access = { quietHours: { hours: { ranges: [quiet], is24Hour: false } } };
  const named = facts({ hours, valet: 'Free valet parking', concierge: 'a concierge', access });
  expect(named).toContain('A game, then supper. Free valet parking.');
  expect(named.map(plainSpaces)).toContain('Lunch, and a concierge. Quiet until 4 PM.');
  expect(named.join()).toContain('The concierge and the games are awake.');
  expect(facts({ hours }).join()).not.toMatch(/valet|concierge|Quiet/);
});
