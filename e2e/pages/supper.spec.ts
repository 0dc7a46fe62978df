import { readdirSync } from 'node:fs';
import { venue } from '../support/content.ts';
import { expect, softly, step, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';
import { contentUnderTest, projectFolder, sites } from '../support/sites.ts';

const project = contentUnderTest ? sites[contentUnderTest].project : projectFolder;
const content = readdirSync(`${project}src/content`);

test('the menu says what there is, when, for how much, and what is in it', async ({ page }) => {
  test.skip(!content.includes('menu.md'), 'The venue has no menu.');
  await open(page, 'menu');
  const card = page.locator('.card');
  await softly(card).toContainText(venue.hours.diningCloses);
  const dishes = card.getByRole('listitem');
  const priced = dishes.filter({ hasText: /\p{Sc}\d/u }).filter({ hasText: /Contains|No listed/ });
  await softly(priced).toHaveCount(await dishes.count());

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
  await open(page, 'evenings');
  await softly(page.locator('.week').getByRole('listitem')).toHaveCount(7);
  const books = page.getByRole('main').getByRole('link', { name: /^Book for/ });
  const lit = page.locator('.week .lit').getByRole('link');
  expect.soft(await books.count()).toBeGreaterThanOrEqual(await lit.count());
  await books.first().click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await softly(page.locator('#day')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await softly(page.locator('#time')).toHaveValue(/^\d\d:\d\d$/);
});

test('a party that is too large for the table is told where to write', async ({ page }) => {
  test.skip(!venue.groups, 'The venue has no groups.');
  for (const path of ['', 'contact?subject=reservations#form']) {
    await open(page, path);
    const address = page.getByRole('main').locator(`a[href="mailto:${venue.groups?.email}"]`);
    await softly(address.first()).toBeVisible();
  }
});
