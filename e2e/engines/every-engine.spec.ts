import { games } from '../content.ts';
import { confirmation, isAwake, message } from '../contact-form.ts';
import { eventually, test } from './engine.ts';
import { focus, focusedText, heading, menu, textOf, typed } from './looks.ts';
import { keys, type Frame } from './visitor.ts';

/*
 * The core of the visits, in engines that Playwright cannot drive: the menu, the form, old addresses, the
 * frame of a game and the error screens. One description, in the deeds that all engines have in common.
 */
const [{ id }] = games;
const menuButton = '[popovertarget]';
const submit = 'form button[type=submit]';

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

test('the choice of a link leads to its page, where the menu is closed', async ({ visit }) => {
  await visit.goTo('');
  await visit.click(menuButton);
  await eventually(menu(visit)).toEqual([true, 'true']);
  await visit.click('#site-nav a[href$="/privacy"]');
  await eventually(heading(visit)).toBe('Privacy Policy');
  await eventually(menu(visit)).toEqual([false, null]);
});

test('the browser names the fields that are missing, and sends nothing', async ({ visit }) => {
  await visit.goTo('contact');
  await visit.click(submit);
  // The press woke the script of the form as well: what is named stays so when it takes the form over.
  await eventually(() => visit.evaluate(isAwake)).toBe(true);
  const wrong = () =>
    visit.evaluate(() =>
      [...document.querySelectorAll(':user-invalid')].filter((one) => one.id).map(({ id }) => id),
    );
  await eventually(wrong).toEqual(['name', 'email', 'subject', 'message']);
  await eventually(() => visit.evaluate(() => document.activeElement?.id)).toBe('name');
  await eventually(textOf(visit, submit)).toBe('Send Message');
});

test('a message is sending, then confirmed, and the form is empty', async ({ visit }) => {
  await visit.goTo('contact');
  const fields = ['name', 'email', 'message'] as const;
  for (const field of fields) {
    await focus(visit, `#${field}`);
    await visit.type(message[field]);
  }
  await visit.evaluate((subject) => {
    const select = document.querySelector<HTMLSelectElement>('#subject');
    if (select) select.value = subject;
  }, message.subject);
  await eventually(typed(visit)).toEqual(Object.values(message));

  await visit.click(submit);
  const button = () =>
    visit.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
      return [button?.innerText, button?.matches(':disabled')];
    });
  await eventually(button).toEqual(['Sending...', true]);
  await eventually(() => visit.answerAlert()).toBe(confirmation);
  await eventually(button).toEqual(['Send Message', false]);
  await eventually(typed(visit)).toEqual(['', '', '', '']);
  await eventually(() => visit.path()).toBe('contact');
});

for (const [hash, title, path] of [
  ['#/contact', 'Contact Us', 'contact'],
  [`#/game/${id.toLowerCase()}`, games[0].name, `game/${id}`],
  ['#/nope', 'Unexpected Application Error!', 'not-found'],
  ['#/game/Nope', 'Unknown game', 'game/not-found'],
  ['#//x.example', 'Unexpected Application Error!', 'not-found'],
  ['#/\\x.example', 'Unexpected Application Error!', 'not-found'],
  ['#/\t/x.example', 'Unexpected Application Error!', 'not-found'],
  ['#/javascript:alert(1)', 'Unexpected Application Error!', 'not-found'],
] as const) {
  test(`the old address ${JSON.stringify(hash)} leads to /${path}, and Back to where one was`, async ({
    visit,
  }) => {
    await visit.goTo('terms');
    await visit.evaluate((old) => void (location.href = `./${old}`), hash);
    await eventually(() => visit.path()).toBe(path);
    await eventually(heading(visit)).toBe(title);
    await visit.evaluate(() => history.back());
    await eventually(heading(visit)).toBe('Terms & Conditions');
  });
}

test('a demo plays a round in the frame of its game', async ({ visit }) => {
  await visit.goTo(`game/${id}`);
  // A page that still scrolls smoothly moves the frame away from under the press.
  await visit.evaluate(() =>
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }),
  );
  const inFrame = <Result>(deed: (frame: Frame) => Promise<Result>) =>
    visit.inFrame('iframe', deed);
  await eventually(() => inFrame((frame) => textOf(frame, '.start')())).toBe('Start demo');
  await inFrame((frame) => frame.click('.start'));
  await inFrame((frame) => frame.click('.spin'));
  await eventually(() => inFrame((frame) => textOf(frame, '[role=status]')())).toMatch(/Credits/);
  await inFrame((frame) => frame.click('.open-info'));
  const panel = () =>
    inFrame((frame) => frame.evaluate(() => document.querySelector('.info')?.matches('[open]')));
  await eventually(panel).toBe(true);
  await inFrame((frame) => frame.click('.info button'));
  await eventually(panel).toBe(false);
});

for (const [path, title] of [
  ['nowhere', 'Unexpected Application Error!'],
  ['game/Nope', 'Unknown game'],
] as const) {
  test(`/${path} shows its error screen, and the way home`, async ({ visit }) => {
    await visit.goTo(path);
    await eventually(heading(visit)).toBe(title);
  });
}
