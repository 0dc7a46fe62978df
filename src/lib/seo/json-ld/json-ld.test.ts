import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventNode, gameNode, venueNode } from './json-ld.ts';
import { validVenue } from '../../../test/valid-venue.ts';
import { eveningSchema, type Evening } from '../../../schemas/evening.ts';
import { validEvening } from '../../../test/valid-evening.ts';
import { hours as schema } from '../../../schemas/hours/hours.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { weekdays } from '../../../schemas/hours/weekday.ts';

const site = new URL('https://vivid.co.uk');
beforeEach(() => void vi.stubEnv('BASE_URL', '/lounge'));

const real: Venue = {
  ...validVenue,
  blurb: 'A lounge for adults.',
  address: { street: '1 Quay', town: 'Leeds', region: 'North', postcode: 'LS1 4AP', country: 'GB' },
  telephones: [{ label: 'Front desk', number: '+44 113 123 4567' }],
  emails: [{ label: 'Questions', address: 'hello@vivid.co.uk' }],
  timeZone: 'America/New_York',
};
const zulu = {
  id: 'Zulu',
  data: {
    name: 'Zulu Gold',
    description: 'Golden hour.',
    image: '../../../assets/images/posters/Zulu.svg',
    imageAlt: 'Two giraffes.',
  },
};

const address = {
  '@type': 'PostalAddress',
  streetAddress: '1 Quay',
  addressLocality: 'Leeds',
  addressRegion: 'North',
  postalCode: 'LS1 4AP',
  addressCountry: 'GB',
};

describe('the venue', () => {
  test('has its address, telephone number, e-mail address and hours, and so has its restaurant', () => {
    const shared = {
      image: 'https://vivid.co.uk/lounge/share.png',
      telephone: '+44 113 123 4567',
      address,
    };
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays };
    expect(venueNode(real, site)).toEqual({
      '@type': 'EntertainmentBusiness',
      name: 'A Vivid Escape',
      description: 'A lounge for adults.',
      url: 'https://vivid.co.uk/lounge/',
      email: 'hello@vivid.co.uk',
      isAccessibleForFree: true,
      ...shared,
      openingHoursSpecification: [{ ...open, opens: '00:00', closes: '23:59' }],
      department: {
        '@type': 'Restaurant',
        name: 'A Vivid Escape Dining',
        ...shared,
        openingHoursSpecification: [{ ...open, opens: '06:00', closes: '02:00' }],
      },
    });
  });

  test('has its hours by weekday, also after midnight, and exceptions to come', () => {
    const hours = schema.parse({
      gaming: '10:30 AM-4:30 AM',
      dining: 'noon-3 PM, 6 PM-11:15 PM',
      days: [{ weekdays: ['Friday', 'Saturday'], dining: 'noon-4 AM' }],
      exceptions: [
        { date: '2000-12-25', reason: 'Over', gaming: 'closed' },
        { date: '2999-12-24 to 2999-12-26', reason: 'Christmas', gaming: 'closed' },
        { date: '2999-12-31', reason: 'New Year', dining: '6 PM-11 PM' },
      ],
    });
    const otherDays = weekdays.filter((day) => day !== 'Friday' && day !== 'Saturday');
    const dates = { validFrom: '2999-12-24', validThrough: '2999-12-26' };
    const closed = { opens: '00:00', closes: '00:00', ...dates };
    const newYear = { validFrom: '2999-12-31', validThrough: '2999-12-31' };
    expect(venueNode({ ...real, hours }, site)).toMatchObject({
      openingHoursSpecification: [{ opens: '10:30', closes: '04:30', dayOfWeek: weekdays }, closed],
      department: {
        openingHoursSpecification: [
          { opens: '12:00', closes: '15:00', dayOfWeek: otherDays },
          { opens: '18:00', closes: '23:15', dayOfWeek: otherDays },
          { opens: '12:00', closes: '04:00', dayOfWeek: ['Friday', 'Saturday'] },
          closed,
          { opens: '18:00', closes: '23:00', ...newYear },
        ],
      },
    });
  });

  test('leaves out placeholders', () => {
    const node = venueNode(
      {
        ...validVenue,
        address: { ...validVenue.address, town: 'Exampleton' },
        telephones: [...validVenue.telephones, { label: 'Press', number: '+44 113 123 4567' }],
        emails: [...validVenue.emails, { label: 'Press', address: 'press@vivid.co.uk' }],
      },
      site,
    );
    expect(node).toMatchObject({ email: 'press@vivid.co.uk', telephone: '+44 113 123 4567' });
    expect(JSON.stringify(node)).not.toMatch(/PostalAddress|7946|example/i);
  });
});

describe('a game', () => {
  test('is free, for adults, and has its own URL', () => {
    expect(gameNode(zulu, real, site)).toEqual({
      '@type': 'VideoGame',
      name: 'Zulu Gold',
      description: 'Golden hour.',
      url: 'https://vivid.co.uk/lounge/game/Zulu',
      image: 'https://vivid.co.uk/lounge/share/Zulu.png',
      inLanguage: 'en-GB',
      genre: 'Casual',
      gamePlatform: 'Web browser',
      contentRating: '18+',
      typicalAgeRange: '18-',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      publisher: { '@type': 'Organization', name: 'A Vivid Escape' },
    });
  });

  test('shows the image of the site if its poster is on another host', () => {
    const data = { ...zulu.data, image: 'https://cdn.example/zulu.avif' };
    expect(gameNode({ ...zulu, data }, real, site)).toMatchObject({
      image: 'https://vivid.co.uk/lounge/share.png',
    });
  });
});

const quiz = eveningSchema.parse({ ...validEvening, ends: '12:30 AM' });

/** An evening on the fourth of December. */
const onFriday = (data: Evening) => ({ entry: { id: 'quiz', data }, next: '2026-12-04' });

test('an evening has its next day by the clock of its venue, its place, its price and its booking', () => {
  expect(eventNode(onFriday(quiz), real, site)).toEqual({
    '@type': 'Event',
    name: 'Quiz',
    startDate: '2026-12-04T20:00-05:00',
    endDate: '2026-12-05T00:30-05:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    url: 'https://vivid.co.uk/lounge/evenings#evening-quiz',
    isAccessibleForFree: false,
    location: { '@type': 'Place', name: 'A Vivid Escape', address },
    organizer: { '@type': 'Organization', name: 'A Vivid Escape' },
    offers: {
      '@type': 'Offer',
      price: 3,
      priceCurrency: 'GBP',
      url: 'https://vivid.co.uk/lounge/contact?subject=reservations&date=2026-12-04&time=20:00#form',
    },
  });
  const free: Evening = { ...quiz, price: 'free', ends: undefined };
  expect(eventNode(onFriday(free), real, site)).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0 },
  });
  expect(eventNode(onFriday(free), real, site)).not.toHaveProperty('endDate');
  const paid = { ...real, entry: { price: 5 } };
  expect(venueNode(paid, site)).toHaveProperty('isAccessibleForFree', false);
  expect(eventNode(onFriday(free), paid, site)).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: 5 },
  });
});

test('a company that takes bookings takes those of evenings, and some evenings take none', () => {
  const bookingUrl = 'https://tables.example/vivid';
  const elsewhere = eventNode(onFriday(quiz), { ...real, bookingUrl }, site);
  expect(elsewhere?.offers).toHaveProperty('url', bookingUrl);
  const none = eventNode(onFriday({ ...quiz, bookable: false }), real, site);
  expect(none?.offers).toEqual({ '@type': 'Offer', price: 3, priceCurrency: 'GBP' });
});

test('search engines get no event while the address is a placeholder', () => {
  const placeholder = { ...real.address, town: 'Exampleton' };
  expect(eventNode(onFriday(quiz), { ...real, address: placeholder }, site)).toBeUndefined();
});

test('without an origin there are no URLs, and there is never a rating', () => {
  const nodes = [venueNode(real, undefined), gameNode(zulu, real, undefined)];
  const json = JSON.stringify(nodes);
  expect(json).not.toContain('http');
  expect(json).not.toMatch(/aggregateRating|4\.9/);
});
