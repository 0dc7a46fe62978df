import { describe, expect, test } from 'vitest';
import { facts, fillIn, remarkFacts } from './facts.ts';
import type { Venue } from '../schemas/venue.ts';

const known = { answerWithin: '2 hours', minimumAge: '18' };

test('a fact in braces is filled in, as often as it stands', () => {
  expect(fillIn('{minimumAge}+ only; again: {minimumAge}.', known)).toBe('18+ only; again: 18.');
});

test('braces that hold no word stay', () => {
  expect(fillIn('{ } {}', known)).toBe('{ } {}');
});

test('a name that is no fact stops the build, and tells those that are', () => {
  expect(() => fillIn('{answerwithin}', known)).toThrow(
    'There is no fact named {answerwithin}. Use one of: answerWithin, minimumAge.',
  );
});

test('the text of a whole document is filled in', () => {
  const tree = {
    children: [{ value: 'in {answerWithin}' }, { children: [{ value: '{minimumAge}' }] }],
  };
  remarkFacts(known)(tree);
  expect(tree.children[0]?.value).toBe('in 2 hours');
  expect(tree.children[1]?.children?.[0]?.value).toBe('18');
});

describe('what the privacy page says follows from the settings', () => {
  const venue = {
    telephones: [{ number: '' }],
    emails: [{ address: '' }],
    hours: {},
  } as unknown as Venue;
  const none: Record<`${'frame' | 'image' | 'form'}Origins`, string[]> = {
    frameOrigins: [],
    imageOrigins: [],
    formOrigins: [],
  };

  test.each([
    ['as shipped', {}, 'formDelivery', 'not transmitted'],
    ['as shipped', {}, 'collected', 'nothing about you'],
    ['with an endpoint', { formOrigins: ['https://f.example'] }, 'formDelivery', 'to f.example'],
    ['with an endpoint', { formOrigins: ['https://f.example'] }, 'collected', 'contact form'],
    ['with an endpoint', { formOrigins: ['https://f.example'] }, 'messagesKept', 'messages'],
    ['as shipped', {}, 'demoHost', 'our own'],
    ['with a launcher', { frameOrigins: ['https://g.example'] }, 'demoHost', 'g.example'],
    ['with a foreign picture', { imageOrigins: ['https://c.example'] }, 'imageHost', 'c.example'],
  ] as [string, Partial<typeof none>, keyof ReturnType<typeof facts>, string][])(
    '%s, %3$s: … %4$s …',
    (_when, origins, fact, words) => {
      expect(facts(venue, { ...none, ...origins })[fact]).toContain(words);
    },
  );
});
