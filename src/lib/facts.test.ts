import { expect, test } from 'vitest';
import { fillIn, remarkFacts } from './facts';

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
