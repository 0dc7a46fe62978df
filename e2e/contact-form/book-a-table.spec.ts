import type { Page } from '@playwright/test';
import { emailFor } from '../../src/lib/addresses/contact-links.ts';
import { entryInWords } from '../../src/lib/words/cost.ts';
import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { daysAhead } from '../../src/islands/contact-form/booking/booking.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { legalPage, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { atVenue, nightTimes, openDay, openTime } from '../support/open-day.ts';
import { islandScripts } from '../support/pages.ts';

const path = 'contact?subject=reservations#form';
/** On the open day, after all its times before midnight. */
const lateThatDay = atVenue(`${openDay}T23:31`);
const seatColours = (page: Page) =>
  page
    .locator('.chair input')
    .evaluateAll((all) => all.map((seat) => getComputedStyle(seat).backgroundColor));
const tableForSix = (page: Page) =>
  page.getByRole('radio', { name: '6', exact: true, includeHidden: true });

test('"Book a table" leads to the booking', async ({ page, log }) => {
  await page.goto('');
  const door = page.locator('section:has(#come-in-heading)');
  await door.getByRole('link', { name: 'Book a table' }).press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(form.booking(page)).toBeVisible();
  await expect(form.field(page, 'subject')).toHaveValue('reservations');
  await expect(page.locator('#form p').first()).toContainText(`${venue.minimumAge}+`);
  await expect(page.locator('#form p').first()).toContainText(entryInWords(venue));
  expect(islandScripts(log)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();

  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
  await expect.poll(() => form.typed(page)).toEqual(Object.values(form.message));
});

test('on wide screens, the table is beside the fields', async ({ page }) => {
  await page.goto(path);
  const table = await form.booking(page).boundingBox();
  const name = await form.field(page, 'name').boundingBox();
  expect(table?.x).toBeLessThan(name?.x ?? 0);
  expect(Math.abs((table?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(100);
});

test('the message contains the booking in words', async ({ page }) => {
  await page.clock.setFixedTime(atVenue(`${daysAfter(openDay, -daysAhead)}T12:00`));
  await page.goto(path);
  const words = page.locator('output');
  await tableForSix(page).check();
  const day = form.field(page, 'day');
  await expect(day).toHaveAttribute('max', openDay);
  await day.fill(openDay);
  const time = form.field(page, 'time');
  await time.selectOption(openTime.value);
  const date = String.raw`\w+day \d+ \w+`;
  await expect(words).toHaveText(new RegExp(`^Table for six, ${date}, ${openTime.label}$`));
  await expect(words).toHaveRole('status');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const seats = await seatColours(page);
    expect(seats.lastIndexOf(seats[0] ?? ''), 'the last of the taken seats').toBe(5);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  for (const { label } of nightTimes.slice(0, 1)) {
    await time.selectOption({ label });
    await expect(words).toHaveText(new RegExp(`^Table for six, the night of ${date}, ${label}$`));
  }
  await expectNoFindings(page, 'a table');
  const email = form.emailLink(page);
  await expect(email).toHaveAttribute('href', /body=Table%20for%20six/);
  await expect(email).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${emailFor(venue, 'reservations')}\\?`),
  );
});

test('without `:has()`, the booking of a link is shown and sent', async ({ page }) => {
  await page.route('**/contact?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(':has(', ':unknown(');
    // The policy has the hashes of the original page.
    await route.fulfill({ response, body: html.replace('content-security-policy', 'x') });
  });
  await page.goto(`contact?subject=reservations&date=${openDay}&time=${openTime.value}#form`);
  await expect(form.field(page, 'day')).toHaveValue(openDay);
  await expect(form.field(page, 'day')).toBeVisible();
  await expect(page.locator('output')).toHaveText(new RegExp(`^A table, .*, ${openTime.label}$`));
  await expect(page.locator('output')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tableForSix(page).check();
  const seats = await seatColours(page);
  expect(seats.indexOf(seats[5] ?? ''), 'only the chosen seat has its colour').toBe(5);
  expect(new Set(seats).size).toBe(2);
  await form.fillIn(page);
  const email = form.emailLink(page);
  const words = encodeURIComponent(await page.locator('output').innerText());
  await expect(email).toHaveAttribute('href', new RegExp(`body=${words}`));
});

test('a link to a table shows the booking at once, so that nothing moves', async ({ page }) => {
  await page.route('**/contact?*', async (route) => {
    const response = await route.fetch();
    // As long as the page comes, no module runs.
    const body = (await response.text()).replaceAll('type="module"', 'type="late"');
    await route.fulfill({ response, body });
  });
  await page.goto('contact?subject=reservations');
  await expect(form.booking(page)).toBeVisible();
  await page.goto('contact?subject=gaming');
  await expect(form.booking(page)).toBeHidden();
});

test('a table for one is booked by the keyboard', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('radio', { name: 'Any number' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '1, only you' })).toBeChecked();
  await expect(page.locator('output')).toHaveText('Table for one');
});

test('a past day is refused, but only for reservations', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page, path);
  await page.clock.setSystemTime(lateThatDay);
  const heading = await page.locator('#form-heading').innerText();
  await tableForSix(page).check();
  const day = form.field(page, 'day');
  await day.fill('2020-01-01');
  await form.send(page);
  await expect(day).toBeFocused();
  await expect(page.locator('#day-error span')).toBeVisible();
  await expect(day).toHaveAccessibleDescription(await page.locator('#day-error').innerText());
  await expect(day).toHaveAttribute('min', openDay);
  await day.fill(openDay);
  await expect(page.locator('#day-error span')).toBeHidden();
  await expect(day).toHaveAccessibleDescription('');

  // The hidden day does not block a message about another subject.
  await day.fill('2020-01-01');
  await form.fillIn(page);
  await form.field(page, 'subject').selectOption('other');
  await expect(form.booking(page)).toBeHidden();
  await expect(page.locator('#form-heading')).not.toHaveText(heading, { useInnerText: true });
  const email = form.emailLink(page);
  await expect(email).toHaveAttribute('href', /body=A%20table%20for%20two/);
  await form.send(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(tableForSix(page)).not.toBeChecked();
  await expect(page.locator('[data-invitation]')).toBeHidden();
});

test('a time that has passed today is refused', async ({ page }) => {
  await form.openAndCollectAlerts(page, path);
  const time = form.field(page, 'time');
  await page.clock.setSystemTime(lateThatDay);
  await form.fillIn(page);
  await form.field(page, 'day').fill(openDay);
  await time.selectOption(openTime.value);
  await form.send(page);
  await expect(time).toBeFocused();
  await expect(page.locator('#time-error span')).toBeVisible();
});

test('the link to the form chooses no subject', async ({ page }) => {
  await page.goto('contact');
  await page.locator('main a[href="#form-heading"]').click();
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(form.booking(page)).toBeHidden();
  await expect(form.field(page, 'subject')).toHaveValue('');
});

test('an unknown subject in the URL is ignored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('contact?subject=<b>&subject=gaming#form');
  await expect(form.field(page, 'subject')).toHaveValue('');
  await form.field(page, 'message').fill('For twelve');
  await page.locator('[popovertarget]').click();
  await page.locator('#site-nav a[href="#form"]').click();
  await expect(form.field(page, 'subject')).toHaveValue('reservations');
  await expect(form.field(page, 'message')).toHaveValue('For twelve');
  await expect(page.locator('#form-heading')).toBeInViewport();
});
