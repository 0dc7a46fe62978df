import { expect, test } from 'vitest';
import { eveningSchema } from './evening.ts';
import { type Field, fieldsOf } from './fields/field-groups.ts';
import { gameSchema } from './game.ts';
import { legalSchema } from './legal.ts';
import { menuSchema } from './menu.ts';
import { validEvening } from '../test/valid-evening.ts';
import { validMenu } from '../test/valid-menu.ts';
import { validVenue } from '../test/valid-venue.ts';
import { venueSchema } from './venue.ts';

const game = {
  name: 'Zulu Gold',
  order: 1,
  description: 'Golden-hour reels.',
  image: '../../assets/images/posters/Zulu.svg',
  imageAlt: 'Two giraffes before a sun.',
  accent: 'marigold',
  launcherGameId: '1001',
  operatorId: '18',
};
const legal = {
  title: 'Terms',
  description: 'The terms.',
  lastUpdated: new Date('2025-01-01'),
  boxTitle: 'Important',
  boxText: 'Entertainment only.',
};

const [section] = validMenu.sections;
const [dish] = section?.dishes ?? [];
/** One more than a menu may have. */
const sections = Array.from({ length: 9 }, (_, index) => ({ ...section, title: `Part ${index}` }));
const withDish = (change: object) => ({
  sections: [{ ...section, dishes: [{ ...dish, ...change }] }],
});

const schemas = {
  game: gameSchema,
  legal: legalSchema,
  venue: venueSchema,
  menu: menuSchema,
  evening: eveningSchema,
};
const venue = { ...validVenue, hours: { gaming: '24/7', dining: '6 AM-2 AM' } };
const right = { game, legal, venue, menu: validMenu, evening: validEvening };

const wrongFields = (kind: keyof typeof schemas, change: object) => {
  const { error } = schemas[kind].safeParse({ ...right[kind], ...change });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

const address = { street: '1 A Street', town: 'B' };
const desk = { label: 'Desk', number: '+44 20 7946 0018' };
const photo = {
  image: '../assets/images/photos/table.jpg',
  imageAlt: 'A table.',
  room: 'table',
  credit: 'Photograph: the lounge',
  consent: 'Nobody is in it.',
};
const mail = { label: 'Desk', address: 'a@b.example', for: 'complaints' };

test.each([
  ['venue', 'minimumAge', { minimumAge: 17 }],
  ['venue', 'minimumAge', { minimumAge: 18.5 }],
  ['venue', 'telephones.0', { telephones: [] }],
  ['venue', 'telephones.1.number', { telephones: [desk, { ...desk, label: 'Bar' }] }],
  ['venue', 'emails.0.address', { emails: [{ label: 'Desk', address: 'hello at example' }] }],
  ['venue', 'emails.1.for', { emails: [mail, { ...mail, address: 'c@b.example' }] }],
  ['venue', 'emails.0.for', { emails: [{ ...mail, for: 'all' }] }],
  ['venue', 'groups.from', { groups: { from: 1, email: 'a@b.example', needs: 'Write.' } }],
  ['venue', 'groups.from', { groups: { from: 14, email: 'a@b.example', needs: 'Write.' } }],
  ['venue', 'entry', { entry: 'Entry is £5' }],
  ['venue', 'entry.price', { entry: { price: 'free', note: 'After 8 PM, it is £5' } }],
  ['venue', 'transport.means', { transport: { means: 'boat', text: 'By boat' } }],
  ['venue', 'address.country', { address: { ...address, country: 'UK' } }],
  ['venue', 'currency', { currency: '£' }],
  ['venue', 'timeZone', { timeZone: 'London' }],
  ['venue', 'timeZone', { timeZone: '+01:00' }],
  ['venue', 'photos.0.image', { photos: [{ ...photo, image: '../../../public/table.jpg' }] }],
  ['game', 'name', { name: '  ' }],
  ['game', 'order', { order: 0 }],
  ['game', 'operatorId', { operatorId: '18&mode=real' }],
  ['game', 'token', { token: 'a b' }],
  ['game', 'image', { image: '../../../public/poster.svg' }],
  ['menu', 'sections', { sections: [] }],
  ['menu', 'sections', { sections }],
  ['menu', 'sections.0.dishes', { sections: [{ title: 'Sweet', dishes: [] }] }],
  ['menu', 'sections.0.served', { sections: [{ ...section, served: 'late' }] }],
  ['menu', 'sections.1.title', { sections: [section, { ...section, title: 'to begin' }] }],
  ['menu', 'sections.0.dishes.1.name', { sections: [{ ...section, dishes: [dish, dish] }] }],
  ['menu', 'sections.0.dishes.0.price', withDish({ price: 0 })],
  ['menu', 'sections.0.dishes.0.allergens', withDish({ allergens: undefined })],
  ['menu', 'sections.0.dishes.0.allergens.1', withDish({ allergens: ['nuts', 'nuts'] })],
  ['menu', 'sections.0.dishes.0.diets.1', withDish({ diets: ['V', 'V'] })],
  ['evening', 'date', { date: new Date('2026-12-04') }],
  ['evening', 'weekday.0', { weekday: 'Someday' }],
  ['evening', 'weekday.1', { weekday: ['Friday', 'Friday'] }],
  ['evening', 'week', { weekday: undefined, date: new Date('2026-12-25'), week: 'first' }],
  ['evening', 'starts', { starts: '8' }],
  ['evening', 'ends', { ends: '20:00' }],
  ['evening', 'price', { price: '3' }],
  ['evening', 'price', { price: -3 }],
  ['evening', 'bookable', { bookable: 'no' }],
] as const)('%s: %s is refused in %j', (kind, field, change) => {
  expect(wrongFields(kind, change)).toEqual([field]);
});

test.each([
  ['venue', { address: { ...address, country: 'AE' } }],
  ['venue', { access: { toilet: 'Ground floor' } }],
  ['venue', { access: { quietHours: { hours: '6 AM-4 PM' } } }],
  ['venue', { photos: [photo] }],
  ['game', { token: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' }],
  ['menu', { sections: sections.slice(0, 8) }],
] as const)('%s: %j is accepted', (kind, change) => {
  expect(wrongFields(kind, change)).toEqual([]);
});

test('a day is not in the future once it has begun anywhere', () => {
  const inHours = (hours: number) => ({ lastUpdated: new Date(Date.now() + hours * 3_600_000) });
  expect(wrongFields('legal', inHours(23))).toEqual([]);
  expect(wrongFields('legal', inHours(25))).toEqual(['lastUpdated']);
});

/** The fields inside a field at every level, with their paths: `venue.hours.days.dining`. */
const fieldsIn = ({ properties = {}, items }: Field, path: string): [string, Field][] => [
  ...Object.entries(properties).flatMap(([name, field]): [string, Field][] => [
    [`${path}.${name}`, field],
    ...fieldsIn(field, `${path}.${name}`),
  ]),
  ...(items ? fieldsIn(items, path) : []),
];

test.each(Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(fieldsOf(schema), name)))(
  '%s describes itself with an example',
  (_path, { description }) => {
    expect(description).toMatch(/^[A-Z].* For example: ./);
  },
);
