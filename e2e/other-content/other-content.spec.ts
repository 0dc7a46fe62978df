import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { readContent } from '../../src/lib/content/content-files.ts';
import { weekdayOf } from '../../src/schemas/hours/weekday.ts';
import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';
import { stylesOf } from '../support/read.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';

/** The content of the other venue, which exists once its site is built: call this within a test. */
const readOtherContent = () => readContent(sites['other-content'].project);

/** The contents of all text files of the site: pages, drawings, scripts and the manifest. */
function textsOfSite() {
  const { folder } = sites['other-content'];
  const patterns = ['**/*.{html,svg,txt,js,webmanifest}', '**/.well-known/*'];
  return globSync(patterns, { cwd: folder }).map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return { file, text: plainSpaces(text.replaceAll('<wbr>', '').replaceAll('&#39;', "'")) };
  });
}

/** The texts and numbers among fields. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(valuesIn) : [String(value)];

test('no file contains facts that are true only for our venue', () => {
  const { name, blurb, studio, address, telephones, emails, minimumAge } = venue;
  const ours = [
    ...[name, blurb, studio, address.street, address.town, '24/7'],
    ...telephones.map(({ number }) => number),
    ...emails.map((email) => email.address),
    ...['+', ' or over', ' and over'].map((words) => `${minimumAge}${words}`),
    'six games',
    'day or night',
    'at any hour',
    'around the clock',
    ...['your room', ', a room', 'hotel', 'valet', 'and concierge', 'the concierge', 'a concierge'],
    'lagoon front',
    // A company takes the bookings.
    '/contact?subject=',
  ].map((words) => words.toLowerCase());
  for (const { file, text } of textsOfSite()) {
    const said = ours.filter((words) => text.toLowerCase().includes(words));
    expect.soft(said, file).toEqual([]);
    const printed = file.endsWith('.html') ? text.replaceAll(/<script[^]*?<\/script>/g, '') : '';
    // The venue has another currency and another clock.
    expect.soft(printed, file).not.toMatch(/undefined|NaN|\[object|£|\d [AP]M\b/);
  }
});

test('every fact of the venue is on a page, as text', () => {
  const all = textsOfSite()
    .map(({ text }) => text)
    .join('\n');
  const asText = (fact: string) =>
    fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { venue } = readOtherContent();
  const facts = valuesIn([
    // pages/facts.spec.ts reads the hours, which pages print in their own words.
    venue.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, value]) =>
        ['hours', 'photos'].includes(name) ? [] : [value],
      ),
    ),
    venue.flatMap(({ data }) => data?.photos?.map(({ imageAlt, credit }) => [imageAlt, credit])),
  ]);
  expect(facts.length).toBeGreaterThan(20);
  expect(facts.filter((fact) => !all.includes(asText(fact)))).toEqual([]);
  expect(facts.filter((fact) => fact.includes('<') && all.includes(fact))).toEqual([]);
});

// Neither a valet nor bedrooms.
test('the home page has the drawings of its facts, and no others', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.hero legend'), 'the days of the clock').toHaveText(/, Tue\b/);
  const rooms = await page
    .locator('[data-room]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['room']));
  const expected = ['kitchen', 'table', 'sofas', 'concierge', 'stairs', 'tram', 'door'];
  expect(rooms).toEqual(expected);
});

test('a photograph is on the page of its room, cropped, and as a poster it loads late', async ({
  page,
}) => {
  await page.goto('');
  const poster = page.locator('#games [data-poster]').nth(1);
  await expect(poster).toHaveAttribute('loading', 'lazy');
  await expect(poster, 'resized').toHaveAttribute('src', /\.webp$/);
  await poster.scrollIntoViewIfNeeded();
  await expect(poster, 'its width in pixels').toHaveJSProperty('naturalWidth', 800);
  const { photos = [] } = readOtherContent().venue[0]?.data ?? {};
  const photographs = page.locator('figure img');
  for (const [path, rooms] of Object.entries({
    evenings: ['table'],
    menu: ['kitchen'],
    '': ['sofas', 'door'],
  })) {
    await page.goto(path);
    const shown = await photographs.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ alt, width, height, srcset }) => {
        const widths = srcset.match(/\d+(?=w)/g) ?? [];
        return { alt, ratio: height / width, isSharp: Math.max(...widths.map(Number)) >= width };
      }),
    );
    // Their file is much taller than wide.
    const wanted = rooms.map((room) => ({
      alt: photos.find((photo) => photo.room === room)?.imageAlt,
      ratio: expect.closeTo(1.25, 1),
      isSharp: true,
    }));
    expect(shown, `photographs on /${path}, cropped`).toEqual(wanted);
    await page.emulateMedia({ media: 'print' });
    await expect(photographs.filter({ visible: true }), 'on paper').toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test('a table in a text scrolls in a region with the words of its head, and lists have their marks', async ({
  page,
}) => {
  await page.goto('privacy');
  const region = page.getByRole('region', { name: 'What, How long', exact: true });
  await expect(region.getByRole('table')).toBeVisible();
  await expect(region, 'for the keyboard').toHaveAttribute('tabindex', '0');
  await expect(region).toHaveCSS('overflow-x', 'auto');
  const marks = await stylesOf(page.locator('.legal :is(ul, ol)'), 'list-style-type');
  expect.soft(marks).toEqual(['disc', 'decimal']);
});

// Our own address is a placeholder, and search engines require an address for events.
test('search engines get the evenings', async ({ page }) => {
  await page.goto('evenings');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': events } = JSON.parse(data ?? '{}') as { '@graph': { name: string }[] };
  // The evening with a date is over.
  const titles = readOtherContent().evenings.flatMap(({ data }) => (data?.date ? [] : data?.title));
  expect(titles.length).toBeGreaterThan(0);
  expect(events.map(({ name }) => name).toSorted()).toEqual(titles.toSorted());
});

// Our own site has no address for reports.
test('security.txt has the address for reports, and is valid for a year', () => {
  // Visitors look for it at the root of the host (RFC 9116, section 3).
  const text = readFileSync(`${sites['other-content'].folder}/.well-known/security.txt`, 'utf8');
  const [venue] = readOtherContent().venue;
  expect(text).toContain(`Contact: mailto:${venue?.data?.securityEmail}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThanOrEqual(365);
});

test('a booking on a closed day or outside the hours of its weekday is refused', async ({
  page,
}) => {
  await page.goto('contact?subject=reservations#form');
  const day = page.locator('#day');
  const time = page.locator('#time');
  const expectValid = (field: Locator, isValid: boolean) =>
    expect(field).toHaveJSProperty('validity.valid', isValid);
  const dayError = page.locator('#day-error span');
  // The build adds days on which the kitchen is closed.
  const [holidays] = readOtherContent().venue[0]?.data?.hours.exceptions ?? [];
  const { from, to } = holidays ?? { from: '', to: '' };
  for (const closedDay of [from, to]) {
    await day.fill(closedDay);
    await expectValid(day, false);
  }

  const kitchenClosed = (await dayError.textContent()) ?? '';
  expect(kitchenClosed).not.toBe('');
  const week = Array.from({ length: 7 }, (_, days) => daysAfter(from, days - 7));
  const fillIn = (weekday: string) =>
    day.fill(week.find((date) => weekdayOf(date) === weekday) ?? '');
  await fillIn('Tuesday');
  await expectValid(day, true);
  await fillIn('Monday');
  await expectValid(day, false);
  await expect(dayError, 'the reason is that the venue is closed').not.toHaveText(kitchenClosed);
  await fillIn('Saturday');
  await time.selectOption('17:00');
  await expectValid(time, true);
  await fillIn('Sunday');
  await expectValid(time, false);
  await expect(page.locator('#time-error span')).toContainText('12:00-15:00 and 18:00-22:00');
  await time.selectOption('18:00');
  await expectValid(time, true);
  // Only the times of that day are offered.
  await expect(time.locator('option:enabled')).toHaveCount(1 + 6 + 8);
});
