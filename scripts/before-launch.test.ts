import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { findLaunchBlockers } from './before-launch.ts';
import { writeProject } from '../src/test/project.ts';

const venue = 'src/content/venue.md';
const terms = 'src/content/legal/terms.md';
const game = 'src/content/games/Lake.md';
const poster = 'src/assets/images/posters/Lake.svg';
// exit-codes.test.ts has a site without a sub-path.
const home = 'dist/lounge/index.html';
const canonical = '<link rel="canonical" href="https://vivid.co.uk/">';

/** What is left in a project with these files. */
function leftIn(files: Record<string, string>): string[] {
  const root = writeProject({ [home]: canonical, ...files });
  onTestFinished(() => rmSync(root, { recursive: true }));
  return findLaunchBlockers(root);
}

test.each([
  [venue, 'street: 18 Lagoon Parade', '18 Lagoon Parade'],
  [venue, 'town: Exampleton', 'Exampleton'],
  [venue, 'postcode: EX0 0EX', 'EX0 0EX'],
  [venue, 'studio: Lantern Row Studio', 'Lantern Row Studio'],
  [venue, '  - number: +44 20 7946 0018', '+44 20 7946 0018'],
  [venue, 'launcher: https://games.example.com/launch', 'https://games.example.com/launch'],
  [venue, 'formEndpoint: http://localhost:8080/send', 'http://localhost:8080/send'],
  [terms, '# Review before launch: the lawyer.', 'Review before launch: the lawyer.'],
  [terms, 'Write to us at <hello@example.org>.', 'hello@example.org'],
  [game, 'description: "Placeholder: a line for the card."', 'Placeholder'],
  [poster, '<!-- placeholder -->', 'placeholder'],
  ...['TODO', 'FIXME', 'TBC', 'TBD', 'XXX', 'Lorem ipsum', '[INSERT', '[YOUR'].map((words) => [
    'src/content/evenings/quiz.md',
    `join: ${words} GROUP`,
    words,
  ]),
])('%s: "%s" is listed', (file, line, found) => {
  expect(leftIn({ [file]: `---\n${line}\n---\n` })).toEqual([`${file}:2  ${found}`]);
});

test.each([
  [
    'without an address',
    '<title>Home</title>',
    'dist  The site has no address. Build it with SITE',
  ],
  [
    'for an example',
    canonical.replace('co.uk', 'example'),
    'dist  The address of the site is https',
  ],
  ['as a preview', `${canonical}<meta name="robots" content="noindex">`, 'has noindex. Build it w'],
])('a site that was built %s is listed', (_how, html, found) => {
  expect(leftIn({ [home]: html })).toEqual([expect.stringContaining(found)]);
});

test('where another launcher plays, what describes our own demos is listed', () => {
  const review = '# Review with a launcher: number, operator, token and text are of our own demo.';
  const files = { [game]: `---\n${review}\noperatorId: '18'\n---\nFive lanterns.\n` };
  expect(leftIn(files)).toEqual([]);
  const launcher = '---\nlauncher: https://games.vivid.co.uk/launch\n---\n';
  expect(leftIn({ ...files, [venue]: launcher })).toEqual([`${game}:2  ${review.slice(2)}`]);
});

test('the sentences about the place are listed until their comment is deleted', () => {
  const section = 'src/sections/home/Sofas.astro';
  const hours = 'src/lib/hours.ts';
  const form = 'src/islands/Form.tsx';
  const sentences = {
    [section]: '---\n---\n\n{/* Review before launch: two sofas. */}\n<p>Two sofas</p>\n',
    [hours]: "// Review before launch: breakfast.\nconst dawn = 'Breakfast';\n",
    [form]: '{/* Review before launch: an answer. */}\n',
  };
  expect(leftIn(sentences)).toEqual([
    `${form}:1  Review before launch: an answer.`,
    `${hours}:1  Review before launch: breakfast.`,
    `${section}:4  Review before launch: two sofas.`,
  ]);
  expect(leftIn({ [section]: '<p>Two sofas</p>\n' })).toEqual([]);
});

test('real values are not listed, nor fields that are turned off', () => {
  const facts = `---
# All values are real, and no placeholders are left.
town: Leeds
number: +44 113 123 4567
address: hello@vivid.co.uk
formEndpoint: https://forms.vivid.co.uk/send
#launcher: https://games.example.com/launch
#access:
#  contact: hello@example.com
---
`;
  const text = "---\noperatorId: '18'\ntoken: demo-lake\n---\nFive lanterns.\n";
  expect(leftIn({ [venue]: facts, [game]: text })).toEqual([]);
});
