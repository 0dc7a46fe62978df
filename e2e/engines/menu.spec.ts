import { pageChanges } from '../support/page-changes.ts';
import { eventually, test } from './engine.ts';
import { focus, focusedText, heading, menu, textOf } from './looks.ts';
import { keys } from './visitor.ts';

const menuButton = '[popovertarget]';

test('the menu opens and closes by clicks', async ({ visit }) => {
  await visit.goTo('');
  await visit.click(menuButton);
  await eventually(menu(visit)).toEqual([true, 'true']);
  await visit.click(menuButton);
  await eventually(menu(visit)).toEqual([false, 'false']);
});

test('the menu opens by Enter and closes by Escape, with the focus on its button', async ({
  visit,
}) => {
  await visit.goTo('terms');
  await focus(visit, menuButton);
  await visit.type(keys.Enter);
  await eventually(menu(visit)).toEqual([true, 'true']);
  await visit.type(keys.Tab);
  await eventually(focusedText(visit)).toBe('Home');
  await visit.type(keys.Escape);
  await eventually(menu(visit)).toEqual([false, 'false']);
  await eventually(focusedText(visit)).toBe('Menu');
});

test('the menu works on a translated page', async ({ visit }) => {
  await visit.goTo('');
  await visit.evaluate(pageChanges['a translation of every text']);
  await visit.click(menuButton);
  await eventually(menu(visit)).toEqual([true, 'true']);
  await eventually(textOf(visit, menuButton)).toMatch(/^MENU\s*$/);
});

test('the choice of a link leads to its page, where the menu is closed', async ({ visit }) => {
  await visit.goTo('');
  await visit.click(menuButton);
  await eventually(menu(visit)).toEqual([true, 'true']);
  await visit.click('#site-nav a[href$="/privacy"]');
  await eventually(heading(visit)).toBe('Privacy Policy');
  await eventually(menu(visit)).toEqual([false, null]);
});
