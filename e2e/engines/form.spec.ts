import { confirmation, isHydrated, message, problems, restore } from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { pageChanges } from '../support/page-changes.ts';
import { eventually, expect, focus, focused, isShown, test, textOf } from './engine.ts';
import type { Browser, Site } from './engine.ts';
import { withEndpoint } from './reporting-site.ts';

const submit = 'form button[type=submit]';
const loadError = '[data-load-error]';
const changed = { ...message, message: `${message.message} Or nine.` };

const words = (tab: Browser) => textOf(tab, submit);
const status = (tab: Browser) => textOf(tab, 'form [aria-live]');
const typed = (tab: Browser) => () =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.field[required]')].map(({ value }) => value),
  );

/** Sets the fields as a browser restores them, and types the last word. */
async function fillIn(tab: Browser) {
  await tab.evaluate(restore, message);
  await focus(tab, '#message');
  await tab.type(' Or nine.');
  await eventually(typed(tab)).toEqual(Object.values(changed));
}

async function expectConfirmed(tab: Browser) {
  await eventually(() => tab.evaluate(() => document.documentElement.dataset['alert'])).toBe(
    confirmation,
  );
  await eventually(typed(tab)).toEqual(['', '', '', '']);
}

const expectReceived = ({ endpoint }: Site) =>
  expect.poll(() => endpoint.takeMessages()).toMatchObject([changed]);

test('a changed page marks what is missing, and loses no word', async ({ tab, open }) => {
  const changePage = async () => {
    for (const change of Object.values(pageChanges)) await tab.evaluate(change);
  };
  await open('contact');
  await changePage();
  await tab.click(submit);
  for (const mark of ['.field:user-invalid', '[aria-invalid=true]']) {
    const marked = () =>
      tab.evaluate((css) => [...document.querySelectorAll(css)].map(({ id }) => id), mark);
    await eventually(marked).toEqual(Object.keys(message));
  }
  await eventually(focused(tab)).toBe('name');
  await fillIn(tab);
  await changePage();
  await tab.click(submit);
  await eventually(words(tab)).toBe('SENDING...');
  await expectConfirmed(tab);
});

test('a table: chairs, words, and an error in words', async ({ tab, open }) => {
  await open('contact?subject=reservations#form');
  await tab.click('[name=guests][value="6"]');
  await eventually(textOf(tab, '[data-table]')).toBe('Table for six');
  await tab.evaluate(restore, { day: '2020-01-01' });
  await tab.click(submit);
  await eventually(focused(tab)).toBe('day');
  await eventually(isShown(tab, '#day-error')).toBe(true);
  await tab.evaluate(restore, { subject: 'other' });
  await eventually(isShown(tab, '#reservation')).toBe(false);
});

test('a lost script: the form says so, and can try again', async ({ tab, open, site }) => {
  await open('contact');
  site.loseModules();
  await fillIn(tab);
  await tab.click(submit);
  await eventually(isShown(tab, loadError)).toBe(true);
  site.restoreModules();
  await focus(tab, '#name');
  await eventually(() => tab.evaluate(isHydrated)).toBe(true);
  await tab.click(submit);
  await eventually(isShown(tab, loadError)).toBe(false);
  await expectConfirmed(tab);
});

test('an answer that comes while the visitor is away', async ({ tab, open, site }) => {
  await open(`${withEndpoint}terms`);
  await tab.evaluate(() => void (location.href = './contact'));
  await eventually(isShown(tab, submit)).toBe(true);
  await fillIn(tab);
  await tab.click(submit);
  await expectReceived(site);
  await tab.evaluate(() => history.back());
  await eventually(textOf(tab, 'h1')).toBe(legalPage('terms').title);
  site.endpoint.confirm();
  await tab.evaluate(() => history.forward());
  await eventually(status(tab)).toContain(problems.unclear);
  await eventually(typed(tab)).toEqual(Object.values(changed));
});

test('a message arrives once if the visitor reloads the page', async ({ tab, open, site }) => {
  await open(`${withEndpoint}contact`);
  await fillIn(tab);
  await tab.click(submit);
  await eventually(words(tab)).toBe('Sending...');
  await tab.evaluate(() => location.reload());
  await eventually(words(tab)).toBe('Send Message');
  expect(site.endpoint.takeMessages()).toMatchObject([changed]);
});
