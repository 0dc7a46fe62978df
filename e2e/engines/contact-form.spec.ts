import { confirmation, isHydrated, message } from '../support/contact-form.ts';
import { pageChanges } from '../support/page-changes.ts';
import { eventually, test } from './engine.ts';
import { focus, textOf, typed } from './looks.ts';
import type { Visitor } from './visitor.ts';

const submit = 'form button[type=submit]';

const button = (visit: Visitor) => () =>
  visit.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    return [button?.innerText, button?.matches(':disabled')];
  });

/** Sets the fields as a browser restores them, and types the last letter. */
async function fillIn(visit: Visitor) {
  await visit.evaluate((words) => {
    for (const [id, text] of Object.entries(words)) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`);
      if (field) field.value = id === 'message' ? text.slice(0, -1) : text;
    }
  }, message);
  await visit.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    field?.setSelectionRange(field.value.length, field.value.length);
  });
  await focus(visit, '#message');
  await visit.type(message.message.slice(-1));
}

async function expectSending(visit: Visitor) {
  await eventually(button(visit)).toEqual(['Sending...', true]);
  await eventually(() => visit.answerAlert()).toBe(confirmation);
  await eventually(button(visit)).toEqual(['Send Message', false]);
  await eventually(typed(visit)).toEqual(['', '', '', '']);
}

test('the browser names the fields that are missing, and sends nothing', async ({ visit }) => {
  await visit.goTo('contact');
  await visit.click(submit);
  // The press hydrates the form as well: what is named stays so.
  await eventually(() => visit.evaluate(isHydrated)).toBe(true);
  for (const mark of ['.field:user-invalid', '[aria-invalid=true]']) {
    const marked = () =>
      visit.evaluate(
        (selector) => [...document.querySelectorAll(selector)].map(({ id }) => id),
        mark,
      );
    await eventually(marked).toEqual(['name', 'email', 'subject', 'message']);
  }
  await eventually(() => visit.evaluate(() => document.activeElement?.id)).toBe('name');
  await eventually(textOf(visit, submit)).toBe('Send Message');
});

test('a message is sending, then confirmed, and the form is empty', async ({ visit }) => {
  await visit.goTo('contact');
  await fillIn(visit);
  await eventually(typed(visit)).toEqual(Object.values(message));
  await visit.click(submit);
  await expectSending(visit);
  await eventually(() => visit.path()).toBe('contact');
});

for (const [change, happen] of Object.entries(pageChanges)) {
  test(`${change}: no word is lost, and the message is sent`, async ({ visit }) => {
    await visit.goTo('contact');
    await visit.evaluate(happen);
    await fillIn(visit);
    await eventually(() => visit.evaluate(isHydrated)).toBe(true);
    await visit.evaluate(happen);
    await eventually(typed(visit)).toEqual(Object.values(message));
    await visit.click(submit);
    await expectSending(visit);
  });
}

test('a lost script: the form says so, sends nothing by itself, and can try again', async ({
  visit,
}) => {
  await visit.goTo('contact');
  visit.loseScripts(true);
  await fillIn(visit);
  await visit.click(submit);
  const isErrorShown = () =>
    visit.evaluate(() => document.querySelector('[data-load-error]')?.checkVisibility());
  await eventually(isErrorShown).toBe(true);
  await eventually(typed(visit)).toEqual(Object.values(message));

  visit.loseScripts(false);
  await focus(visit, '#name');
  await eventually(() => visit.evaluate(isHydrated)).toBe(true);
  await eventually(button(visit)).toEqual(['Send Message', false]);
  await visit.click(submit);
  await expectSending(visit);
  await eventually(isErrorShown).toBe(false);
});
