import * as form from '../support/contact-form.ts';
import { legalPage, playable } from '../support/content.ts';
import { lastTime, openDay, openTime } from '../support/open-day.ts';
import { eventually, test, type Browser } from './engine.ts';

/*
 * Old links, the menu, a demo and the form in browsers that Playwright cannot control. Other tests run only in Chromium,
 * because they do not depend on the engine.
 */
const [{ id }] = playable;
const menuButton = '[popovertarget]';
const submit = 'form button[type=submit]';

// These functions run in the page.
const text = (css: string) => document.querySelector<HTMLElement>(css)?.innerText.trim();
const isShown = (css: string) =>
  document.querySelector(css)?.checkVisibility({ visibilityProperty: true });
const focus = (css: string) => document.querySelector<HTMLElement>(css)?.focus();
/** The focused element. In a window without focus, WebKitGTK does not match `:focus`. */
const focused = () => {
  const { id, innerText } = document.activeElement as HTMLElement;
  return id || innerText.trim();
};
/** Whether the menu is shown, and the state of its button. */
const menu = () => [
  document.querySelector('#site-nav')?.checkVisibility(),
  document.querySelector('[popovertarget]')?.ariaExpanded,
];
/** The address of the page once it has loaded. Before that, Back may only stop the load. */
const loadedUrl = () => document.readyState === 'complete' && location.href;
/** Chooses an option, as a visitor does. */
const choose = (css: string, value: string) => {
  const field = document.querySelector<HTMLSelectElement>(css);
  if (field) field.value = value;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
};
const leaveTo = (address: string) => void (location.href = address);

/** The message with the word that `fillIn` types. */
const written = { ...form.message, message: `${form.message.message} Or nine.` };

/** Sets fields without events, as browsers restore them, and types the last word. */
async function fillIn(tab: Browser) {
  await tab.evaluate(form.restore, form.message);
  await tab.evaluate(focus, '#message');
  await tab.type(' Or nine.');
  await eventually(tab, form.readFields).toEqual(Object.values(written));
}

test('an old link leads to its page, and Back to the page before', async ({ tab, open, site }) => {
  await open('terms');
  // Engines parse a backslash and a tab in a URL differently.
  for (const [hash, path] of [
    [`#/game/${id}`, `game/${id}`],
    ['#/\\x.example', 'not-found'],
    ['#/\t/x.example', 'not-found'],
  ] as const) {
    await tab.evaluate(leaveTo, `./${hash}`);
    await eventually(tab, loadedUrl).toBe(site.url + path);
    await tab.back();
    await eventually(tab, loadedUrl).toBe(`${site.url}terms`);
  }
});

test('the menu opens and closes by clicks, and on the next page by keys', async ({ tab, open }) => {
  await open('');
  for (const isOpen of [true, false, true]) {
    await tab.click(menuButton);
    await eventually(tab, menu).toEqual([isOpen, String(isOpen)]);
  }
  await tab.click('#site-nav a[href$="/privacy"]');
  await eventually(tab, text, 'h1').toBe(legalPage('privacy').title);
  await eventually(tab, menu).toEqual([false, null]);

  await tab.evaluate(focus, menuButton);
  await tab.press('Enter');
  await eventually(tab, menu).toEqual([true, 'true']);
  await tab.press('Tab');
  await eventually(tab, focused).toBe(await tab.evaluate(text, '#site-nav a'));
  await tab.press('Escape');
  await eventually(tab, menu).toEqual([false, 'false']);
  await eventually(tab, focused).toBe(await tab.evaluate(text, menuButton));
});

test('a demo plays a round in the frame of its game', async ({ tab, open }) => {
  await open(`game/${id}`);
  // A smooth scroll would move the frame during the click.
  await tab.evaluate(() =>
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }),
  );
  await tab.inFrame(async () => {
    await eventually(tab, isShown, '.start').toBe(true);
    await tab.click('.start');
    await tab.click('.main-button');
    await eventually(tab, text, '.announcement').toMatch(/Credits/);
    await tab.click('.bar .open-rules');
    await eventually(tab, isShown, '.rules[open] button').toBe(true);
  });
});

test('the form reports missing fields, and sends the text', async ({ tab, open }) => {
  await open('contact');
  await tab.click(submit);
  const idsOf = (css: string) => [...document.querySelectorAll(css)].map((field) => field.id);
  for (const selector of ['.field:user-invalid', '[aria-invalid=true]']) {
    await eventually(tab, idsOf, selector).toEqual(Object.keys(form.message));
  }
  await eventually(tab, focused).toBe('name');
  await fillIn(tab);
  await tab.click(submit);
  await eventually(tab, text, submit).toBe('Sending...');
  await eventually(tab, () => document.documentElement.dataset['alert']).toBe(form.confirmation);
  await eventually(tab, form.readFields).toEqual(['', '', '', '']);
});

test('Back and a reload restore the message and the table, not the one of the link', async ({
  tab,
  open,
  engine,
}) => {
  await open(`contact?subject=reservations&date=${openDay}&time=${openTime.value}`);
  await eventually(tab, text, 'output').toMatch(/^A table, .*day \d+ /);
  await tab.click('[name=guests][value="2"]');
  await tab.evaluate(choose, '#time', lastTime.value);
  await eventually(tab, text, 'output').toMatch(
    new RegExp(`^Table for two, .*, ${lastTime.label}$`),
  );
  const table = await tab.evaluate(text, 'output');
  await fillIn(tab);
  await tab.evaluate(leaveTo, './terms');
  await eventually(tab, text, 'h1').toBe(legalPage('terms').title);
  await tab.back();
  await eventually(tab, text, 'output').toBe(table);
  await eventually(tab, form.readFields).toEqual(Object.values(written));

  // A reload in WebKit begins with an empty form.
  if (engine === 'WebKitGTK') return;
  await tab.evaluate(() => {
    document.documentElement.dataset['before'] = 'the reload';
    location.reload();
  });
  await eventually(tab, () => document.documentElement.dataset['before']).toBeFalsy();
  await eventually(tab, text, 'output').toBe(table);
  await eventually(tab, form.readFields).toEqual(Object.values(written));
});
