import { expect, test } from 'vitest';
import { validVenue } from '../../test/valid-venue.ts';
import { thirdPartiesOf } from './third-parties.ts';

test('each third party contributes its origin once, and a file of the site none', () => {
  const venue = {
    ...validVenue,
    launcher: 'https://play.example/launch?v=2',
    formEndpoint: 'http://127.0.0.1:8080/send?to=us',
    bookingUrl: 'https://tables.example/vivid',
  };
  const images = ['https://cdn.example/a.avif', 'https://cdn.example/b.avif', '../posters/c.svg'];
  expect(thirdPartiesOf(venue, images)).toEqual({
    launcher: ['https://play.example'],
    images: ['https://cdn.example'],
    formEndpoint: ['http://127.0.0.1:8080'],
    bookingUrl: ['https://tables.example'],
  });
});
