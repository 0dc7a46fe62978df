import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { openDay, openTime } from '../support/open-day.ts';
import { eventually, expect, test, textOf } from './engine.ts';
import type { Browser } from './browser.ts';
import { changed, fillIn, submit, typed } from './fill-in.ts';
import { withEndpoint } from './reporting-site.ts';

const status = (tab: Browser) => textOf(tab, 'form [aria-live]');

/** Visits another page, and goes back. */
async function leaveAndComeBack(tab: Browser) {
  await tab.evaluate(() => void (location.href = './terms'));
  await eventually(textOf(tab, 'h1')).toBe(legalPage('terms').title);
  await tab.evaluate(() => history.back());
  await eventually(textOf(tab, '#form-heading')).toBe('Book a table');
}

test('a table is booked once, whenever the visitor leaves', async ({ tab, open, site }) => {
  const query = `?subject=reservations&guests=6&date=${openDay}&time=${openTime.value}`;
  await open(`${withEndpoint}contact${query}`);
  await eventually(textOf(tab, 'output')).toMatch(/^Table for six, /);
  const table = await textOf(tab, 'output')();
  await fillIn(tab);
  await leaveAndComeBack(tab);
  await eventually(typed(tab)).toEqual(Object.values(changed));
  await eventually(textOf(tab, 'output')).toBe(table);
  expect(site.endpoint.takeMessages()).toEqual([]);

  await tab.click(submit);
  const booking = { ...changed, guests: '6', day: openDay, time: openTime.value, table };
  await expect.poll(() => site.endpoint.takeMessages()).toMatchObject([booking]);
  site.endpoint.confirm();
  await eventually(status(tab)).toContain('Message sent');
  await eventually(typed(tab)).toEqual(['', '', 'reservations', '']);
  await leaveAndComeBack(tab);
  await tab.click('#name');
  await eventually(() => tab.evaluate(form.isHydrated)).toBe(true);
  await eventually(status(tab)).not.toContain(form.errors.unclear);
  expect(site.endpoint.takeMessages()).toEqual([]);
});
