import { costSentence } from '../../src/lib/cost.ts';
import { printedDate } from '../../src/lib/evenings.ts';
import { weekInWords } from '../../src/lib/hours-in-words.ts';
import { printedPrice } from '../../src/lib/price.ts';
import { clockTime } from '../../src/schemas/clock-time.ts';
import { eveningsToCome, menuSections, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';

test('the menu says what there is, when, for how much, and what is in it', async ({ page }) => {
  test.skip(menuSections.length === 0, 'The venue has no menu.');
  await page.goto('menu');
  const card = page.locator('.menu-card');
  await expect.soft(card).toContainText(weekInWords(venue.hours, 'dining'));
  for (const { served } of menuSections) {
    if (served) await expect.soft(card).toContainText(served);
  }
  const dishes = card.getByRole('listitem');
  const texts = await dishes.allInnerTexts();
  for (const [index, dish] of menuSections.flatMap((section) => section.dishes).entries()) {
    const { name, price, allergens } = dish;
    const contains = `Contains ${allergens.join(', ')}`;
    for (const words of [
      name,
      `${printedPrice(price, venue.currency)}\n`,
      allergens.length > 0 ? contains : 'No listed allergen',
    ]) {
      expect.soft(texts[index], name).toContain(words);
    }
  }

  await step('a printed menu is the card, without what surrounds it on the screen', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect.soft(dishes.first()).toBeVisible();
  });
});

test('the week leads to its evenings, and each evening to a table at its time', async ({
  page,
}) => {
  test.skip(eveningsToCome.length === 0, 'The venue has no evening to come.');
  // None of today has begun.
  await page.clock.setFixedTime(`${eveningsToCome[0]?.next}T00:01`);
  await page.goto('evenings');
  const week = page.locator('.week').getByRole('listitem');
  await expect.soft(week).toHaveCount(7);
  for (const { id, data, next } of eveningsToCome) {
    const { weekday, starts } = data;
    const price = printedPrice(data.price, venue.currency);
    const link = page.locator(`.week a[href="#${id}"]`);
    await expect.soft(link, id).toHaveCount(weekday ? 1 : 0);
    if (weekday) {
      const day = week.filter({ has: page.locator(`a[href="#${id}"]`) });
      await expect.soft(day.getByRole('heading')).toHaveText(weekday);
      for (const fact of [starts, data.price === 'free' ? 'free' : price])
        await expect.soft(day).toContainText(fact);
    }
    const card = page.locator(`#${id}`);
    for (const fact of [weekday ?? printedDate(next), starts, price]) {
      await expect.soft(card).toContainText(fact);
    }
    const table = new RegExp(`&date=${next}&time=${clockTime(starts)}`);
    const book = card.getByRole('link', { name: /^Book for/ });
    if (data.booking) {
      await expect.soft(card).toContainText('No booking needed.');
      await expect.soft(book).toHaveCount(0);
    } else {
      await expect.soft(book).toHaveAttribute('href', table);
    }
  }
  const cost = costSentence(
    venue,
    eveningsToCome.map(({ data }) => data.price),
  );
  await expect.soft(page.getByRole('main')).toContainText(cost);
  const book = page.getByRole('link', { name: /^Book for/ });
  await book.first().click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await expect.soft(page.locator('#day')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect.soft(page.locator('#time')).toHaveValue(/^\d\d:\d\d$/);
});

test('a party that is too large for the table reads where to write', async ({ page }) => {
  test.skip(!venue.groups, 'The venue has no groups.');
  for (const [path, part] of [
    ['contact', '.ways'],
    ['contact?subject=reservations#form', '#booking'],
  ] as const) {
    await page.goto(path);
    const address = page.locator(`${part} a[href="mailto:${venue.groups?.email}"]`);
    await expect.soft(address.first()).toBeVisible();
  }
});
