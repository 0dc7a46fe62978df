import { describe, expect, test } from 'vitest';
import { gameNode, postalAddress, venueNode } from './structured-data.ts';
import { validVenue } from '../test/valid-venue.ts';
import type { Venue } from '../schemas/venue.ts';

const site = new URL('https://vivid.co.uk');
const real: Venue = {
  ...validVenue,
  blurb: 'A lounge for adults.',
  address: { street: '1 Quay', town: 'Leeds', postcode: 'LS1 4AP', country: 'United Kingdom' },
  telephones: [{ label: 'Front desk', number: '+44 113 123 4567' }],
  emails: [{ label: 'Questions', address: 'hello@vivid.co.uk' }],
};
const shipped: Venue = {
  ...real,
  address: { ...real.address, street: '18 Lagoon Parade', town: 'Exampleton' },
  telephones: [{ label: 'Front desk', number: '+44 20 7946 0018' }],
  emails: [{ label: 'Questions', address: 'hello@example.com' }],
};
const zulu = {
  id: 'Zulu',
  data: {
    name: 'Zulu Gold',
    description: 'Golden hour.',
    image: '../../assets/images/posters/Zulu.svg',
    imageAlt: 'Two giraffes.',
  },
};

describe('the venue', () => {
  test('has its address, telephone number and e-mail address', () => {
    expect(venueNode(real, site)).toMatchObject({
      '@type': 'EntertainmentBusiness',
      name: 'A Vivid Escape',
      url: 'https://vivid.co.uk/',
      image: 'https://vivid.co.uk/share.png',
      telephone: '+44 113 123 4567',
      email: 'hello@vivid.co.uk',
      address: { '@type': 'PostalAddress', streetAddress: '1 Quay', postalCode: 'LS1 4AP' },
    });
  });

  test.each([
    ['Germany', 'DE'],
    ['USA', 'US'],
    ['Elsewhere', 'Elsewhere'],
  ])('has the code of its country: %s', (country, code) => {
    expect(postalAddress({ ...real.address, country })).toMatchObject({ addressCountry: code });
  });

  test('has the state that its address names, and no postcode that it lacks', () => {
    const address = { street: '1 Main Street', town: 'Portland', region: 'OR', country: 'US' };
    expect(postalAddress(address)).toMatchObject({
      addressLocality: 'Portland',
      addressRegion: 'OR',
    });
    expect(postalAddress(address)).not.toHaveProperty('postalCode');
    expect(postalAddress(real.address)).not.toHaveProperty('addressRegion');
  });

  test('gives its restaurant the same address, telephone number and image', () => {
    const shared = {
      address: { streetAddress: '1 Quay' },
      telephone: '+44 113 123 4567',
      image: 'https://vivid.co.uk/share.png',
    };
    expect(venueNode(real, site)).toMatchObject({ ...shared, department: shared });
  });

  test('is always open, and its kitchen from 6 AM until 2 AM', () => {
    expect(venueNode(real, site)).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
      department: {
        '@type': 'Restaurant',
        openingHoursSpecification: [{ opens: '06:00', closes: '02:00' }],
      },
    });
  });

  test('that closes says when, also after midnight', () => {
    const hours = { gaming: '10:30 AM-4:30 AM', diningOpens: 'noon', diningCloses: '11:15 PM' };
    expect(venueNode({ ...real, hours }, site)).toMatchObject({
      openingHoursSpecification: [{ opens: '10:30', closes: '04:30' }],
      department: { openingHoursSpecification: [{ opens: '12:00', closes: '23:15' }] },
    });
  });

  test('has weekdays by their hours, and exceptions to come', () => {
    const hours: Venue['hours'] = {
      ...real.hours,
      days: [{ weekdays: ['Friday', 'Saturday'], dining: '6 AM-4 AM' }],
      exceptions: [
        { date: '2000-12-25', reason: 'Over', gaming: 'closed', dining: 'closed' },
        { date: '2999-12-25', reason: 'Christmas Day', gaming: 'closed', dining: 'closed' },
      ],
    };
    const closed = { opens: '00:00', closes: '00:00', validFrom: '2999-12-25' };
    expect(venueNode({ ...real, hours }, site)).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }, closed],
      department: {
        openingHoursSpecification: [
          { opens: '06:00', closes: '02:00' },
          { opens: '06:00', closes: '04:00', dayOfWeek: ['Friday', 'Saturday'] },
          closed,
        ],
      },
    });
  });

  test('says how guests with a disability get in, once the venue does', () => {
    const withAccess = {
      ...real,
      access: { toilet: 'Ground floor', contact: 'hello@vivid.co.uk' },
    };
    expect(venueNode(withAccess, site)).toMatchObject({
      amenityFeature: [{ name: 'Accessible toilet', value: 'Ground floor' }],
    });
    expect(venueNode(real, site)).not.toHaveProperty('amenityFeature');
  });

  test('leaves out placeholders', () => {
    const mixed: Venue = {
      ...shipped,
      emails: [...shipped.emails, { label: 'Press', address: 'press@vivid.co.uk' }],
    };
    const node = venueNode(mixed, site);
    expect(node).toMatchObject({ email: 'press@vivid.co.uk' });
    expect(node).not.toHaveProperty('address');
    expect(node).not.toHaveProperty('telephone');
    expect(JSON.stringify(node)).not.toMatch(/example|7946|Lagoon/);
  });
});

describe('a game', () => {
  test('is free, for adults, and has its own URL', () => {
    expect(gameNode(zulu, real, site)).toMatchObject({
      '@type': 'VideoGame',
      name: 'Zulu Gold',
      url: 'https://vivid.co.uk/game/Zulu',
      image: 'https://vivid.co.uk/share/Zulu.png',
      contentRating: '18+',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0 },
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
