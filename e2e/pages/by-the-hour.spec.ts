import type { Page } from '@playwright/test';
import { telephoneLink } from '../../src/lib/contact-links.ts';
import { contrast } from '../../src/test/contrast.ts';
import { houseHours, defaultHour, type HouseHour } from '../../src/sections/home/house-hours.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';

const hours = houseHours(venue);
const initial = defaultHour(hours) as HouseHour;
const clock = (page: Page) => page.getByRole('navigation', { name: 'The house by the hour' });
const room = (page: Page, name: string) => page.locator(`[data-room=${name}] .arch`);

/** Expects only this hour to be chosen: its link, its sentence, its button, and the light in the kitchen. */
async function expectHour(page: Page, { fact, id, isKitchenOpen, printed, time }: HouseHour) {
  const chosen = clock(page).getByRole('link', { name: /, chosen$/ });
  await expect.soft(chosen).toHaveCount(1);
  await expect.soft(chosen).toHaveAttribute('href', `#${id}`);
  await expect.soft(chosen).toHaveCSS('background-color', 'rgb(255, 182, 41)');

  const shown = clock(page).getByRole('group');
  await expect.soft(shown).toHaveCount(1);
  await expect.soft(shown).toHaveAccessibleName(printed);
  await expect.soft(shown).toHaveAccessibleDescription(new RegExp(`^${printed} `));
  await expect.soft(shown).toContainText(fact);
  const way = shown.getByRole('link');
  const end = isKitchenOpen
    ? new RegExp(`contact\\?subject=reservations&time=${time}#form$`)
    : telephoneLink(venue.telephones[0].number);
  await expect.soft(way).toHaveText(isKitchenOpen ? `Book for ${printed}` : 'Call us');
  await expect.soft(way).toHaveAttribute('href', end);

  const light = isKitchenOpen ? 'none' : /brightness/;
  for (const name of ['kitchen', 'table']) {
    await expect.soft(room(page, name)).toHaveCSS('filter', light);
  }
  await expect.soft(room(page, 'sofas')).toHaveCSS('filter', 'none');
}

/** The colours of the sky, and of its text. */
const coloursOf = (hour: Element) => {
  const style = getComputedStyle(hour);
  const hex = (part: string) => Number(part).toString(16).padStart(2, '0');
  return {
    skies: getComputedStyle(hour).getPropertyValue('--sky').match(/#\w+/g) ?? [],
    words: `#${(style.color.match(/\d+/g) ?? []).map(hex).join('')}`,
  };
};

test('each hour has an address, a sky, a sentence and a button', async ({ page }) => {
  await page.goto('');
  await expectHour(page, initial);
  const before = await page.locator('.house').boundingBox();

  for (const hour of hours) {
    await step(hour.printed, async () => {
      const link = clock(page).locator(`[href="#${hour.id}"]`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expectHour(page, hour);
      // A screen reader speaks the name and the description of what has the focus.
      const group = clock(page).getByRole('group');
      await expect.soft(group).toBeFocused();
      await expect.soft(group).not.toHaveCSS('outline-style', 'none');
      expect.soft(await page.locator('.house').boundingBox(), 'the house moves').toEqual(before);

      const { skies, words } = await group.evaluate(coloursOf);
      expect.soft(skies).toHaveLength(4);
      for (const sky of skies)
        expect.soft(contrast(words, sky), `${words} on ${sky}`).toBeGreaterThan(7);
    });
  }

  await step('the address alone opens the hour', async () => {
    await page.goto('contact');
    await page.goto(`#${hours.at(-1)?.id}`);
    await expectHour(page, hours.at(-1) as HouseHour);
    await expect(clock(page).getByRole('group')).toBeInViewport();
  });
});

test('the hours and the booking button are on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('');
  const links = clock(page).getByRole('link');
  await expect(links).toHaveCount(hours.length + 1);
  for (const link of await links.all()) await expect.soft(link).toBeInViewport({ ratio: 1 });

  await step('and so is the kitchen, once an hour is chosen', async () => {
    await clock(page)
      .locator(`[href="#${hours.at(-1)?.id}"]`)
      .press('Enter');
    for (const name of ['kitchen', 'table']) {
      await expect.soft(room(page, name)).toBeInViewport({ ratio: 1 });
    }
    await expect.soft(links.first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link chooses its hour', async ({ page }) => {
    await page.goto('');
    await expectHour(page, initial);
    for (const hour of [hours[0], hours.at(-1)] as HouseHour[]) {
      await clock(page).locator(`[href="#${hour.id}"]`).click();
      await expectHour(page, hour);
    }
  });
});
