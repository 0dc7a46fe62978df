import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { gameSchema, legalSchema, venueSchema } from './content-schemas';

const game = {
  name: 'Zulu Gold',
  order: 1,
  description: 'Golden-hour reels.',
  image: '../../images/posters/Zulu.svg',
  imageAlt: 'Two giraffes before a sun.',
  accent: 'marigold',
  gameid: '1001',
  operatorid: '18',
};
const legal = {
  title: 'Terms',
  description: 'The terms.',
  lastUpdated: new Date('2025-01-01'),
  boxTitle: 'Important',
  boxText: 'Entertainment only.',
};
const venue = {
  name: 'A Vivid Escape',
  blurb: 'A lounge.',
  studio: 'A studio',
  copyrightYear: 2025,
  address: { street: '1 A Street', town: 'B', postcode: 'C', country: 'D' },
  telephones: [{ label: 'Desk', number: '+44 20 7946 0018' }],
  emails: [{ label: 'Desk', address: 'hello@example.com' }],
  hours: { gaming: '24/7', diningOpens: '6 AM', diningCloses: '2 AM' },
  answerWithin: '2 hours',
  minimumAge: 18,
  players: '50,000+',
  rating: '4.9/5',
  minutesToAirport: 15,
  hotelNotice: '24 hours',
  tableNotice: '2 hours',
};

const file = z.string().startsWith('../');
const schemas = { game: gameSchema(file), legal: legalSchema, venue: venueSchema };
const right = { game, legal, venue };

const complaintsAbout = (kind: keyof typeof schemas, change: object) => {
  const { error } = schemas[kind].safeParse({ ...right[kind], ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
};

test.each(['game', 'legal', 'venue'] as const)('a whole %s is taken', (kind) => {
  expect(complaintsAbout(kind, {})).toBe('');
});

describe('what may be left out or written otherwise', () => {
  test.each([
    ['game', { token: 'demo', xdm: '1' }],
    ['game', { image: 'https://cdn.example.com/zulu.avif' }],
    ['venue', { launcher: 'https://play.example.com/launch' }],
  ] as const)('%s with %j', (kind, change) => {
    expect(complaintsAbout(kind, change)).toBe('');
  });
});

describe('what is wrong is named by its field', () => {
  test.each([
    ['game', { name: '' }, /^name: Write the game's name/i],
    ['game', { name: 'x'.repeat(41) }, /^name: Write at most 40 characters/],
    ['game', { gameid: 1001 }, /^gameid: .*quotation marks/],
    ['game', { gameid: '1&mode=real' }, /^gameid: Use letters/],
    ['game', { image: 'http://cdn.example.com/zulu.avif' }, /^image:/],
    ['game', { image: 'javascript:alert(1)' }, /^image:/],
    ['game', { accent: 'purple' }, /^accent:/],
    ['game', { order: 0 }, /^order:/],
    ['game', { colour: 'red' }, /Unrecognized key.*'colour'/],
    ['legal', { lastUpdated: 'January' }, /^lastUpdated: Write the day/],
    ['venue', { telephones: [] }, /^telephones:/],
    ['venue', { telephones: [{ label: 'Desk', number: '020' }] }, /^telephones.0.number: Write/],
    [
      'venue',
      { emails: [{ label: 'Desk', address: 'hello' }] },
      /^emails.0.address: Write an e-mail/,
    ],
    ['venue', { launcher: 'http://play.example.com' }, /^launcher: Write an https address/],
  ] as const)('%s with %j', (kind, change, message) => {
    expect(complaintsAbout(kind, change)).toMatch(message);
  });
});
