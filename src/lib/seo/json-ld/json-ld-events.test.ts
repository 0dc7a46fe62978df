import { expect, test } from 'vitest';
import { eveningSchema, type Evening } from '../../../schemas/evening.ts';
import { validVenue } from '../../../test/valid-venue.ts';
import { eventNode } from './json-ld.ts';
import { postalAddress } from './place.ts';

const site = new URL('https://vivid.co.uk');
const venue = { ...validVenue, currency: 'GBP' };
const placeholder = { ...venue, address: { ...venue.address, town: 'Exampleton' } };
const quiz = eveningSchema.parse({
  title: 'Quiz',
  weekday: 'Friday',
  starts: '8 PM',
  room: 'table',
  price: 3,
  ends: '12:30 AM',
  join: 'Come',
});

/** An evening on the fourth of December. */
const onFriday = (data: Evening) => ({ entry: { id: 'quiz', data }, next: '2026-12-04' });

test('an evening has its next day, its place, its price and its booking', () => {
  expect(eventNode(onFriday(quiz), venue, site)).toEqual({
    '@type': 'Event',
    name: 'Quiz',
    startDate: '2026-12-04T20:00+00:00',
    endDate: '2026-12-05T00:30+00:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    url: 'https://vivid.co.uk/evenings#evening-quiz',
    isAccessibleForFree: false,
    location: { '@type': 'Place', name: venue.name, address: postalAddress(venue.address) },
    organizer: { '@type': 'Organization', name: venue.name },
    offers: {
      '@type': 'Offer',
      price: 3,
      priceCurrency: 'GBP',
      url: 'https://vivid.co.uk/contact?subject=reservations&date=2026-12-04&time=20:00#form',
    },
  });
  expect(eventNode(onFriday({ ...quiz, price: 'free' }), venue, site)).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0 },
  });
  const paid = { ...venue, entry: { price: 5 } };
  expect(eventNode(onFriday({ ...quiz, price: 'free' }), paid, site)).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: 5 },
  });
});

test('an evening starts by the clock of its venue', () => {
  expect(eventNode(onFriday(quiz), { ...venue, timeZone: 'America/New_York' }, site)).toMatchObject(
    {
      startDate: '2026-12-04T20:00-05:00',
    },
  );
});

test('a company that takes bookings takes those of evenings, and some evenings take none', () => {
  const bookingUrl = 'https://tables.example/vivid';
  const elsewhere = eventNode(onFriday(quiz), { ...venue, bookingUrl }, site);
  expect(elsewhere?.offers).toHaveProperty('url', bookingUrl);
  const none = eventNode(onFriday({ ...quiz, bookable: false }), venue, site);
  expect(none?.offers).toEqual({ '@type': 'Offer', price: 3, priceCurrency: 'GBP' });
});

test('search engines get no event while the address is a placeholder', () => {
  expect(eventNode(onFriday(quiz), placeholder, site)).toBeUndefined();
});
