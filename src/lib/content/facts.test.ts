import { expect, test } from 'vitest';
import { validVenue } from '../../test/valid-venue.ts';
import { plainSpaces } from '../words/plain-spaces.ts';
import { venueFacts } from './facts.ts';

test('texts get the first number, the first address for any purpose, and the time of answers', () => {
  const facts = venueFacts({
    ...validVenue,
    answerWithin: '3 hours',
    telephones: [
      { label: 'Desk', number: '+44 20 7946 0018' },
      { label: 'Bar', number: '+44 20 7946 0024' },
    ],
    emails: [
      { label: 'Desk', address: 'desk@example.com' },
      { label: 'Bar', address: 'bar@example.com' },
    ],
  });
  const read = ['telephone', 'complaintsEmail', 'answerWithin'].map(
    (name) => facts.get(name) ?? '',
  );
  expect(read.map(plainSpaces)).toEqual(['+44 20 7946 0018', 'desk@example.com', '3 hours']);
});
