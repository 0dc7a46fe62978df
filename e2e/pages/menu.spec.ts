import { printRanges } from '../../src/lib/hours/print.ts';
import { printedPrice } from '../../src/lib/words/price.ts';
import { blocksOf, menu, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { heard, openToRead, rows, seen } from '../support/read.ts';
import { plain, wordsOfHours } from './hours.ts';

/** The names of the diets, by their codes. */
const diets = { V: 'vegetarian', VG: 'vegan', GF: 'no gluten', H: 'halal' };

test.skip(!menu, 'The venue has no menu.');
test.use({ javaScriptEnabled: false });

const { description = '', updated = new Date(), sections = [] } = menu?.data ?? {};
const dishes = sections.flatMap((section) => section.dishes);
const usedDiets = new Set<string>(dishes.flatMap(({ diets: codes = [] }) => codes));
const contents = (allergens: readonly string[]) =>
  allergens.length > 0 ? `Contains ${allergens.join(', ')}` : 'No listed allergen';

/** Each dish as a row: name and diets, price, line, allergens. */
const printedDishes = dishes.map(({ name, diets: codes = [], price, line, allergens }) => {
  const named = [name, ...codes].join(' ');
  const facts = [named, printedPrice(price, venue.currency), line, contents(allergens)];
  return facts.filter(Boolean).join(' | ');
});

test('the menu prints its dishes, prices, diets and allergens as its file has them', async ({
  page,
}) => {
  await openToRead(page, 'menu');

  await step('each dish has its name, diets, price, line and allergens', async () => {
    expect.soft(await rows(page.locator('.menu-card li'))).toEqual(printedDishes);
  });

  await step('a screen reader reads the names of the diets', async () => {
    const expected = dishes.map(({ name, diets: codes = [] }) =>
      [name, ...codes.map((code) => diets[code])].join(' | '),
    );
    expect.soft(await heard(page.locator('.menu-card li .name'))).toEqual(expected);
  });

  await step('each part has its heading and its serving hours', async () => {
    const expected = sections.flatMap(({ title, served }) => [
      title,
      ...(served ? [plain(`Served ${printRanges(served, venue.hours)}`)] : []),
    ]);
    expect.soft(await rows(page.locator('.menu-card :is(h3, h3 + p)'))).toEqual(expected);
  });

  await step('the card begins with its hours and the legend of its diets', async () => {
    const used = Object.entries(diets).filter(([code]) => usedDiets.has(code));
    const lines = await seen(page.locator('.menu-card'));
    expect
      .soft(lines.slice(0, used.length + 3))
      .toEqual([
        'From the kitchen',
        `Open ${wordsOfHours(venue).dining}`,
        ...used.map(([code, diet]) => `${code} ${diet}`),
        sections[0]?.title,
      ]);
  });

  await step('the card ends with the note on allergens and the day of its prices', async () => {
    const day = updated.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const lines = await seen(page.locator('.menu-card'));
    const note = blocksOf(menu?.text ?? '');
    expect
      .soft(lines.slice(-note.length - 1))
      .toEqual([...note, `Dishes, prices and allergens as of ${day}.`]);
  });

  await step('the page has its description and a link to book', async () => {
    expect.soft(await seen(page.locator('.heading'))).toEqual(['The Menu', description]);
    const end = page.getByRole('region', { name: 'Book a table' });
    expect.soft(await rows(end)).toEqual([`Book a table | or call ${venue.telephones[0].number}`]);
  });

  await step('on paper, the page is only the card, with all facts of each dish', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    const dishesOnPaper = page.getByRole('main').getByRole('listitem');
    expect.soft(await rows(dishesOnPaper)).toEqual(printedDishes);
  });
});
