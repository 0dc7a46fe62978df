import { expect, test } from 'vitest';
import { validVenue } from '../../test/valid-venue.ts';
import { thirdPartiesOf } from './third-parties.ts';

test('a venue that names no third party has none', () => {
  const none = { launcher: [], images: [], formEndpoint: [], bookingUrl: [] };
  expect(thirdPartiesOf(validVenue, ['../../assets/images/posters/Zulu.svg'])).toEqual(none);
  expect(thirdPartiesOf(undefined, [undefined])).toEqual(none);
});

test('each third party contributes its origin once', () => {
  const venue = {
    ...validVenue,
    launcher: 'https://play.example/launch?v=2',
    formEndpoint: 'http://127.0.0.1:8080/send?to=us',
    bookingUrl: 'https://tables.example/vivid',
  };
  const images = ['https://cdn.example/a.avif', 'https://cdn.example/b.avif'];
  expect(thirdPartiesOf(venue, images)).toEqual({
    launcher: ['https://play.example'],
    images: ['https://cdn.example'],
    formEndpoint: ['http://127.0.0.1:8080'],
    bookingUrl: ['https://tables.example'],
  });
});
