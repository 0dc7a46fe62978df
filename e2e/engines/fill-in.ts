import * as form from '../support/contact-form.ts';
import type { Browser } from './browser.ts';
import { eventually, focus } from './engine.ts';

export const submit = 'form button[type=submit]';
export const changed = { ...form.message, message: `${form.message.message} Or nine.` };

export const typed = (tab: Browser) => () => tab.evaluate(form.readFields);

/** Sets fields without events, as browsers restore them, and types the last word. */
export async function fillIn(tab: Browser) {
  await tab.evaluate(form.restore, form.message);
  await focus(tab, '#message');
  await tab.type(' Or nine.');
  await eventually(typed(tab)).toEqual(Object.values(changed));
}

export async function expectConfirmed(tab: Browser) {
  await eventually(() => tab.evaluate(() => document.documentElement.dataset['alert'])).toBe(
    form.confirmation,
  );
  await eventually(typed(tab)).toEqual(['', '', '', '']);
}
