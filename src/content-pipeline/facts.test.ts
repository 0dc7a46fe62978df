import { describe, expect, test } from 'vitest';
import type { Legal } from '../schemas/legal.ts';
import type { ThirdParties } from '../build/third-parties.ts';
import { interpolate, passages, venueFacts } from './facts.ts';

const known = new Map([
  ['answerWithin', '2 hours'],
  ['minimumAge', '18'],
]);

test.each([
  ['{minimumAge}+ only; again: { minimumAge }.', '18+ only; again: 18.'],
  ['{answerwithin}', '{answerwithin}'],
  ['{constructor}', '{constructor}'],
  ['{ }', '{ }'],
  ['{ open', '{ open'],
])('%s becomes %s', (text, filled) => {
  expect(interpolate(text, known)).toBe(filled);
});

test('without a readable venue, each fact is its own name', () => {
  expect(venueFacts(undefined).get('answerWithin')).toBe('answerWithin');
});

describe('passages depend on the third parties of the site', () => {
  const either = <Name extends string>(...names: Name[]) => {
    const group = (words: string) =>
      Object.fromEntries(names.map((name) => [name, words])) as Record<Name, string>;
    return { without: group('ours, {minimumAge}+'), with: group('at {hosts}') };
  };
  const wordings: Legal['wordings'] = {
    launcher: either('demoHost', 'thirdPartyCookies'),
    images: either('imageHost'),
    formEndpoint: either('collected', 'formDelivery', 'messagesKept'),
    bookingUrl: either('tableBooking'),
  };
  const none: ThirdParties = { launcher: [], images: [], formEndpoint: [], bookingUrl: [] };

  test.each<[string, Partial<ThirdParties>, string, string]>([
    ['as shipped', {}, 'demoHost', 'ours, 18+'],
    ['as shipped', {}, 'messagesKept', 'ours, 18+'],
    ['with a launcher', { launcher: ['https://g.example'] }, 'demoHost', 'at g.example'],
    ['with a launcher', { launcher: ['https://g.example'] }, 'imageHost', 'ours, 18+'],
    [
      'with pictures of two hosts',
      { images: ['https://c.example', 'https://d.example'] },
      'imageHost',
      'at c.example, d.example',
    ],
    ['with an endpoint', { formEndpoint: ['https://f.example'] }, 'collected', 'at f.example'],
    [
      'with bookings elsewhere',
      { bookingUrl: ['https://t.example'] },
      'tableBooking',
      'at t.example',
    ],
  ])('%s', (_when, thirdParties, name, words) => {
    expect(
      passages({ data: { wordings } as Legal }, { ...none, ...thirdParties }, known).get(name),
    ).toBe(words);
  });
});
