import type { Page } from '@playwright/test';
import { entryInWords } from '../../src/lib/venue/cost.ts';
import { daysAfter, timeOfDate } from '../../src/lib/hours/venue-clock.ts';
import { daysAhead } from '../../src/islands/contact-form/booking/booking.ts';
import { expectNoViolations } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import {
  atVenue,
  lastTime,
  nightTimes,
  offeredTimes,
  openDay,
  openTime,
} from '../support/open-day.ts';
import { changeHtml, expectBelowHeader } from '../support/pages.ts';
import { expectFacts, linksIn, stylesOf } from '../support/read.ts';

const path = 'contact?subject=reservations';
const { groups } = venue;
/** On the open day, after all its times before midnight. */
const lateThatDay = atVenue(`${openDay}T23:31`);
const seatColours = (page: Page) => stylesOf(page.locator('.chair input'), 'background-color');
/** The choice of a number of guests. Empty for any number. */
const guests = (page: Page, value: string) =>
  page.locator(`[type=radio][name=guests][value="${value}"]`);

/** The values of the chairs that a press on their middle chooses, and whose words are upright. Runs in the page. */
const usableChairs = (chairs: Element[]) =>
  chairs.flatMap((chair) => {
    chair.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = chair.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    const words = chair.querySelector('span');
    if (!words || !chair.contains(pressed)) return [];
    const turned = new DOMMatrix(getComputedStyle(chair).transform);
    const { a: upright } = turned.rotate(parseFloat(getComputedStyle(words).rotate));
    return upright > 0.99 ? (chair.querySelector('input')?.value ?? []) : [];
  });

test('a link to a table leads to the form, with its own words and the price of entry', async ({
  page,
}) => {
  await page.goto(`${path}#form`);
  const button = page.getByRole('banner').getByRole('link', { name: 'Book a table' });
  const label = await button.innerText();
  await expect(page.locator('#form-heading')).toHaveText(label, { useInnerText: true });
  expectFacts(await page.locator('#form p').first().innerText(), [
    `${venue.minimumAge}+`,
    entryInWords(venue),
  ]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();
});

test('the message contains the booking in words', async ({ page }) => {
  await page.clock.setFixedTime(atVenue(`${daysAfter(openDay, -daysAhead)}T12:00`));
  await page.goto(path);
  const words = page.locator('output');
  await expect(words).toHaveRole('status');
  const date = String.raw`\w+day \d+ \w+`;

  await step('each guest has a chair, and the table has the choice of any number', async () => {
    const chairs = Array.from({ length: (groups?.from ?? 13) - 1 }, (_, index) => `${index + 1}`);
    await expect.soft(page.locator('.chair')).toHaveText(['You', ...chairs.slice(1)]);
    await expect.soft(guests(page, '')).toBeChecked();
    const [larger] = await linksIn(form.booking(page));
    expectFacts(larger, groups ? [`${groups.from} guests`, `→ mailto:${groups.email}`] : []);
    const usable = await page.locator('.chair').evaluateAll(usableChairs);
    expect.soft(usable, 'chairs that can be pressed, with upright words').toEqual(chairs);
    await guests(page, '6').check();
    const counters = await stylesOf(page.locator('.chair'), 'counter-increment');
    const counted = counters.filter((counter) => counter.includes('guests 1'));
    expect.soft(counted, 'the number on the table').toHaveLength(6);
    await guests(page, '').check();
  });

  await step('the table is beside the fields, and chosen by the keyboard', async () => {
    const table = await form.booking(page).boundingBox();
    const name = await form.field(page, 'name').boundingBox();
    expect(table?.x).toBeLessThan(name?.x ?? 0);
    expect(Math.abs((table?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(100);
    await form.booking(page).evaluate((fields) => {
      fields.scrollIntoView({ behavior: 'instant' });
      scrollBy({ top: 60, behavior: 'instant' });
    });
    await expectBelowHeader(form.booking(page));
    await page.setViewportSize({ width: 1280, height: 500 });
    await expect.soft(form.booking(page), 'in a low window').toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.soft(page.getByRole('radiogroup')).toHaveAccessibleName(/\w/);
    await guests(page, '').press('ArrowRight');
    await expect(guests(page, '1')).toBeChecked();
    await expect(words).toHaveText('Table for one');
    await expect
      .soft(page.locator('p:has(output) span'), 'the words replace the hint')
      .toBeHidden();
    const hint = await page.locator('#message-hint').innerText();
    await expect.soft(form.field(page, 'message')).toHaveAccessibleDescription(hint);
  });

  await step('it offers each half hour, by the part of the day', async () => {
    const offered = await page
      .locator('#time optgroup option')
      .evaluateAll((all) =>
        all.map((option) => `${option.closest('optgroup')?.label}: ${option.textContent.trim()}`),
      );
    expect.soft(offered).toEqual(offeredTimes);
  });

  await step('the words follow the number of guests, the day and the time', async () => {
    await guests(page, '6').check();
    await expect(form.field(page, 'day')).toHaveAttribute('max', openDay);
    await form.field(page, 'day').fill(openDay);
    const time = form.field(page, 'time');
    await time.selectOption(openTime.value);
    await expect(words).toHaveText(new RegExp(`^Table for six, ${date}, ${openTime.label}$`));
    for (const { label } of nightTimes.slice(0, 1)) {
      await time.selectOption({ label });
      await expect(words).toHaveText(new RegExp(`^Table for six, the night of ${date}, ${label}$`));
    }
  });

  await step('the taken seats have a colour, also among forced colours', async () => {
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      const seats = await seatColours(page);
      expect(seats.lastIndexOf(seats[0] ?? ''), 'the last of the taken seats').toBe(5);
    }
    await expectNoViolations(page, 'a table', [1280, 320]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the width of the page in a window of 320 px').toBe(320);
  });
});

test('without `:has()`, the booking of a link is shown', async ({ page }) => {
  await changeHtml(page, '**/contact?*', (html) => html.replaceAll(':has(', ':unknown('));
  await page.goto(`${path}&date=${openDay}&time=${openTime.value}#form`);
  const words = page.locator('output');
  await expect(form.field(page, 'day')).toHaveValue(openDay);
  await expect(form.field(page, 'day')).toBeVisible();
  await expect(words).toHaveText(new RegExp(`^A table, .*, ${openTime.label}$`));
  await expect(words).toBeVisible();
  await guests(page, '6').check();
  const seats = await seatColours(page);
  expect(seats.indexOf(seats[5] ?? ''), 'only the chosen seat has its colour').toBe(5);
  expect(new Set(seats).size).toBe(2);
});

test('a link to a table shows the booking at once, so that nothing moves', async ({ page }) => {
  // As long as the page comes, no module runs.
  await changeHtml(page, '**/contact?*', (html) => html.replaceAll('type="module"', 'type="late"'));
  await page.goto(`${path}&date=${openDay}`);
  await expect(form.booking(page)).toBeVisible();
  await page.goto('contact?subject=gaming');
  await expect(form.booking(page)).toBeHidden();
});

test('a past day and a past time are refused, but only for reservations', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page, path);
  await page.clock.setSystemTime(lateThatDay);
  const heading = await page.locator('#form-heading').innerText();
  const day = form.field(page, 'day');
  const time = form.field(page, 'time');
  await guests(page, '6').check();

  await day.fill('2020-01-01');
  await form.send(page);
  await expect(day).toBeFocused();
  await expect(page.locator('#day-error span')).toBeVisible();
  await expect(day).toHaveAccessibleDescription(await page.locator('#day-error').innerText());
  await expect(day).toHaveAttribute('min', openDay);
  await expect(page.locator('output'), 'no words about a refused day').toHaveText('Table for six');
  await day.fill(openDay);
  await expect(page.locator('#day-error span')).toBeHidden();
  await expect(day).toHaveAccessibleDescription('');

  await form.fillIn(page);
  await page.clock.setSystemTime(atVenue(`${openDay}T${openTime.value}`).getTime() - 60_000);
  await time.selectOption(openTime.value);
  // The time passes while the page is open, and nothing changes.
  await time.focus();
  await page.clock.setSystemTime(lateThatDay);
  await form.send(page);
  await expect(time).toBeFocused();
  await expect(page.locator('#time-error span')).toBeVisible();

  // The hidden fields do not block a message about another subject.
  await form.field(page, 'subject').selectOption('other');
  await expect(form.booking(page)).toBeHidden();
  await expect(page.locator('#form-heading')).not.toHaveText(heading, { useInnerText: true });
  const mail = new RegExp(`^mailto:${venue.emails[0].address}\\?.*body=A%20table%20for%20two`);
  await expect(form.emailLink(page)).toHaveAttribute('href', mail);
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(guests(page, '6')).not.toBeChecked();
  await expect(form.field(page, 'subject'), 'that of the link').toHaveValue('reservations');
});

test('only a link to a table chooses a subject', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('contact?subject=<b>&subject=gaming');
  await page.locator('main a[href="#form-heading"]').click();
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(form.booking(page)).toBeHidden();
  await expect(form.field(page, 'subject')).toHaveValue('');
  await form.field(page, 'message').fill('For twelve');
  await page.locator('[popovertarget]').click();
  await page.locator('#site-nav a[href="#form"]').click();
  await expect(form.field(page, 'subject')).toHaveValue('reservations');
  await expect(form.field(page, 'message')).toHaveValue('For twelve');
  await expect(page.locator('#form-heading')).toBeInViewport();
});

test.describe('for a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the first day and the first time are those of the venue', async ({ page }) => {
    const refused = page.locator('#booking .field:invalid');
    const day = form.field(page, 'day');
    const chooseAt = async (now: number, date: string, time: string) => {
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await day.fill(date);
      await form.field(page, 'time').selectOption(time);
    };
    const start = atVenue(`${openDay}T${openTime.value}`).getTime();
    await chooseAt(start - 60_000, openDay, openTime.value);
    await expect(refused, 'a minute before').toHaveCount(0);
    await chooseAt(start, openDay, openTime.value);
    await expect(refused, 'on the minute').toHaveAttribute('id', 'time');

    const nightEnds = atVenue(timeOfDate(openDay, lastTime.minute)).getTime();
    await chooseAt(nightEnds - 60_000, openDay, lastTime.value);
    await expect(day, 'until its night ends').toHaveAttribute('min', openDay);
    await expect(refused).toHaveCount(0);
    await chooseAt(nightEnds, daysAfter(openDay, 1), openTime.value);
    await expect(day, 'after its night').toHaveAttribute('min', daysAfter(openDay, 1));
  });
});
