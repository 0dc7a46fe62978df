import { expect, test, vi } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  'https://forms.example.com/send',
  'https://forms.example.com:443/',
  'https://forms.example.com:8443/',
])('%s is an address for pages', (url) => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  ...['127.0.0.1', '2130706433', '192.168.1.1', '169.254.169.254', 'localhost'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:192.168.0.1]', '[fe80::1]', '[fd00::1]'],
  ...['intranet', 'forms.local', '.example', 'x..y', 'me:word@forms.example.com'],
])('https://%s/ is none, for a site with an address', (host) => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(isSafeUrl(`https://${host}/`)).toBe(false);
});

/** https://fetch.spec.whatwg.org/#bad-port */
const refused = [
  ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101],
  ...[102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389],
  ...[427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636],
  ...[989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];
test('no browser asks at these ports', () => {
  const passed = refused.filter((port) => isSafeUrl(`https://forms.example.com:${port}/`));
  expect(passed).toEqual([]);
});
