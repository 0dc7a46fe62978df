import type { Page } from '@playwright/test';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { eveningAt, houseHours, type HouseHour } from '../../src/sections/home/house-hours.ts';
import { drawingsAt } from '../../src/sections/home/room-states.ts';
import { eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { changeHtml } from '../support/pages.ts';

const hours = houseHours(venue);
const initial = hours.find(({ isDefault }) => isDefault) as HouseHour;
const other = hours.find(({ closed }) => closed) ?? (hours[0] as HouseHour);
const clock = (page: Page) => page.locator('.hero').getByRole('group');
const radio = (page: Page, { time }: HouseHour) => clock(page).locator(`[value="${time}"]`);
const room = (page: Page, name: string) => page.locator(`[data-room=${name}]`);

/** Expects the sentence and the button of this hour, and no others. */
async function expectWords(page: Page, hour: HouseHour) {
  const { closed, fact, printed, time } = hour;
  await expect.soft(radio(page, hour)).toBeChecked();
  await expect.soft(radio(page, hour)).toHaveAccessibleName(new RegExp(`^${printed}$`, 'i'));
  await expect
    .soft(radio(page, hour))
    .toHaveAccessibleDescription(new RegExp(`^${printed}\\. `, 'i'));
  const sentence = clock(page).getByRole('paragraph');
  // Without its one sentence, the hour has no button either.
  await expect(sentence).toHaveCount(1);
  await expect.soft(sentence).toContainText(fact);
  const evening = eveningAt(eveningsToCome, venue.hours, hour, hours[hours.indexOf(hour) + 1]);
  for (const words of evening ? [evening.day, evening.title] : [])
    await expect.soft(sentence).toContainText(words);
  const button = clock(page).getByRole('link');
  const target = closed
    ? telephoneLink(venue.telephones[0].number)
    : new RegExp(`contact\\?subject=reservations&time=${time}#form$`);
  if (!closed) await expect.soft(button).toContainText(printed);
  await expect.soft(button).toHaveAttribute('href', target);
}

/** Expects the drawing of each room at this hour, and rooms that are dark and name their hours only if they are closed. */
async function expectRooms(page: Page, hour: HouseHour) {
  for (const [name, drawing] of Object.entries(drawingsAt(hour))) {
    const shown = await room(page, name)
      .locator('svg, img')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility === 'visible'));
    expect.soft(shown, `drawings of ${name}`).toHaveLength(2);
    const animated = room(page, name).locator(`img[src$="/${drawing}.svg"]`);
    await expect.soft(animated).toHaveCSS('visibility', 'visible');
  }
  for (const name of ['kitchen', 'table']) {
    await expect
      .soft(room(page, name).locator('.dark'))
      .toBeVisible({ visible: Boolean(hour.closed) });
    const caption = room(page, name).getByRole('link');
    if (hour.closed) await expect.soft(caption).toHaveAccessibleName(new RegExp(`${hour.closed}:`));
    else await expect.soft(caption).not.toHaveAccessibleName(/closed/);
  }
}

/** The colours of the sky, and of its text. */
const coloursOf = (sentence: Element) => {
  const style = getComputedStyle(sentence);
  return {
    skies: style.getPropertyValue('--sky').match(/#\w+/g) ?? [],
    words: style.color,
  };
};

/** Expects the sky, the sun and the ring of the focus at this hour, and captions that are legible on the walls. */
async function expectHouse(page: Page, hour: HouseHour, skies: string[]) {
  const clips = await clock(page)
    .locator('.sky')
    .evaluateAll((all) => all.map((sky) => getComputedStyle(sky).clipPath));
  const shown = clips.map((clip) => clip === 'inset(0px)');
  expect.soft(shown, 'the sky that is shown').toEqual(hours.map((each) => each === hour));
  const { ring, sun, wall, inks } = await page.locator('.hero').evaluate((hero) => {
    const of = (part: string) => getComputedStyle(hero.querySelector(part) ?? hero);
    return {
      ring: of(':focus + label').outlineColor,
      sun: of('.sun').opacity,
      wall: of('.house ul').backgroundColor,
      inks: [of('.caption').color, of('.caption .link').color],
    };
  });
  for (const sky of skies)
    expect.soft(contrast(toHex(ring), sky), `focus: ${ring} on ${sky}`).toBeGreaterThan(3);
  expect.soft(sun, 'the sun').toBe(['dawn', 'day', 'dusk'].includes(hour.sky) ? '1' : '0');
  for (const ink of inks)
    expect.soft(contrast(toHex(ink), toHex(wall)), `${ink} on ${wall}`).toBeGreaterThan(7);
}

test('the arrow keys turn the clock: each hour has its sky, sentence, button and rooms', async ({
  page,
}) => {
  await page.goto('');
  await expectWords(page, initial);
  const before = await page.locator('.house').boundingBox();
  const steps = await page.evaluate(() => history.length);

  await radio(page, initial).focus();
  const at = hours.indexOf(initial);
  for (const hour of [...hours.slice(at + 1), ...hours.slice(0, at + 1)]) {
    await step(hour.printed, async () => {
      await page.keyboard.press('ArrowRight');
      await expect.soft(radio(page, hour)).toBeFocused();
      await expectWords(page, hour);
      await expectRooms(page, hour);
      expect.soft(await page.locator('.house').boundingBox(), 'the house moves').toEqual(before);

      const { skies, words } = await clock(page).getByRole('paragraph').evaluate(coloursOf);
      expect.soft(skies).toHaveLength(4);
      for (const sky of skies)
        expect.soft(contrast(toHex(words), sky), `${words} on ${sky}`).toBeGreaterThan(7);
      await expectHouse(page, hour, skies);
    });
  }
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('on a phone, the first screen has the games, the hours and their button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('');
  const parts = [page.locator('.hero p > a[href="#games"]').first(), clock(page).getByRole('link')];
  for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 1 });
  await radio(page, other).click();
  await expectWords(page, other);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('forced colours mark the chosen hour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('');
  const colours = await clock(page)
    .locator('label')
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
  const at = hours.indexOf(initial);
  expect(new Set(colours).size).toBe(2);
  expect(colours.filter((colour) => colour === colours[at])).toHaveLength(1);
});

test('without `:has()`, the words follow the hour, and the house keeps the default hour', async ({
  page,
}) => {
  await changeHtml(page, '**/', (html) => html.replaceAll(':has(', ':has-not('));
  await page.goto('');
  await radio(page, other).click();
  await expectWords(page, other);
  await expectRooms(page, initial);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an hour is chosen', async ({ page }) => {
    await page.goto('');
    await radio(page, other).click();
    await expectWords(page, other);
    await expectRooms(page, other);
  });
});
