import * as form from '../support/contact-form.ts';
import { legalPage, playable } from '../support/content.ts';
import { pageChanges } from '../support/page-changes.ts';
import { eventually, focus, focused, isShown, loadedUrl, test, textOf } from './engine.ts';
import type { Browser, Frame } from './browser.ts';

/*
 * Old links, the menu, a demo and the form in browsers that Playwright cannot control. Other tests run only in Chromium,
 * because they do not depend on the engine.
 */
const [{ id }] = playable;
const menuButton = '[popovertarget]';
const submit = 'form button[type=submit]';

/** Whether the menu is shown, and the state of its button. */
const menu = (frame: Frame) => () =>
  frame.evaluate(() => [
    document.querySelector('#site-nav')?.checkVisibility(),
    document.querySelector('[popovertarget]')?.ariaExpanded,
  ]);

const typed = (tab: Browser) => () => tab.evaluate(form.readFields);

/** Sets fields without events, as browsers restore them, and types the last word. */
async function fillIn(tab: Browser) {
  await tab.evaluate(form.restore, form.message);
  await focus(tab, '#message');
  await tab.type(' Or nine.');
  const message = `${form.message.message} Or nine.`;
  await eventually(typed(tab)).toEqual(Object.values({ ...form.message, message }));
}

async function expectConfirmed(tab: Browser) {
  await eventually(() => tab.evaluate(() => document.documentElement.dataset['alert'])).toBe(
    form.confirmation,
  );
  await eventually(typed(tab)).toEqual(['', '', '', '']);
}

test('an old link leads to its page, and Back to the page before', async ({ tab, open, site }) => {
  await open('terms');
  // Engines parse a backslash and a tab in a URL differently.
  for (const [hash, path] of [
    [`#/game/${id}`, `game/${id}`],
    ['#/\\x.example', 'not-found'],
    ['#/\t/x.example', 'not-found'],
  ] as const) {
    await tab.evaluate((old) => void (location.href = `./${old}`), hash);
    await eventually(loadedUrl(tab)).toBe(site.url + path);
    await tab.evaluate(() => history.back());
    await eventually(loadedUrl(tab)).toBe(`${site.url}terms`);
  }
});

test('a translated menu opens and closes by clicks, and the next one by keys', async ({
  tab,
  open,
}) => {
  await open('');
  await tab.evaluate(pageChanges['a translation of every text']);
  for (const isOpen of [true, false, true]) {
    await tab.click(menuButton);
    await eventually(menu(tab)).toEqual([isOpen, String(isOpen)]);
  }
  await tab.click('#site-nav a[href$="/privacy"]');
  await eventually(textOf(tab, 'h1')).toBe(legalPage('privacy').title);
  await eventually(menu(tab)).toEqual([false, null]);

  await focus(tab, menuButton);
  await tab.press('Enter');
  await eventually(menu(tab)).toEqual([true, 'true']);
  await tab.press('Tab');
  await eventually(focused(tab)).toBe(await textOf(tab, '#site-nav a')());
  await tab.press('Escape');
  await eventually(menu(tab)).toEqual([false, 'false']);
  await eventually(focused(tab)).toBe(await textOf(tab, menuButton)());
});

test('a demo plays a round in the frame of its game', async ({ tab, open }) => {
  await open(`game/${id}`);
  // A smooth scroll would move the frame during the click.
  await tab.evaluate(() =>
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }),
  );
  const text = (selector: string) => () => tab.inFrame((frame) => textOf(frame, selector)());
  await eventually(text('.start')).toBe('Start demo');
  await tab.inFrame((frame) => frame.click('.start'));
  await tab.inFrame((frame) => frame.click('.spin'));
  await eventually(text('.announcement')).toMatch(/Credits/);
  await tab.inFrame((frame) => frame.click('.bar .open-rules'));
  await eventually(text('.rules[open] button')).toMatch(/^Close/);
});

test('on a changed page, the form reports missing fields and keeps the text', async ({
  tab,
  open,
}) => {
  const changePage = async () => {
    for (const change of Object.values(pageChanges)) await tab.evaluate(change);
  };
  await open('contact');
  await changePage();
  await tab.click(submit);
  for (const selector of ['.field:user-invalid', '[aria-invalid=true]']) {
    const marked = () =>
      tab.evaluate((css) => [...document.querySelectorAll(css)].map(({ id }) => id), selector);
    await eventually(marked).toEqual(Object.keys(form.message));
  }
  await eventually(focused(tab)).toBe('name');
  await fillIn(tab);
  await changePage();
  await tab.click(submit);
  await eventually(textOf(tab, submit)).toBe('SENDING...');
  await expectConfirmed(tab);
});

const loadError = '[data-load-error]';

test('without its script, the form shows an error and can try again', async ({
  tab,
  open,
  site,
}) => {
  await open('contact');
  site.loseModules();
  await fillIn(tab);
  await tab.click(submit);
  await eventually(isShown(tab, loadError)).toBe(true);
  site.restoreModules();
  await focus(tab, '#name');
  await eventually(() => tab.evaluate(form.isHydrated)).toBe(true);
  await tab.click(submit);
  await eventually(isShown(tab, loadError)).toBe(false);
  await expectConfirmed(tab);
});
