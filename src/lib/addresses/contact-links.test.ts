import { expect, test } from 'vitest';
import { emailFor, telephoneLink, telephoneText } from './contact-links.ts';

test('a message for a purpose goes to the address that is marked, or to the first', () => {
  const first = { label: 'Questions', address: 'hello@example.com' };
  const second = { label: 'Tables', address: 'tables@example.com', for: 'reservations' } as const;
  const venue = { emails: [first, second] } satisfies Parameters<typeof emailFor>[0];
  expect(emailFor(venue, 'reservations')).toBe(second.address);
  expect(emailFor(venue, 'complaints')).toBe(first.address);
});

test('a telephone number is dialled without spaces and printed on one line', () => {
  expect(telephoneLink('+44 20 7946 0018')).toBe('tel:+442079460018');
  expect(telephoneLink('+1 (555) 555-0123 ext. 12')).toBe('tel:+15555550123;ext=12');
  expect(telephoneText('+44 20 7946 0018')).toBe('+44\u00A020\u00A07946\u00A00018');
});
