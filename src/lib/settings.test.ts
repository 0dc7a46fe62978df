import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const none = {
  env: {},
  launcher: undefined,
  images: ['../../assets/images/posters/Zulu.svg'],
  formEndpoint: undefined,
};

test('as shipped: no address, no sub-path, nothing foreign', () => {
  expect(readSettings(none)).toEqual({
    site: undefined,
    base: '/',
    noindex: false,
    frameOrigins: [],
    imageOrigins: [],
    formOrigins: [],
  });
});

test('every foreign setting yields its origin once', () => {
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

describe('what is no https address stops the build', () => {
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
    for (const [name, wrong] of [
      ['SITE_URL', { env: { SITE_URL: address } }],
      ['launcher in src/content/venue.md', { launcher: address }],
      ['formEndpoint in src/content/venue.md', { formEndpoint: address }],
      ['image in src/content/games', { images: [address] }],
    ] as const) {
      // What is no address at all is the path of a picture's file, which the content check looks for.
      if (name.startsWith('image') && !URL.canParse(address)) continue;
      expect(() => readSettings({ ...none, ...wrong })).toThrow(
        `${name} is ${JSON.stringify(address)}. Write an https address, for example https://`,
      );
    }
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
  ['a NOINDEX that is no 1', { env: { NOINDEX: 'yes' } }, 'Write NOINDEX=1'],
  ['a sub-path that climbs', { env: { BASE_PATH: '/a/..' } }, 'starts with a slash'],
  ['a sub-path that is another host', { env: { BASE_PATH: '//x.example' } }, 'starts with a slash'],
  [
    'a launcher on the own origin',
    { env: { SITE_URL: 'https://escape.example' }, launcher: 'https://ESCAPE.example:443/x' },
    'own origin (SITE_URL). Take the line out for our own launcher, or write the address of another host: a frame of our own origin could undo its own sandbox.',
  ],
  [
    'a picture called foreign on the own origin',
    { env: { SITE_URL: 'https://escape.example' }, images: ['https://escape.example/a.avif'] },
    'own origin (SITE_URL). Put the picture into src/assets/images/posters',
  ],
])('%s stops the build', (_what, wrong, message) => {
  expect(() => readSettings({ ...none, ...wrong })).toThrow(message);
});

test('a wrong setting has no stack, as Astro would print it below the sentence', () => {
  try {
    readSettings({ ...none, env: { NOINDEX: 'yes' } });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).stack).toBe('');
  }
});

test('without SITE_URL nobody can know the own origin, and any may be foreign', () => {
  const launcher = 'https://escape.example/x';
  expect(readSettings({ ...none, launcher }).frameOrigins).toEqual(['https://escape.example']);
});

test('the own host may take the messages of the form, and loopback may use http', () => {
  const own = { env: { SITE_URL: 'https://escape.example' } };
  expect(
    readSettings({ ...none, ...own, formEndpoint: 'https://escape.example/send' }).formOrigins,
  ).toEqual(['https://escape.example']);
  expect(readSettings({ ...none, formEndpoint: 'http://127.0.0.1:8080/' }).formOrigins).toEqual([
    'http://127.0.0.1:8080',
  ]);
});
