import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

// cspell:disable-next-line
test.each(['Příboj', 'Łódź'])('each letter of "%s" has an outline', (name) => {
  const letters = lettersOf(name, 'display');
  expect(letters).toHaveLength(name.length);
  for (const { outline } of letters) expect(outline.commands).not.toEqual([]);
});
