import type { Page } from '@playwright/test';
import { emailFor } from '../../src/lib/addresses/contact-links.ts';
import { entryInWords } from '../../src/lib/venue/cost.ts';
import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { daysAhead } from '../../src/islands/contact-form/booking/booking.ts';
import { expectNoViolations } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { atVenue, nightTimes, openDay, openTime } from '../support/open-day.ts';
import { changeHtml, islandScripts } from '../support/pages.ts';

const path = 'contact?subject=reservations';
/** On the open day, after all its times before midnight. */
const lateThatDay = atVenue(`${openDay}T23:31`);
const seatColours = (page: Page) =>
  page
    .locator('.chair input')
    .evaluateAll((all) => all.map((seat) => getComputedStyle(seat).backgroundColor));
/** The choice of a number of guests. Empty for any number. */
const guests = (page: Page, value: string) =>
  page.locator(`[type=radio][name=guests][value="${value}"]`);

test('"Book a table" leads to the booking', async ({ page, log }) => {
  await page.goto('');
  const door = page.locator('[aria-labelledby=come-in-heading]');
  await door.locator('a[href*="/contact"]').press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(form.booking(page)).toBeVisible();
  await expect(form.field(page, 'subject')).toHaveValue('reservations');
  await expect(page.locator('#form p').first()).toContainText(`${venue.minimumAge}+`);
  await expect(page.locator('#form p').first()).toContainText(entryInWords(venue));
  const { groups } = venue;
  if (groups) await expect(form.booking(page)).toContainText(String(groups.from));
  // A chair for each guest, and the choice of any number.
  await expect(page.locator('[name=guests]')).toHaveCount(groups?.from ?? 13);
  expect(islandScripts(log)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();

  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
  await expect.poll(() => form.typed(page)).toEqual(Object.values(form.message));
});

test('the message contains the booking in words', async ({ page }) => {
  await page.clock.setFixedTime(atVenue(`${daysAfter(openDay, -daysAhead)}T12:00`));
  await page.goto(path);
  const words = page.locator('output');
  await expect(words).toHaveRole('status');
  const date = String.raw`\w+day \d+ \w+`;

  await step('the table is beside the fields, and chosen by the keyboard', async () => {
    const table = await form.booking(page).boundingBox();
    const name = await form.field(page, 'name').boundingBox();
    expect(table?.x).toBeLessThan(name?.x ?? 0);
    expect(Math.abs((table?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(100);
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
    await expectNoViolations(page, 'a table');
  });

  const email = form.emailLink(page);
  await expect(email).toHaveAttribute('href', /body=Table%20for%20six/);
  const address = new RegExp(`^mailto:${emailFor(venue, 'reservations')}\\?`);
  await expect(email).toHaveAttribute('href', address);
});

test('without `:has()`, the booking of a link is shown and sent', async ({ page }) => {
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
  await form.fillIn(page);
  const body = encodeURIComponent(await words.innerText());
  await expect(form.emailLink(page)).toHaveAttribute('href', new RegExp(`body=${body}`));
});

test('a link to a table shows the booking at once, so that nothing moves', async ({ page }) => {
  // As long as the page comes, no module runs.
  await changeHtml(page, '**/contact?*', (html) => html.replaceAll('type="module"', 'type="late"'));
  await page.goto(path);
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
  await day.fill(openDay);
  await expect(page.locator('#day-error span')).toBeHidden();
  await expect(day).toHaveAccessibleDescription('');

  await form.fillIn(page);
  await time.selectOption(openTime.value);
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
