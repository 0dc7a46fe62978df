import { expect, test } from 'vitest';
import { readSettings } from './settings';

const none = {
  env: {},
  launcher: undefined,
  images: ['../../images/posters/Zulu.svg'],
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

test.each([
  ['an address without https', { env: { SITE_URL: 'http://escape.example' } }, /https address/],
  ['an address with a path', { env: { SITE_URL: 'https://escape.example/x' } }, /BASE_PATH=\/x/],
  ['a sub-path without its slash', { env: { BASE_PATH: 'lounge' } }, /for example \/lounge/],
  ['a sub-path with a slash at its end', { env: { BASE_PATH: '/lounge/' } }, /ends without one/],
  ['a NOINDEX that is no 1', { env: { NOINDEX: 'yes' } }, /Write NOINDEX=1/],
  ['a launcher that is a script', { launcher: 'javascript:alert(1)' }, /venue\.md is "javascript/],
  ['a launcher with a password', { launcher: 'https://a:b@play.example' }, /https address/],
  ['a picture without https', { images: ['http://cdn.example/a.avif'] }, /games is "http:/],
  ['a form endpoint without https', { formEndpoint: 'http://forms.example' }, /formEndpoint/],
  [
    'a launcher on the own origin',
    { env: { SITE_URL: 'https://escape.example' }, launcher: 'https://escape.example/x' },
    /own origin/,
  ],
])('%s stops the build', (_what, wrong, message) => {
  expect(() => readSettings({ ...none, ...wrong })).toThrow(message);
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
