import { games } from '../support/content.ts';
import { eventually, test } from './engine.ts';
import { heading, textOf } from './looks.ts';
import type { Frame } from './visitor.ts';

/*
 * The core of the visits, in engines that Playwright cannot drive: old addresses, the
 * frame of a game and the error screens. One description, in the deeds that all engines have in common.
 */
const [{ id }] = games;

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
