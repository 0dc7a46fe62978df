import { confirmation, isHydrated, message, restore } from '../support/contact-form.ts';
import { legalPage, playable } from '../support/content.ts';
import { pageChanges } from '../support/page-changes.ts';
import { eventually, keys, test, type Browser, type Frame } from './engine.ts';

/*
 * The core of the site in browsers that Playwright cannot drive: old addresses, the menu, the form and a demo. What
 * is no matter of the engine is asked of Chromium alone.
 */
const [{ id }] = playable;
const menuButton = '[popovertarget]';
const submit = 'form button[type=submit]';
const typedWords = Object.values({ ...message, message: `${message.message} Or nine.` });

const translate = pageChanges['a translation of every text'];

const textOf = (frame: Frame, selector: string) => () =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText.trim(), selector);
const focus = (frame: Frame, selector: string) =>
  frame.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);

/** What the focus is on: WebKitGTK matches no `:focus` in a window that has none. */
const focused = (frame: Frame) => () =>
  frame.evaluate(() => {
    const { id, innerText } = document.activeElement as HTMLElement;
    return id || innerText;
  });

const heading = (frame: Frame) => textOf(frame, 'h1');
const isShown = (frame: Frame, selector: string) => () =>
  frame.evaluate((css) => document.querySelector(css)?.checkVisibility(), selector);

/** Whether the menu is shown, and what its button says of it. */
const menu = (frame: Frame) => () =>
  frame.evaluate(() => [
    document.querySelector('#site-nav')?.checkVisibility(),
    document.querySelector('[popovertarget]')?.ariaExpanded,
  ]);

const typed = (frame: Frame) => () =>
  frame.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.field')].map(({ value }) => value),
  );

/** Sets the fields as a browser restores them, and types the last word. */
async function fillIn(tab: Browser) {
  await tab.evaluate(restore, message);
  await focus(tab, '#message');
  await tab.type(' Or nine.');
  await eventually(typed(tab)).toEqual(typedWords);
}

const isSending = (tab: Browser) => () =>
  tab.evaluate(() => document.querySelector('form button')?.matches(':disabled'));

async function expectSent(tab: Browser) {
  await eventually(isSending(tab)).toBe(true);
  await eventually(() => tab.acceptAlert()).toBe(confirmation);
  await eventually(isSending(tab)).toBe(false);
  await eventually(typed(tab)).toEqual(['', '', '', '']);
}

test('old links lead to their pages, and Back to the page before', async ({ tab, open, site }) => {
  for (const [hash, path, shown] of [
    ['#/contact', 'contact', 'form'],
    [`#/game/${id}`, `game/${id}`, 'iframe'],
    ['#/game/Nope', 'game/Nope', '.unknown-game'],
    ['#//x.example', 'not-found', '.error-screen'],
    ['#/\\x.example', 'not-found', '.error-screen'],
    ['#/\t/x.example', 'not-found', '.error-screen'],
  ] as const) {
    await test.step(JSON.stringify(hash), async () => {
      await open('terms');
      await tab.evaluate((old) => void (location.href = `./${old}`), hash);
      await eventually(() => tab.evaluate(() => location.href)).toBe(site.url + path);
      await eventually(isShown(tab, shown)).toBe(true);
      await tab.evaluate(() => history.back());
      await eventually(heading(tab)).toBe(legalPage('terms').title);
    });
  }
});

test('the menu opens and closes by clicks and keys, once translated', async ({ tab, open }) => {
  await open('');
  await tab.evaluate(translate);
  for (const isOpen of [true, false, true]) {
    await tab.click(menuButton);
    await eventually(menu(tab)).toEqual([isOpen, String(isOpen)]);
  }
  await tab.click('#site-nav a[href$="/privacy"]');
  await eventually(heading(tab)).toBe(legalPage('privacy').title);
  await eventually(menu(tab)).toEqual([false, null]);

  await focus(tab, menuButton);
  await tab.type(keys.Enter);
  await eventually(menu(tab)).toEqual([true, 'true']);
  await tab.type(keys.Tab);
  await eventually(focused(tab)).toBe(await textOf(tab, '#site-nav a')());
  await tab.type(keys.Escape);
  await eventually(menu(tab)).toEqual([false, 'false']);
  await eventually(focused(tab)).toBe(await textOf(tab, menuButton)());
});

for (const [change, happen] of Object.entries(pageChanges)) {
  test(`${change}: no word is lost, and the message is sent`, async ({ tab, open }) => {
    await open('contact');
    await tab.evaluate(happen);
    await tab.click(submit);
    for (const mark of ['.field:user-invalid', '[aria-invalid=true]']) {
      const marked = () =>
        tab.evaluate((css) => [...document.querySelectorAll(css)].map(({ id }) => id), mark);
      await eventually(marked).toEqual(Object.keys(message));
    }
    await eventually(focused(tab)).toBe('name');
    await fillIn(tab);
    await tab.evaluate(happen);
    await eventually(typed(tab)).toEqual(typedWords);
    await tab.click(submit);
    await expectSent(tab);
  });
}

test('a lost script: the form says so, and can try again', async ({ tab, open, site }) => {
  await open('contact');
  site.loseModules();
  await fillIn(tab);
  await tab.click(submit);
  const isErrorShown = isShown(tab, '[data-load-error]');
  await eventually(isErrorShown).toBe(true);
  await eventually(typed(tab)).toEqual(typedWords);

  site.restoreModules();
  await focus(tab, '#name');
  await eventually(() => tab.evaluate(isHydrated)).toBe(true);
  await tab.click(submit);
  await expectSent(tab);
  await eventually(isErrorShown).toBe(false);
});

test('a demo plays a round in the frame of its game', async ({ tab, open }) => {
  await open(`game/${id}`);
  // A page that still scrolls smoothly moves the frame away from under the press.
  await tab.evaluate(() =>
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }),
  );
  const text = (selector: string) => () => tab.inFrame((frame) => textOf(frame, selector)());
  await eventually(text('.start')).toBe('Start demo');
  await tab.inFrame((frame) => frame.click('.start'));
  await tab.inFrame((frame) => frame.click('.spin'));
  await eventually(text('[role=status]')).toMatch(/Credits/);
  await tab.inFrame((frame) => frame.click('.bar .open-rules'));
  await eventually(text('.rules[open] button')).toMatch(/^Close/);
});
