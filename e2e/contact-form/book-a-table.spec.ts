import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { islandScripts } from '../support/pages.ts';

const path = 'contact?subject=reservations#form';
const tableForSix = (page: Page) =>
  page.getByRole('radio', { name: '6', exact: true, includeHidden: true });

test('"Book a table" leads to the booking', async ({ page, log }) => {
  await page.goto('');
  await page.locator('section:has(#come-in-heading)').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(page.locator('#form-heading')).toHaveText('Book a table', { useInnerText: true });
  await expect(form.field(page, 'subject')).toHaveValue('reservations');
  expect(islandScripts(log)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();

  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
  await expect.poll(() => form.typed(page)).toEqual(Object.values(form.message));
});

test('the booking fits its windows, and the table stands beside its fields', async ({ page }) => {
  await page.goto(path);
  for (const [width, height, limit] of [
    [360, 740, 1400],
    [1440, 900, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    const panel = await page.locator('#form').boundingBox();
    expect.soft(panel?.height, `the height of the form at ${width} px`).toBeLessThanOrEqual(limit);
  }
  const table = await page.locator('#booking').boundingBox();
  const name = await form.field(page, 'name').boundingBox();
  expect(table?.x).toBeLessThan(name?.x ?? 0);
  expect(Math.abs((table?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(100);
});

test('a table is booked in words', async ({ page }) => {
  await page.goto(path);
  const words = page.locator('output');
  await tableForSix(page).check();
  const day = form.field(page, 'day');
  await day.fill((await day.getAttribute('max')) ?? '');
  const time = form.field(page, 'time');
  await time.selectOption('20:00');
  await expect(words).toHaveText(/^Table for six, \w+day \d+ \w+, 8 PM$/);
  await expect(words).toHaveRole('status');
  const chairs = await page
    .locator('.chair')
    .evaluateAll((all) => all.map((chair) => getComputedStyle(chair, '::before').backgroundColor));
  expect(chairs.lastIndexOf(chairs[0] ?? ''), 'the last of the taken chairs').toBe(5);
  await time.selectOption({ label: '1 AM' });
  await expect(words).toHaveText(/^Table for six, the night of \w+day \d+ \w+, 1 AM$/);
  await expectNoFindings(page, 'a table');
  const email = page.getByRole('link', { name: 'Send as Email' });
  await expect(email).toHaveAttribute('href', /body=Table%20for%20six/);
});

test('a day that is over is refused, for its subject alone', async ({ page }) => {
  const alerts = await form.openAndCollectAlerts(page, path);
  await tableForSix(page).check();
  const day = form.field(page, 'day');
  await day.fill('2020-01-01');
  await form.send(page);
  await expect(day).toBeFocused();
  await expect(page.locator('#day-error span')).toBeVisible();
  await expect(day).toHaveAccessibleDescription(await page.locator('#day-error').innerText());
  await day.fill((await day.getAttribute('min')) ?? '');
  await expect(page.locator('#day-error span')).toBeHidden();
  await expect(day).toHaveAccessibleDescription('');

  // A hidden day does not stop a message on another subject.
  await day.fill('2020-01-01');
  await form.fillIn(page);
  await form.field(page, 'subject').selectOption('other');
  await expect(page.locator('#booking')).toBeHidden();
  await expect(page.locator('#form-heading')).toHaveText('Send us a message', {
    useInnerText: true,
  });
  const email = page.getByRole('link', { name: 'Send as Email' });
  await expect(email).toHaveAttribute('href', /body=A%20table%20for%20two/);
  await form.send(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(tableForSix(page)).not.toBeChecked();
  await expect(page.locator('.invitation')).toBeHidden();
});

test('a time that has passed today is refused', async ({ page }) => {
  await form.openAndCollectAlerts(page, path);
  const time = form.field(page, 'time');
  await page.clock.setSystemTime('2026-12-04T21:00');
  await form.fillIn(page);
  await form.field(page, 'day').fill('2026-12-04');
  await time.selectOption('07:00');
  await form.send(page);
  await expect(time).toBeFocused();
  await expect(page.locator('#time-error span')).toBeVisible();
});

test('Send turns the booking into an invitation, whose address lays the table', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T12:00' });
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', ({ url }: ShareData) => {
      document.title = String(url);
      return Promise.resolve();
    });
  });
  await page.goto(`contact?subject=reservations&guests=6&date=2026-12-04&time=20:00#form`);
  const invited = page.getByText('A friend asks you to this table');
  await step('the address lays the table', async () => {
    await expect(page.locator('output')).toHaveText('Table for six, Friday 4 December, 8 PM');
    await expect(invited).toBeVisible();
  });
  const card = page.locator('.invitation');
  await step('the card says what was sent', async () => {
    await expect(card).toBeHidden();
    page.on('dialog', (dialog) => void dialog.accept());
    await form.fillIn(page);
    await form.send(page);
    await form.passSending(page);
    await expect(card).toContainText('Table for six');
    await expect(card).toContainText('Friday 4 December, 8 PM');
    await expect(card).toContainText('Not a booking until we answer');
    await expect(card.locator('.seat:visible')).toHaveCount(6);
    await expectNoFindings(page, 'an invitation', [320]);
    await card.getByRole('button', { name: 'Send to your friends' }).click();
    const query = 'subject=reservations&guests=6&date=2026-12-04&time=20:00#form';
    await expect.poll(() => page.title()).toBe(`${page.url().split('?')[0]}?${query}`);
  });
  await step('it alone is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(card.locator('.invitation-card')).toBeVisible();
    await expect(page.getByRole('button', { includeHidden: true }).first()).toBeHidden();
    await expect(page.locator('h1, h2').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  for (const [query, words] of [
    ['guests=13&date=2026-11-25&time=05:00', ''],
    ['guests=6&date=tomorrow&time=<b>', 'Table for six'],
    ['time=21:00', 'A table, 9 PM'],
  ] as const) {
    await page.goto(`contact?subject=reservations&${query}#form`);
    await expect(page.locator('output')).toHaveText(words);
    await expect(invited).toBeVisible({ visible: words.includes('six') });
  }
});

test('an unknown subject is ignored, and the menu loses no word', async ({ page }) => {
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
