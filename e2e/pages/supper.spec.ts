import { printedPrice } from '../../src/lib/evenings.ts';
import { clockTime } from '../../src/schemas/clock-time.ts';
import { evening, menuSections, venue } from '../support/content.ts';
import { expect, softly, step, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';

test('the menu says what there is, when, for how much, and what is in it', async ({ page }) => {
  test.skip(menuSections.length === 0, 'The venue has no menu.');
  await page.goto('menu');
  const card = page.locator('.menu-card');
  await softly(card).toContainText(venue.hours.diningCloses);
  for (const { served } of menuSections) await softly(card).toContainText(served ?? '');
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
    await softly(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await softly(dishes.first()).toBeVisible();
  });
});

test('the week leads to its evenings, and each evening to a table at its time', async ({
  page,
}) => {
  test.skip(!pages.includes('evenings'), 'The venue has no evening to come.');
  await page.goto('evenings');
  await softly(page.locator('.week').getByRole('listitem')).toHaveCount(7);
  for (const link of await page.locator('.week .lit').getByRole('link').all()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    const { starts, price, weekday } = evening(id);
    const day = link.locator('xpath=ancestor::li');
    await softly(day.getByRole('heading')).toHaveText(weekday ?? '');
    for (const fact of [starts, printedPrice(price, venue.currency).toLowerCase()]) {
      await softly(day).toContainText(fact);
    }
  }
  const book = page.getByRole('link', { name: /^Book for/ });
  const evenings = page.getByRole('listitem').filter({ has: book });
  for (const card of await evenings.all()) {
    const { weekday, starts, price } = evening((await card.getAttribute('id')) ?? '');
    for (const fact of [weekday ?? '', starts, printedPrice(price, venue.currency)])
      await softly(card).toContainText(fact);
    const link = card.getByRole('link', { name: /^Book for/ });
    await softly(link).toHaveAttribute('href', new RegExp(`&time=${clockTime(starts)}`));
  }
  await book.first().click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await softly(page.locator('#day')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await softly(page.locator('#time')).toHaveValue(/^\d\d:\d\d$/);
});

test('a party that is too large for the table is told where to write', async ({ page }) => {
  test.skip(!venue.groups, 'The venue has no groups.');
  for (const [path, part] of [
    ['', 'main'],
    ['contact?subject=reservations#form', '#booking'],
  ] as const) {
    await page.goto(path);
    const address = page.locator(`${part} a[href="mailto:${venue.groups?.email}"]`);
    await softly(address.first()).toBeVisible();
  }
});
