import { expect, test } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  'https://forms.example.com/send',
  'https://forms.example.com:443/',
  'https://forms.example.com:8443/',
  'https://forms.example.homes/',
])('%s is an address for pages', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  ...['127.0.0.1', '2130706433', '192.168.1.1', '169.254.169.254', 'localhost'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:192.168.0.1]', '[fe80::1]', '[fd00::1]'],
  ...[0, 22, 143, 587, 6000, 6669, 10_080].map((port) => `forms.example.com:${port}`),
  ...[
    'intranet',
    'forms.local',
    'forms.office.local',
    '.example',
    'x..y',
    'me@forms.example.com',
    'me:word@forms.example.com',
  ],
])('https://%s/ is none', (host) => {
  expect(isSafeUrl(`https://${host}/`)).toBe(false);
});
