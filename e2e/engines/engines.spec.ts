import { confirmation, isHydrated, message, restore } from '../support/contact-form.ts';
import { legalPage, playable } from '../support/content.ts';
import { pageChanges } from '../support/page-changes.ts';
import { eventually, keys, test, type Browser, type Frame } from './engine.ts';

/*
 * The core of the site in browsers that Playwright cannot drive: old addresses, the menu, the form and a demo. What
 * is no matter of the engine is asked of Chromium alone.
 */
const [{ id, name }] = playable;
const menuButton = '[popovertarget]';
const submit = 'form button[type=submit]';
const typedWords = Object.values({ ...message, message: `${message.message} Or nine.` });
const unexpected = 'Unexpected Application Error!';

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

/** The heading that is shown: an error page has two. */
const heading = (frame: Frame) => () =>
  frame.evaluate(
    () => [...document.querySelectorAll('h1')].find((each) => each.checkVisibility())?.innerText,
  );

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
async function fillIn(browser: Browser) {
  await browser.evaluate(restore, message);
  await focus(browser, '#message');
  await browser.type(' Or nine.');
  await eventually(typed(browser)).toEqual(typedWords);
}

async function expectSent(browser: Browser) {
  await eventually(textOf(browser, submit)).toBe('Sending...');
  await eventually(() => browser.acceptAlert()).toBe(confirmation);
  await eventually(textOf(browser, submit)).toBe('Send Message');
  await eventually(typed(browser)).toEqual(['', '', '', '']);
}

test('old links lead to their pages, and Back to the page before', async ({
  browserWindow: browser,
  open,
  site,
}) => {
  for (const [hash, path, title] of [
    ['#/contact', 'contact', 'Contact Us'],
    [`#/game/${id}`, `game/${id}`, name],
    ['#/game/Nope', 'game/Nope', 'Unknown game'],
    ['#//x.example', 'not-found', unexpected],
    ['#/\\x.example', 'not-found', unexpected],
    ['#/\t/x.example', 'not-found', unexpected],
  ] as const) {
    await test.step(JSON.stringify(hash), async () => {
      await open('terms');
      await browser.evaluate((old) => void (location.href = `./${old}`), hash);
      await eventually(() => browser.evaluate(() => location.href)).toBe(site.url + path);
      await eventually(heading(browser)).toBe(title);
      await browser.evaluate(() => history.back());
      await eventually(heading(browser)).toBe(legalPage('terms').title);
    });
  }
});

test('the menu opens and closes by clicks, also on a translated page, and by keys', async ({
  browserWindow: browser,
  open,
}) => {
  await open('');
  await browser.evaluate(translate);
  for (const isOpen of [true, false, true]) {
    await browser.click(menuButton);
    await eventually(menu(browser)).toEqual([isOpen, String(isOpen)]);
  }
  await eventually(textOf(browser, menuButton)).toBe('Close');
  await browser.click('#site-nav a[href$="/privacy"]');
  await eventually(heading(browser)).toBe(legalPage('privacy').title);
  await eventually(menu(browser)).toEqual([false, null]);

  await focus(browser, menuButton);
  await browser.type(keys.Enter);
  await eventually(menu(browser)).toEqual([true, 'true']);
  await browser.type(keys.Tab);
  await eventually(focused(browser)).toBe('Home');
  await browser.type(keys.Escape);
  await eventually(menu(browser)).toEqual([false, 'false']);
  await eventually(focused(browser)).toBe('Menu');
});

for (const [change, happen] of Object.entries(pageChanges)) {
  test(`${change}: missing fields are named, no word is lost, and the message is sent`, async ({
    browserWindow: browser,
    open,
  }) => {
    await open('contact');
    await browser.evaluate(happen);
    await browser.click(submit);
    for (const mark of ['.field:user-invalid', '[aria-invalid=true]']) {
      const marked = () =>
        browser.evaluate((css) => [...document.querySelectorAll(css)].map(({ id }) => id), mark);
      await eventually(marked).toEqual(Object.keys(message));
    }
    await eventually(focused(browser)).toBe('name');
    await fillIn(browser);
    await browser.evaluate(happen);
    await eventually(typed(browser)).toEqual(typedWords);
    await browser.click(submit);
    await expectSent(browser);
  });
}

test('a lost script: the form says so, sends nothing by itself, and can try again', async ({
  browserWindow: browser,
  open,
  site,
}) => {
  await open('contact');
  site.loseModules();
  await fillIn(browser);
  await browser.click(submit);
  const isErrorShown = () =>
    browser.evaluate(() => document.querySelector('[data-load-error]')?.checkVisibility());
  await eventually(isErrorShown).toBe(true);
  await eventually(typed(browser)).toEqual(typedWords);

  site.restoreModules();
  await focus(browser, '#name');
  await eventually(() => browser.evaluate(isHydrated)).toBe(true);
  await browser.click(submit);
  await expectSent(browser);
  await eventually(isErrorShown).toBe(false);
});

test('a demo plays a round in the frame of its game', async ({ browserWindow: browser, open }) => {
  await open(`game/${id}`);
  // A page that still scrolls smoothly moves the frame away from under the press.
  await browser.evaluate(() =>
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }),
  );
  const text = (selector: string) => () => browser.inFrame((frame) => textOf(frame, selector)());
  await eventually(text('.start')).toBe('Start demo');
  await browser.inFrame((frame) => frame.click('.start'));
  await browser.inFrame((frame) => frame.click('.spin'));
  await eventually(text('[role=status]')).toMatch(/Credits/);
  await browser.inFrame((frame) => frame.click('.bar .open-rules'));
  await eventually(text('.rules[open] button')).toMatch(/^Close/);
});
