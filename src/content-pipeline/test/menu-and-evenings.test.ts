import { expect, test } from 'vitest';
import { expectReported, listFor, make, read } from './check.fixture.ts';
import { inEvenings } from './mistakes-in-evenings.fixture.ts';
import { inMenu } from './mistakes-in-menu.fixture.ts';
import {
  friday,
  files,
  jpeg,
  menu,
  photo,
  picture,
  project,
  single,
} from './menu-and-evenings.fixture.ts';

test('menu, evenings and photographs are read, with links to their pages', async () => {
  expect(await listFor(files())).toBe('');
  const content = (await read(files())).entries;
  expect(content.menu[0]?.data.sections[0]?.dishes).toHaveLength(2);
  expect(content.evenings.map(({ id }) => id)).toEqual(['friday', 'single']);
  expect(content.photos).toHaveLength(1);
});

test.each([menu, friday, single, photo])('a project without %s has no problem', async (gone) => {
  const rest = Object.entries(files()).filter(([file]) => file !== gone);
  const list = await listFor(Object.fromEntries(rest));
  // The other texts link to the page.
  expect(list.replaceAll(/.*a link\n.*\n.*\n/g, '').trim()).toBe('');
});

test.each([...inMenu, ...inEvenings])(
  '%s is reported with its place and remedy',
  async (...row) => {
    const [, file, , , place, remedy] = row;
    const list = await listFor(files(make(row, project)));
    // A currency is missed at the first price of each file.
    const at = place ? `${file}:${place}` : 'src/content/evenings/friday.md:6  price';
    expectReported(list, at.replace('  dishes', '  sections → 1 → dishes'), remedy);
  },
);

test.each([
  [
    'a photograph twice',
    { 'src/content/photos/again.md': project[photo] ?? '' },
    'as in src/content/photos',
  ],
  ['a small photograph', { [picture]: await jpeg(800) }, '800 pixels wide'],
  ['a broken photograph', { [picture]: 'no picture' }, 'cannot be drawn'],
  [
    'an evening whose name no address can have',
    { 'src/content/evenings/Quiz Night.md': project[friday] ?? '' },
    'Small letters',
  ],
  ['a menu in a folder', { 'src/content/games/menu.md': project[menu] ?? '' }, 'menu.md'],
])('%s is reported', async (_what, changed, words) => {
  expect(await listFor(files(changed))).toContain(words);
});
