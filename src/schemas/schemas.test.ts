import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { eveningSchema } from './evening.ts';
import { fieldsOf, type Field } from './fields.ts';
import { gameSchema } from './game.ts';
import { legalSchema } from './legal.ts';
import { menuSchema } from './menu.ts';
import { photoSchema } from './photo.ts';
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

const schemas = { game: gameSchema, legal: legalSchema, venue: venueSchema };
const right = { game, legal, venue: validVenue };

const wrongFields = (kind: keyof typeof schemas, change: object) => {
  const { error } = schemas[kind].safeParse({ ...right[kind], ...change });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test.each(['game', 'legal', 'venue'] as const)('a complete %s is valid', (kind) => {
  expect(wrongFields(kind, {})).toEqual([]);
});

describe('fields may be left out or have other forms', () => {
  test.each([
    ['game', { token: 'demo', xdm: '1' }],
    ['game', { launcherGameId: undefined }],
    ['game', { image: 'https://cdn.example.com/zulu.avif' }],
    ['venue', { hours: { gaming: '10 AM-midnight', diningOpens: 'noon', diningCloses: '23:30' } }],
    ['venue', { launcher: 'https://play.example.com/launch' }],
    ['venue', { formEndpoint: 'https://forms.example.com/send' }],
    ['venue', { playersSource: 'Guest cards, 2024', ratingSource: 'Guest survey, 2024' }],
    ['venue', { metro: 'Lagoon Front, 4 minutes', entry: 'Free', dress: 'As you like' }],
    [
      'venue',
      {
        access: { toilet: 'At the bar', contact: 'a@example.com' },
        licence: 'Ltd, no. 1',
        mapUrl: 'https://maps.example.com/1',
      },
    ],
  ] as const)('%s with %j', (kind, change) => {
    expect(wrongFields(kind, change)).toEqual([]);
  });
});

describe('values that would mislead guests or break pages are refused', () => {
  const desk = { label: 'Desk', number: '+44 20 7946 0018' };
  test.each([
    ['venue', { minimumAge: 17 }, 'minimumAge'],
    ['venue', { minimumAge: '18' }, 'minimumAge'],
    ['venue', { minimumAge: 18.5 }, 'minimumAge'],
    ['venue', { telephones: [] }, 'telephones.0'],
    ['venue', { telephones: [desk, { ...desk, label: 'Bar' }] }, 'telephones.1.number'],
    ['venue', { emails: [{ label: 'Desk', address: 'hello at example' }] }, 'emails.0.address'],
    ['venue', { emails: [{ label: 'Desk', address: 'a@b.example', for: 'all' }] }, 'emails.0.for'],
    ['venue', { groups: { from: 1, email: 'a@b.example', needs: 'Write.' } }, 'groups.from'],
    ['venue', { securityEmail: 'nobody' }, 'securityEmail'],
    ['venue', { bookingUrl: 'http://tables.example' }, 'bookingUrl'],
    ['game', { order: 0 }, 'order'],
    ['game', { operatorId: '18&mode=real' }, 'operatorId'],
    ['game', { token: 'a b' }, 'token'],
    ['game', { image: '../../../public/poster.svg' }, 'image'],
  ] as const)('%s with %j', (kind, change, field) => {
    expect(wrongFields(kind, change)).toEqual([field]);
  });
});

test('a URL is normalised', () => {
  const image = 'https://cdn.example.com/ä/(zulu).avif?a=1&b={2}';
  expect(gameSchema.parse({ ...game, image }).image).toBe(new URL(image).href);
});

test.each(['Europe/Atlantis', 'London', '+01:00', 'europe/london', '', undefined])(
  'the time zone %j is refused',
  (timeZone) => {
    expect(wrongFields('venue', { timeZone })).toEqual(['timeZone']);
  },
);

/** The fields inside a field at every level, with their paths: `venue.hours.days.dining`. */
const fieldsIn = ({ properties = {}, items }: Field, path: string): [string, Field][] => [
  ...Object.entries(properties).flatMap(([name, field]): [string, Field][] => [
    [`${path}.${name}`, field],
    ...fieldsIn(field, `${path}.${name}`),
  ]),
  ...(items ? fieldsIn(items, path) : []),
];

test.each(
  Object.entries({
    ...schemas,
    menu: menuSchema,
    evening: eveningSchema,
    photo: photoSchema({ image: () => z.string() as never }),
  }).flatMap(([name, schema]) => fieldsIn(fieldsOf(schema), name)),
)('%s describes itself with an example', (_path, { description }) => {
  expect(description).toMatch(/^[A-Z].* For example: ./);
});
