import { describe, expect, test } from 'vitest';
import { gameSchema } from '../schemas/game.ts';
import { venueSchema } from '../schemas/venue.ts';
import { readSettings } from './settings.ts';

const none = {
  env: {},
  launcher: undefined,
  images: ['../../assets/images/posters/Zulu.svg'],
  formEndpoint: undefined,
};

test('as shipped, there is no address, no sub-path and no third party', () => {
  expect(readSettings(none)).toEqual({
    site: undefined,
    base: '/',
    noindex: false,
    frameOrigins: [],
    imageOrigins: [],
    formOrigins: [],
  });
});

test('each third party contributes its origin once', () => {
  const settings = readSettings({
    env: { SITE_URL: 'https://escape.example', BASE_PATH: '/lounge', NOINDEX: '1' },
    launcher: 'https://play.example/launch?v=2',
    images: ['https://cdn.example/a.avif', 'https://cdn.example/b.avif'],
    formEndpoint: 'https://forms.example/send?to=us',
  });
  expect(settings).toEqual({
    site: 'https://escape.example',
    base: '/lounge',
    noindex: true,
    frameOrigins: ['https://play.example'],
    imageOrigins: ['https://cdn.example'],
    formOrigins: ['https://forms.example'],
  });
});

describe('an address that pages may not use stops the build', () => {
  test.each([
    'http://play.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://play.example/x',
    '//play.example',
    'https:play.example',
    'https:/play.example',
    ' https://play.example',
    'https://a:b@play.example',
    'https://*.example',
    'https://play.example;script-src',
    'https://play.example,x',
    'https://play.example%3bx',
    "https://'self'",
    'https://play.example/"x',
    "https://play.example/'x",
    'https://play.example/<x',
    'https://play.example/a b',
    'https://play.example/a\nb',
    'https://play.example/\u202ex',
    'https://play.example/\\x',
    'https://play.example/x#y',
  ])('%j', (address) => {
    expect(() => readSettings({ ...none, env: { SITE_URL: address } })).toThrow(
      `SITE_URL is ${JSON.stringify(address)}. Write an https address, for example https://`,
    );
    const launcher = venueSchema.shape.launcher.safeParse(address);
    const formEndpoint = venueSchema.shape.formEndpoint.safeParse(address);
    const image = gameSchema.shape.image.safeParse(address);
    for (const field of [launcher, formEndpoint, image]) expect(field.success).toBe(false);
  });
});

test.each([
  [
    'an address with a path',
    { env: { SITE_URL: 'https://escape.example/x' } },
    'Write the origin alone, for example https://escape.example, and the path as BASE_PATH=/x.',
  ],
  ['a sub-path without its slash', { env: { BASE_PATH: 'lounge' } }, 'for example /lounge'],
  ['a sub-path with a slash at its end', { env: { BASE_PATH: '/lounge/' } }, 'ends without one'],
  ['a NOINDEX other than 1', { env: { NOINDEX: 'yes' } }, 'Write NOINDEX=1'],
  ['a sub-path with a segment of dots', { env: { BASE_PATH: '/a/..' } }, 'starts with a slash'],
  ['a sub-path that is another host', { env: { BASE_PATH: '//x.example' } }, 'starts with a slash'],
  [
    'a launcher on the own origin',
    { env: { SITE_URL: 'https://escape.example' }, launcher: 'https://ESCAPE.example:443/x' },
    'own origin (SITE_URL). Remove the line to use our own launcher, or write the address of another host. A frame on our own origin could remove its sandbox.',
  ],
  [
    'a picture URL on the own origin',
    { env: { SITE_URL: 'https://escape.example' }, images: ['https://escape.example/a.avif'] },
    'own origin (SITE_URL). Put the picture into src/assets/images/posters',
  ],
])('%s stops the build', (_what, wrong, message) => {
  expect(() => readSettings({ ...none, ...wrong })).toThrow(message);
});

test('the error of a wrong setting has no stack', () => {
  try {
    readSettings({ ...none, env: { NOINDEX: 'yes' } });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).stack).toBe('');
  }
});

test('without SITE_URL, a launcher may have any origin', () => {
  const launcher = 'https://escape.example/x';
  expect(readSettings({ ...none, launcher }).frameOrigins).toEqual(['https://escape.example']);
});

test('the endpoint may be on the own origin, and loopback may use http', () => {
  const own = { env: { SITE_URL: 'https://escape.example' } };
  expect(
    readSettings({ ...none, ...own, formEndpoint: 'https://escape.example/send' }).formOrigins,
  ).toEqual(['https://escape.example']);
  expect(readSettings({ ...none, formEndpoint: 'http://127.0.0.1:8080/' }).formOrigins).toEqual([
    'http://127.0.0.1:8080',
  ]);
});
