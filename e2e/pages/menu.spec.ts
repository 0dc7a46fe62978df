import { printRanges } from '../../src/lib/hours/print.ts';
import { printedPrice } from '../../src/lib/words/price.ts';
import { blocksOf, menu, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectFacts, heard, openToRead, rows } from '../support/read.ts';
import { plain, wordsOfHours } from './printed-hours.ts';

/** The names of the diets, by their codes. */
const diets = { V: 'vegetarian', VG: 'vegan', GF: 'no gluten', H: 'halal' };

test.skip(!menu, 'The venue has no menu.');
test.use({ javaScriptEnabled: false });

const { description, updated = new Date(), sections = [] } = menu?.data ?? {};
const dishes = sections.flatMap((section) => section.dishes);
const usedDiets = new Set<string>(dishes.flatMap(({ diets: codes = [] }) => codes));

/** Expects each dish as a row: name, price, line, diets and allergens. */
function expectDishes(printed: string[]) {
  expect.soft(printed).toHaveLength(dishes.length);
  for (const [index, dish] of dishes.entries()) {
    const { name, diets: codes = [], price, line, allergens } = dish;
    expectFacts(printed[index], [
      ...[name, printedPrice(price, venue.currency)],
      ...[line ?? [], ...codes, allergens.join(', ')].flat(),
    ]);
  }
}

test('the menu prints its dishes, prices, diets and allergens as its file has them', async ({
  page,
}) => {
  await openToRead(page, 'menu');

  await step('each dish has its name, diets, price, line and allergens', async () => {
    expectDishes(await rows(page.locator('.menu-card li')));
  });

  await step('a screen reader reads the names of the diets', async () => {
    const words = await heard(page.locator('.menu-card li'));
    for (const [index, { diets: codes = [] }] of dishes.entries()) {
      const names = codes.map((code) => diets[code]);
      expectFacts(words[index], names);
    }
  });

  await step(
    'the card has its hours, the legend of its diets, its parts and its date',
    async () => {
      const used = Object.entries(diets).filter(([code]) => usedDiets.has(code));
      const day = updated.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      const [card] = await rows(page.locator('.menu-card'));
      expectFacts(card, [
        ...[wordsOfHours(venue).dining, ...used.map(([code, diet]) => `${code} ${diet}`)],
        ...sections.flatMap(({ title, served, dishes }) => [
          title,
          ...(served ? [plain(printRanges(served, venue.hours))] : []),
          ...dishes.map(({ name }) => name),
        ]),
        ...[...blocksOf(menu?.text ?? ''), day],
      ]);
    },
  );

  await step('the page has its description and the telephone number', async () => {
    const [main] = await rows(page.getByRole('main'));
    expectFacts(main, [description, venue.telephones[0].number]);
  });

  await step('on paper, the page is only the card, with all facts of each dish', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    expectDishes(await rows(page.getByRole('main').getByRole('listitem')));
  });
});

test('the menu fits on one sheet of A4', async ({ page }) => {
  await page.goto('menu');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  // A sheet has room for this many dishes.
  expect(sheets).toHaveLength(Math.ceil(dishes.length / 24));
});
