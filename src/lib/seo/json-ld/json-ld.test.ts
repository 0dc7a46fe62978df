import { describe, expect, test } from 'vitest';
import { gameNode, venueNode } from './json-ld.ts';
import { postalAddress } from './place.ts';
import { validVenue } from '../../../test/valid-venue.ts';
import { hours as schema } from '../../../schemas/hours/hours.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { weekdays } from '../../../schemas/hours/weekday.ts';

const site = new URL('https://vivid.co.uk');
const real: Venue = {
  ...validVenue,
  blurb: 'A lounge for adults.',
  address: { street: '1 Quay', town: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  telephones: [{ label: 'Front desk', number: '+44 113 123 4567' }],
  emails: [{ label: 'Questions', address: 'hello@vivid.co.uk' }],
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

describe('the venue', () => {
  test('has its address, telephone number, e-mail address and hours, and so has its restaurant', () => {
    const shared = {
      image: 'https://vivid.co.uk/share.png',
      telephone: '+44 113 123 4567',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Quay',
        addressLocality: 'Leeds',
        postalCode: 'LS1 4AP',
        addressCountry: 'GB',
      },
    };
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays };
    expect(venueNode(real, site)).toEqual({
      '@type': 'EntertainmentBusiness',
      name: 'A Vivid Escape',
      description: 'A lounge for adults.',
      url: 'https://vivid.co.uk/',
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

  test('has the region and the country that its address names, and no postcode that it lacks', () => {
    const address = { street: '1 Shore', town: 'Somewhere', region: 'East', country: 'BS' };
    expect(postalAddress(address)).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Shore',
      addressLocality: 'Somewhere',
      addressRegion: 'East',
      addressCountry: 'BS',
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
      ],
    });
    const otherDays = weekdays.filter((day) => day !== 'Friday' && day !== 'Saturday');
    const dates = { validFrom: '2999-12-24', validThrough: '2999-12-26' };
    const closed = { opens: '00:00', closes: '00:00', ...dates };
    expect(venueNode({ ...real, hours }, site)).toMatchObject({
      openingHoursSpecification: [{ opens: '10:30', closes: '04:30', dayOfWeek: weekdays }, closed],
      department: {
        openingHoursSpecification: [
          { opens: '12:00', closes: '15:00', dayOfWeek: otherDays },
          { opens: '18:00', closes: '23:15', dayOfWeek: otherDays },
          { opens: '12:00', closes: '04:00', dayOfWeek: ['Friday', 'Saturday'] },
          closed,
        ],
      },
    });
  });

  test('has no free entry where entry has a price', () => {
    expect(venueNode({ ...real, entry: { price: 5 } }, site)).toMatchObject({
      isAccessibleForFree: false,
    });
  });

  test('leaves out placeholders', () => {
    const node = venueNode(
      {
        ...validVenue,
        address: { ...validVenue.address, town: 'Exampleton' },
        emails: [...validVenue.emails, { label: 'Press', address: 'press@vivid.co.uk' }],
      },
      site,
    );
    expect(node).toMatchObject({ email: 'press@vivid.co.uk' });
    expect(JSON.stringify(node)).not.toMatch(/PostalAddress|telephone|example/i);
  });
});

describe('a game', () => {
  test('is free, for adults, and has its own URL', () => {
    expect(gameNode(zulu, real, site)).toEqual({
      '@type': 'VideoGame',
      name: 'Zulu Gold',
      description: 'Golden hour.',
      url: 'https://vivid.co.uk/game/Zulu',
      image: 'https://vivid.co.uk/share/Zulu.png',
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
      image: 'https://vivid.co.uk/share.png',
    });
  });
});

test('without an origin there are no URLs, and there is never a rating', () => {
  const nodes = [venueNode(real, undefined), gameNode(zulu, real, undefined)];
  const json = JSON.stringify(nodes);
  expect(json).not.toContain('http');
  expect(json).not.toMatch(/aggregateRating|4\.9/);
});
