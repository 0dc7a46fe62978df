import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('has the fields that RFC 9116 requires, and expires in a year', () => {
  expect(securityTxt('a@venue.test', new Date('2026-11-23T10:20:30Z'))).toBe(
    'Contact: mailto:a@venue.test\nExpires: 2027-11-23T00:00:00.000Z\nPreferred-Languages: en\n',
  );
});
