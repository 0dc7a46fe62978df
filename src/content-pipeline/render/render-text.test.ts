import { expect, test } from 'vitest';
import { edit, lake, read } from '../test/check.fixture.ts';
import { formatMessages } from '../messages.ts';

/** The HTML of the first game. */
async function htmlOf(text: string) {
  const { entries, mistakes } = await read(edit(lake, 'Five', text));
  expect(formatMessages(mistakes)).toBe('');
  return entries.games[0]?.rendered?.html ?? '';
}

test.each([
  ['a fact', 'In {answerWithin}. Five', /In 2 hours\./],
  ['a fact in spaces', 'In { answerWithin }. Five', /In 2 hours\./],
  ['an e-mail as a link', '[Write](mailto:{email}). Five', /href="mailto:hello@example.com"/],
  ['a telephone as a link', '[Call](tel:{telephone}). Five', /href="tel:\+442079460018"/],
  ['special characters that are escaped', '\\*\\*two\\*\\* Five', /\*\*two\*\*/],
  ['braces in code', '`{x}` Five', /<code>\{x\}/],
  ['a comment', '<!-- {todo} ask -->\n\nFive', /^\s*<p>Five/],
  ['a table', '| one | two |\n| --- | --- |\n| 1 | 2 |\n\nFive', /<table>/],
  ['strike-through', '~~six~~ Five', /<del>six/],
  ['a bare address', 'https://www.example.com Five', /href="https:\/\/www.example.com"/],
  [
    'a picture',
    '![A lantern glows.](../../assets/images/posters/Print.svg) Five',
    /__ASTRO_IMAGE_=.*A lantern.*800/,
  ],
  ['an emoji of several characters', '👨‍👩‍👧 Five', /👨‍👩‍👧/u],
  ['a link to a game', '[Night](/game/Night) Five', /href="\/game\/Night"/],
])('%s is rendered', async (_what, text, html) => {
  expect(await htmlOf(text)).toMatch(html);
});

test('links to pages of the site get its sub-path', async () => {
  const text = '[Terms](/terms#who-we-are), [others](https://example.com/). Five';
  const { games } = (await read(edit(lake, 'Five', text), '/lounge')).entries;
  const links = games[0]?.rendered?.html.matchAll(/href="([^"]*)"/g) ?? [];
  expect([...links].map(([, url]) => url)).toEqual([
    '/lounge/terms#who-we-are',
    'https://example.com/',
    '/lounge/terms',
  ]);
});
