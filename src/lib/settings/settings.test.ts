import { expect, test } from 'vitest';
import { gameSchema } from '../../schemas/game.ts';
import { venueSchema } from '../../schemas/venue.ts';
import { readSettings } from './settings.ts';
import type { ThirdParties } from '../security/third-parties.ts';

const none: ThirdParties = { launcher: [], images: [], formEndpoint: [], bookingUrl: [] };

test.each([{}, { SITE_URL: '', BASE_PATH: '', NOINDEX: '', HSTS: '0' }])(
  'with %j, there is no address and no sub-path, and search engines may list the pages',
  (env) => {
    const settings = { site: undefined, base: '/', noindex: false, hsts: false };
    expect(readSettings(env, none)).toEqual(settings);
  },
);

test('the environment sets the address, the sub-path, whether pages are listed, and whether https stays', () => {
  const site = 'https://escape.example';
  // Unlike the launcher, the endpoint of the form may be on the site's own origin.
  const own = { ...none, formEndpoint: [site] };
  const env = { SITE_URL: site, BASE_PATH: '/lounge', NOINDEX: '1' };
  const settings = { site, base: '/lounge', noindex: true, hsts: false };
  expect(readSettings(env, own)).toEqual(settings);
  expect(readSettings({ HSTS: '1' }, own)).toMatchObject({ noindex: false, hsts: true });
});

test('an unsafe address stops the build, in each setting and field', () => {
  const address = 'https://play.example;script-src';
  expect(() => readSettings({ SITE_URL: address }, none)).toThrow(
    `SITE_URL is "${address}". Write an https address, for example https://`,
  );
  const { launcher, formEndpoint, bookingUrl, mapUrl } = venueSchema.out.shape;
  for (const field of [launcher, formEndpoint, bookingUrl, mapUrl, gameSchema.out.shape.image])
    expect(field.safeParse(address).success, field.description).toBe(false);
});

test.each<[string, Record<string, string>, string]>([
  [
    'an address with a path',
    { SITE_URL: 'https://escape.example/x' },
    'Write only the origin, for example https://escape.example, and set BASE_PATH=/x for the path.',
  ],
  ['an address with a query', { SITE_URL: 'https://escape.example/?x' }, 'Write only the origin'],
  ['a sub-path without its slash', { BASE_PATH: 'lounge' }, 'for example /lounge'],
  ['a sub-path with a slash at its end', { BASE_PATH: '/lounge/' }, 'ends without one'],
  ['a NOINDEX other than 1', { NOINDEX: 'yes' }, 'Write NOINDEX=1'],
  ['an HSTS other than 1', { HSTS: '63072000' }, 'Write HSTS=1'],
  ['a sub-path with a segment of dots', { BASE_PATH: '/a/..' }, 'starts with a slash'],
])('%s stops the build', (_what, env, message) => {
  expect(() => readSettings(env, none)).toThrow(
    // A stack would hide the message.
    expect.objectContaining({ message: expect.stringContaining(message), stack: '' }),
  );
});

test('a launcher on the origin of the site stops the build', () => {
  const launcher = ['https://escape.example'];
  const read = (env: Record<string, string>) => readSettings(env, { ...none, launcher });
  expect(() => read({ SITE_URL: 'https://ESCAPE.example:443' })).toThrow(
    'own origin (SITE_URL)". Remove the line to use our own launcher, or write the address of another host. A frame on our own origin could remove its sandbox.',
  );
  expect(() => read({})).not.toThrow();
});
