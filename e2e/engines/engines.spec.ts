import { legalPage, playable } from '../support/content.ts';
import { pageChanges } from '../support/page-changes.ts';
import {
  eventually,
  focus,
  focused,
  heading,
  isShown,
  keys,
  test,
  textOf,
  type Frame,
} from './engine.ts';

/*
 * The core of the site in browsers that Playwright cannot drive: old addresses, the menu and a demo. The form has a file of its own. What
 * is no matter of the engine is asked of Chromium alone.
 */
const [{ id }] = playable;
const menuButton = '[popovertarget]';

const translate = pageChanges['a translation of every text'];

/** Whether the menu is shown, and what its button says of it. */
const menu = (frame: Frame) => () =>
  frame.evaluate(() => [
    document.querySelector('#site-nav')?.checkVisibility(),
    document.querySelector('[popovertarget]')?.ariaExpanded,
  ]);

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
