import { weekInWords } from '../../src/lib/hours/hours-in-words.ts';
import { printRanges } from '../../src/lib/hours/print.ts';
import { printPrice } from '../../src/lib/words/price.ts';
import { allergens, type Menu } from '../../src/schemas/menu.ts';
import { blocksOf, menu, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectFacts, openToRead, rows } from '../support/read.ts';

/** The names of the diets. Not from the schema, because guests with an allergy rely on them. */
const diets = { V: 'vegetarian', VG: 'vegan', GF: 'no gluten', H: 'halal' };

test.use({ javaScriptEnabled: false });

/** Expects each dish as a row: name, price, description, diets, and exactly its allergens. */
function expectDishes(printed: string[], dishes: Menu['sections'][number]['dishes']) {
  expect.soft(printed).toHaveLength(dishes.length);
  for (const [index, dish] of dishes.entries()) {
    const { name, diets: codes = [], price, description } = dish;
    expectFacts(printed[index], [name, printPrice(price, venue.currency), description, ...codes]);
    const words = printed[index]?.split(' | ').at(-1)?.split(/\W+/) ?? [];
    const named = words.filter((word) => allergens.some((allergen) => allergen === word));
    expect.soft(named, `allergens of ${name}`).toEqual(dish.allergens);
  }
}

// third-party/content.spec.ts visits a site without a menu.
if (menu) {
  const { text, data } = menu;
  const { description, updated, sections } = data;
  const dishes = sections.flatMap((section) => section.dishes);

  test('the menu prints its dishes, prices, diets and allergens as its file has them', async ({
    page,
  }) => {
    await openToRead(page, 'menu');

    await step('each dish has its name, price, description, diets and allergens', async () => {
      expectDishes(await rows(page.locator('.menu-card li')), dishes);
      const edges = await page
        .locator('.dish > :last-child')
        .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().right));
      // The card has two columns.
      const columns = new Set(edges.map(Math.round)).size;
      expect.soft(columns, 'edges at which prices end').toBeLessThanOrEqual(2);
    });

    await step('dots lead to each price, and a wide card begins with its heading', async () => {
      const dots = page.locator('.dish > :first-child').first();
      await expect.soft(dots).toHaveCSS('border-bottom-style', 'dotted', { pseudo: 'after' });
      await expect.soft(page.locator('.menu-card > .head'), 'the arch of phones').toBeHidden();
    });

    await step('a screen reader reads the names of the diets instead of their codes', async () => {
      const codes = dishes.flatMap((dish) => dish.diets ?? []);
      const items = page.locator('.menu-card li');
      await expect.soft(items.locator('.sr-only')).toHaveText(codes.map((code) => diets[code]));
      await expect.soft(items.locator('[aria-hidden=true]')).toHaveText(codes);
    });

    await step('the card has its hours, its legend, its parts and its date', async () => {
      const used = Object.entries(diets).filter(([code]) =>
        dishes.some((dish) => dish.diets?.some((diet) => diet === code)),
      );
      const day = updated.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      const legend = await rows(page.locator('.menu-card p[aria-hidden=true] > span'));
      expect.soft(legend).toEqual(used.map(([code, diet]) => `${code} ${diet}`));
      const [card] = await rows(page.locator('.menu-card'));
      expectFacts(card, [
        ...[weekInWords(venue.hours, 'dining'), ...legend],
        ...sections.flatMap(({ title, served, dishes: [first] }) => [
          title,
          served && printRanges(served, venue.hours),
          first?.name,
        ]),
        ...[...blocksOf(text), day],
      ]);
    });

    await step('the page has its description and the telephone number', async () => {
      const [main] = await rows(page.getByRole('main'));
      expectFacts(main, [description, venue.telephones[0].number]);
    });

    await step('on paper, the page is only the card, on one sheet of A4', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.getByRole('heading', { level: 2 })).toHaveCount(0);
      expectDishes(await rows(page.getByRole('main').getByRole('listitem')), dishes);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      // A sheet has room for this many dishes.
      const sheets = Math.ceil(dishes.length / 24);
      expect.soft(paper.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
    });
  });
}
