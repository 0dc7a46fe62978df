import { expect, test } from 'vitest';
import { mapLink, reservationsEmail, telephoneLink, telephoneText } from './contact-links.ts';

test('a map link leads to a real address, never to a placeholder', () => {
  const real = { street: '1 Quay & Co', town: 'Leeds', postcode: 'LS1', country: 'UK' };
  expect(mapLink(real)).toBe(
    'https://www.openstreetmap.org/search?query=1+Quay+%26+Co%2C+Leeds%2C+LS1%2C+UK',
  );
  expect(mapLink({ ...real, town: 'Exampleton' })).toBeUndefined();
  expect(mapLink({ ...real, town: 'Essen', postcode: '45127', country: 'Germany' })).toContain(
    'Co%2C+45127+Essen%2C+Germany',
  );
});

test('reservations go to the address that is marked, or to the first', () => {
  const first = { label: 'Questions', address: 'hello@example.com' };
  const second = { label: 'Tables', address: 'tables@example.com' };
  expect(reservationsEmail({ emails: [first, { ...second, for: 'reservations' }] })).toBe(
    second.address,
  );
  expect(reservationsEmail({ emails: [first, second] })).toBe(first.address);
});

test('a telephone number is dialled without spaces and printed on one line', () => {
  expect(telephoneLink('+44 20 7946 0018')).toBe('tel:+442079460018');
  expect(telephoneLink('+1 (555) 555-0123 ext. 12')).toBe('tel:+15555550123;ext=12');
  expect(telephoneText('+44 20 7946 0018')).toBe('+44\u00A020\u00A07946\u00A00018');
});
