import { offeredWheel } from '../../src/demos/engine/lines.ts';
import { findsOf, toFind } from '../../src/demos/finds.ts';
import { creditsAtStart, stakeCredits } from '../../src/demos/game.ts';
import { fateOfFortune } from '../../src/demos/games/fate-of-fortune/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { nightTrax } from '../../src/demos/games/night-trax/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { demos } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { seen } from '../support/read.ts';
import { credits, isInContent, runUntilVisible, spin, startDemo, status } from './demo.ts';

const [{ launcherGameId } = { launcherGameId: '' }] = demos;

test('R opens the rules, and play pauses every twenty minutes', async ({ page }) => {
  await startDemo(page, launcherGameId);
  const toldTwice = page
    .getByRole('paragraph')
    .filter({ hasText: /\w/ })
    .or(page.getByRole('list'));
  await expect(toldTwice, 'what the announcement tells screen readers').toHaveCount(0);
  // A shortcut of the browser.
  await page.keyboard.press('Control+r');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('R');
  const rules = page.getByRole('dialog', { name: /: rules and odds$/ });
  await expect(rules.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.setViewportSize({ width: 740, height: 360 });
  await rules.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rules, 'the rules scroll in a low window').not.toHaveJSProperty('scrollTop', 0);
  await expect(rules.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(spin(page)).toBeFocused();
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();

  await page.clock.runFor('19:30');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await page.clock.runFor('10:00');
  await expect(page.getByRole('dialog'), 'no time passes on a hidden page').toBeHidden();
  await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  await page.clock.runFor('00:30');
  const check = page.getByRole('dialog', { name: 'You have played 20 minutes' });
  await expect(check).toContainText('Net this visit: 0 play credits.');
  const stop = check.getByRole('button', { name: 'Stop playing' });
  await expect(stop).toBeFocused();
  await expect(stop, 'Orca reads only the button').toHaveAccessibleDescription(/20 minutes/);
  const time = page.locator('.time');
  await page.clock.runFor('05:00');
  await expect(time, 'in the dialog').toHaveText('0:20:00');
  await page.keyboard.press('Enter');
  await expect(page.locator('.break')).toContainText('You have played 20 minutes.');
  await page.clock.runFor('05:00');
  await expect(time, 'in the break').toHaveText('0:20:00');
  for (const part of ['.description', '.terms'])
    await expect(page.locator(part), 'the break takes its place').toHaveCSS('display', 'none');
  await expect(status(page), 'for screen readers').toContainText('You have played 20 minutes.');
  const back = page.getByRole('button', { name: 'Back to the demo' });
  await expect(back, 'it does not invite to play on').not.toHaveClass(/primary/);
  await back.click();
  await expect(spin(page)).toBeFocused();

  await page.clock.runFor('19:00');
  await expect(page.getByRole('dialog'), 'no reminder before the next is due').toBeHidden();
  await page.clock.runFor('01:00');
  const second = page.getByRole('dialog', { name: 'You have played 40 minutes' });
  await second.getByRole('button', { name: 'Play on' }).click();
  // Longer than the time to the next dialog, because the clock of play goes on a little after the click.
  await page.clock.runFor('20:05');
  await expect(page.getByRole('dialog', { name: 'You have played 60 minutes' })).toBeVisible();
  await expect(time).toHaveText('1:00:00');
  // Escape does not play on, not even after the last choice.
  await page.keyboard.press('Escape');
  const farewell = page.locator('.break span').first();
  await expect(farewell, 'without the words of the first break').toContainText('60 minutes');
});

for (const { game, drawn, role, name } of [
  { game: hidden, drawn: [0], role: 'button' as const, name: 'Leaf 1, shut' },
  { game: fateOfFortune, drawn: [0, 16, 13, 3], role: 'group' as const, name: 'Choose' },
]) {
  if (!isInContent(game)) continue;
  test(`while a choice of ${game.slug} waits, play pauses and stops`, async ({ page }) => {
    await startDemo(page, game.launcherGameId, drawn);
    await spin(page).press('Enter');
    const choice = page.getByRole(role, { name });
    await runUntilVisible(page, choice);
    await expect(choice).toBeFocused();
    await page.clock.runFor('20:00');
    await expect(page.getByRole('dialog', { name: 'You have played 20 minutes' })).toBeVisible();
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(choice, 'after the reminder').toBeFocused();

    await page.getByRole('button', { name: 'Stop playing' }).click();
    expect(await seen(page.locator('.break')), 'a line for each').toEqual([
      '1 round and 0 wins in 20 minutes.',
      'Net this visit: −20 play credits.',
      'One round is still open.',
      game.farewell,
    ]);
    await page.getByRole('button', { name: 'Back to the demo' }).click();
    await expect(choice, 'after the break').toBeFocused();
    await page.keyboard.press('1');
    await page.clock.runFor(15_000);
    await expect(status(page)).toContainText('Credits ');
    await expect(spin(page)).toBeFocused();
    await spin(page).press('Enter');
    await expect(page.locator('.forward'), 'the wheel leaves the board').toHaveCount(0);
    await runUntilVisible(page, choice);
    const offered = game.rule.kind === 'wheel' ? game.rule.wheels[offeredWheel]?.slices : [];
    const numbers = page.locator('.wheel-disc text');
    await expect(numbers, 'the wheel that is offered first').toHaveText(
      (offered ?? []).map(String),
    );
  });
}

if (isInContent(nightTrax)) {
  test('a complete picture opens the dialog that offers to stop', async ({ page }) => {
    // Two rounds bring seven finds, and the third one brings the last.
    const drawn = [0, 0, 7, 23, 8, 22, 25, 16, 6, 10, 26, 15];
    await startDemo(page, nightTrax.launcherGameId, drawn);
    await spin(page).press('Enter');
    await runUntilVisible(page, page.locator('.headline', { hasText: 'So far' }));
    await expect(page.locator('.price'), 'the picture comes before its sum').toBeVisible();
    // The second drop pays 2 times the stake, and counts twice.
    await runUntilVisible(page, page.locator('.price', { hasText: '4×' }));
    await expect(page.locator('.price'), 'those of the first drop are gone').toHaveText(['4×']);
    await expect(page.locator('.lamp.on').last()).toHaveText('×2');
    await page.clock.runFor(15_000);
    const found = page.locator('.finds .found use');
    expect(
      await found.evaluateAll((all) => all.map((picture) => picture.getAttribute('href'))),
      'the finds of the first round: a disc, a second drop and a road sign',
    ).toEqual(['#A', '#twice', '#F']);
    await expect(page.locator('.found svg').first()).toHaveCSS('filter', 'none');
    const missing = page.locator('.finds li:not(.found) svg').first();
    await expect(missing, 'what is not found').not.toHaveCSS('filter', 'none');
    await expect(page.locator('.tally')).toHaveText(`3 of ${toFind} found`);
    await spin(page).press('Enter');
    await expect(page.locator('.lamp.on'), 'in the next round').toHaveText(['×1']);
    await page.getByRole('button', { name: 'Stop playing' }).click();
    const pause = page.getByRole('dialog');
    await runUntilVisible(page, pause);
    await expect(pause).toHaveAccessibleName(/^The picture is complete\./);
    await expect(pause.locator('.arch')).toBeVisible();
    await expect(pause.getByRole('button')).toHaveText(['Stop playing (Esc)', 'Play on']);
    await expect(pause.getByRole('button').first()).toBeFocused();
    await page.setViewportSize({ width: 740, height: 360 });
    for (const button of await pause.getByRole('button').all())
      await expect(button, 'in a low window').toBeInViewport({ ratio: 1 });
    const before = (await credits(page).textContent()) ?? '';
    await pause.getByRole('button').last().click();
    await expect(page.locator('.arch'), 'the poster of the title card alone').toHaveCount(1);
    await page.clock.runFor(1000);
    const titleCard = page.locator('.title-card');
    await expect(titleCard, '“Play on” replaces the wish to stop').toBeHidden();
    await spin(page).press('Enter');
    await expect(credits(page)).not.toHaveText(before);
    await page.clock.runFor(15_000);
    await expect(pause, 'once in a visit').toBeHidden();
    await expect(page.locator('.finds .found')).toHaveCount(toFind + 1);
    await expect(page.locator('.tally')).toHaveText(`${toFind} of ${toFind} found`);
    await page.getByRole('button', { name: 'Stop playing' }).click();
    const [best] = findsOf(nightTrax);
    await expect(page.locator('.break')).toContainText(`Best find: ${best?.name}.`);
  });

  test('a demo without credits ends, and starts again', async ({ page }) => {
    await startDemo(page, nightTrax.launcherGameId, [0]);
    const rounds = creditsAtStart / stakeCredits;
    // Clicked inside the page: a call for each click would take half a minute.
    await spin(page).evaluate((button: HTMLElement, rounds) => {
      let left = rounds;
      setInterval(() => left-- > 0 && button.click(), 3100);
    }, rounds);
    await page.clock.runFor(3100 * rounds - 100);
    await expect(credits(page)).toHaveText(String(stakeCredits));
    await expect(page.locator('dialog[open]'), 'enough for one more round').toHaveCount(0);
    await page.clock.runFor(3200);
    await expect(credits(page)).toHaveText('0');
    const startCredits = formatNumber(creditsAtStart);
    const pause = page.getByRole('dialog', { name: 'That was the last of your credits.' });
    await expect(pause).toContainText(`Net this visit: ${formatNumber(-creditsAtStart)} `);
    await expect(pause.getByRole('button')).toHaveText([
      'Stop playing (Esc)',
      `Start again with ${startCredits}`,
    ]);
    // A press that was meant for the main button stops.
    await expect(pause.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.break')).toContainText(`${rounds} rounds and 0 wins in `);
    await page.getByRole('button', { name: 'Back to the demo' }).click();
    await expect(spin(page)).toHaveText(nightTrax.button[0]);
    await expect(credits(page)).toHaveText(startCredits);
    await expect(page.locator('.net')).toHaveText(formatNumber(-creditsAtStart));
    await page.clock.runFor('20:00');
    const stay = page.getByRole('dialog').getByRole('button').last();
    await expect(stay, 'in a later reminder').toHaveText('Play on');
  });
}

test.describe('with an error', () => {
  // The error is in the console.
  test.use({ allowConsole: true });

  test('a demo says that it has stopped, and what to do', async ({ page }) => {
    await startDemo(page, launcherGameId);
    await page.evaluate(() => {
      crypto.getRandomValues = () => {
        throw new Error('An error');
      };
    });
    await spin(page).press('Enter');
    await page.clock.runFor(1000);
    await expect(page.getByRole('alert')).toContainText('stopped');
    await expect(spin(page)).toBeHidden();
  });
});
