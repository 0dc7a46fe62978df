import type { Page } from '@playwright/test';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { capitalise } from '../../src/lib/words/capitalise.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { eveningAt, houseHours, type HouseHour } from '../../src/sections/home/house-hours.ts';
import { drawingsAt, isTableLaid } from '../../src/sections/home/room-states.ts';
import { eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { changeHtml } from '../support/pages.ts';
import { stylesOf } from '../support/read.ts';

const hours = houseHours(venue);
const initial = hours.find(({ isDefault }) => isDefault) as HouseHour;
const other = hours.find(({ closed }) => closed) ?? (hours[0] as HouseHour);
const eveningOf = (hour: HouseHour) =>
  eveningAt(eveningsToCome, venue.hours, hour, hours[hours.indexOf(hour) + 1]);
const clock = (page: Page) => page.locator('.hero').getByRole('group');
const radio = (page: Page, { time }: HouseHour) => clock(page).locator(`[value="${time}"]`);
const room = (page: Page, name: string) => page.locator(`[data-room=${name}]`);

/** Expects the sentence and the button of this hour, and no others. */
async function expectWords(page: Page, hour: HouseHour) {
  const { closed, fact, printed, time } = hour;
  const name = capitalise(printed);
  const evening = eveningOf(hour);
  const when = evening?.time === printed ? evening.day : `${evening?.day}, ${evening?.time}`;
  const words = `${name}. ${fact}${evening ? ` ${when}: ${evening.title}.` : ''}`;
  await expect.soft(radio(page, hour)).toBeChecked();
  await expect.soft(radio(page, hour)).toHaveAccessibleName(name);
  await expect.soft(radio(page, hour)).toHaveAccessibleDescription(words);
  const sentence = clock(page).getByRole('paragraph');
  // Without its one sentence, the hour has no button either.
  await expect(sentence, 'sentences that are shown').toHaveCount(1);
  await expect.soft(sentence).toHaveText(words);
  const button = clock(page).getByRole('link');
  const target = closed
    ? telephoneLink(venue.telephones[0].number)
    : new RegExp(`contact\\?subject=reservations&time=${time}#form$`);
  // It ends the test, because a wait at each hour would reach the limit before the report.
  await expect(button, `the link at ${printed}`).toHaveAttribute('href', target);
  await expect.soft(button).toHaveText(closed ? /^\D+$/ : new RegExp(printed));
}

/** Expects the sky and the drawings of this hour, and rooms that are dark and name their hours only if they are closed. */
async function expectRooms(page: Page, hour: HouseHour) {
  const { closed } = hour;
  const clips = await stylesOf(clock(page).locator('.sky'), 'clip-path');
  const shown = clips.map((clip) => clip === 'inset(0px)');
  expect.soft(shown, 'the sky that is shown').toEqual(hours.map((each) => each === hour));
  // pages/home.spec.ts compares each of these copies with its drawing.
  for (const [name, drawing] of Object.entries(drawingsAt(hour))) {
    const copy = room(page, name).locator('svg:visible + img');
    await expect.soft(copy).toHaveAttribute('src', new RegExp(`/${drawing}\\.svg$`));
    const copies = await stylesOf(room(page, name).locator('svg + img'), 'visibility');
    const visible = copies.filter((visibility) => visibility === 'visible');
    expect.soft(visible, `animated copies of ${name}`).toHaveLength(1);
  }
  const evening = closed || isTableLaid(hour) ? undefined : eveningOf(hour);
  for (const [name, words] of [
    ['kitchen', closed],
    ['table', evening ? `${evening.day}, ${evening.time}: ${evening.title}` : closed],
  ] as const) {
    const link = room(page, name).getByRole('link');
    const dark = room(page, name).locator('.dark');
    await expect.soft(dark).toBeVisible({ visible: Boolean(closed) });
    if (closed) await expect.soft(dark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    if (words) await expect.soft(link).toHaveAccessibleName(new RegExp(`${words}(?:: |$)`));
    else await expect.soft(link).not.toHaveAccessibleName(/closed/);
  }
}

/** Expects the lights and the colours of this hour, and that all text and the ring of the focus are legible on them. */
async function expectColours(page: Page, { sky }: HouseHour) {
  const { words, skies, ring, wall, inks, ...look } = await page
    .locator('.hero')
    .evaluate((hero) => {
      const of = (part: string) => getComputedStyle(hero.querySelector(part) as Element);
      const sentence = of(':checked + label + .hour p');
      return {
        words: sentence.color,
        skies: sentence.getPropertyValue('--sky').match(/#\w+/g) ?? [],
        ring: of(':focus + label').outlineColor,
        wall: of('.house ul').backgroundColor,
        inks: [of('.caption').color, of('.caption > *').color],
        link: of('.caption > *').textDecorationLine,
        sun: of('.sun').opacity,
        stars: of('.stars').opacity,
        isLit: !of('.lit').boxShadow.startsWith('rgba(0, 0, 0, 0)'),
        isTinted: of('.pictures').filter !== 'none',
      };
    });
  expect.soft(skies).toHaveLength(4);
  for (const shade of skies) {
    expect.soft(contrast(toHex(words), shade), `${words} on ${shade}`).toBeGreaterThan(7);
    expect.soft(contrast(toHex(ring), shade), `focus: ${ring} on ${shade}`).toBeGreaterThan(3);
  }
  for (const ink of inks)
    expect.soft(contrast(toHex(ink), toHex(wall)), `${ink} on ${wall}`).toBeGreaterThan(7);
  const isBeforeNight = ['dawn', 'day', 'dusk'].includes(sky);
  expect.soft(look).toEqual({
    link: 'underline',
    sun: isBeforeNight ? '1' : '0',
    stars: isBeforeNight ? '0' : '1',
    isLit: !['dawn', 'day'].includes(sky),
    isTinted: ['dawn', 'late'].includes(sky),
  });
}

test('the arrow keys turn the clock: each hour has its sky, sentence, button and rooms', async ({
  page,
}) => {
  await page.goto('');
  await expectWords(page, initial);
  const captions = room(page, 'kitchen').locator('.caption');
  const tops = captions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(await tops).size, 'places for the captions of a room').toBe(1);
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
      await expectColours(page, hour);
      expect.soft(await page.locator('.house').boundingBox(), 'the house moves').toEqual(before);
    });
  }
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('the chosen hour is marked, also among forced colours', async ({ page }) => {
  await page.goto('');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const colours = await stylesOf(clock(page).locator('label'), 'background-color');
    const chosen = colours[hours.indexOf(initial)];
    const others = colours.filter((colour) => colour !== chosen);
    expect.soft(others, `forced colours: ${forcedColors}`).toHaveLength(hours.length - 1);
    expect.soft(new Set(others).size).toBe(1);
  }
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
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('on a phone, the first screen has the games, the hours and their button', async ({
    page,
  }) => {
    await page.goto('');
    const games = page.locator('.hero p > a[href="#games"]').first();
    for (const part of [games, clock(page).getByRole('link')])
      await expect.soft(part).toBeInViewport({ ratio: 1 });
    await radio(page, other).click();
    await expectWords(page, other);
    await expectRooms(page, other);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
