import { STAKE, START_CREDITS, type DemoGame } from '../../src/demos/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { lakesFive } from '../../src/demos/games/lakes-five/game.ts';
import { missWildfire } from '../../src/demos/games/miss-wildfire/game.ts';
import { nightTrax } from '../../src/demos/games/night-trax/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/ui/format.ts';
import { credits, demos, playARound, spin, startDemo, status } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

/** A round of each demo that shows its feature: the numbers that are drawn, and the announcement. */
const rounds: Record<string, { drawn: number[]; announced: string; chooses?: boolean }> = {
  zulu: {
    drawn: [0, 20, 0, 8, 14, 3, 3, 3, 3, 10, 20, 5, 7, 1, 2, 3, 4],
    announced: 'The sun rises on reel 2. 5 elephants, 3 bead rings. It walks to reel 3.',
  },
  'fate-of-fortune': {
    drawn: [0, 16, 13, 3],
    announced:
      'Even stops at 6×. Win 120 credits, 6 times the stake. Credits 2,100. New: the wheel. 1 of 8 found.',
    chooses: true,
  },
  'night-trax': {
    drawn: [0, 0, 0, 0],
    announced: 'No match. Credits 1,980.',
  },
  'miss-wildfire': {
    drawn: [0],
    announced: '1 burns. The ash shows: goggles. A small fire goes out.',
  },
};

const afterStake = formatNumber(START_CREDITS - STAKE);

/** The launcher's number for a demo. Skips the test where no game of the content has it. */
function numberOf({ slug, launcherGameId }: DemoGame) {
  const isPlayed = demos.some((demo) => demo.slug === slug);
  test.skip(!isPlayed, `No game of the content has the demo ${slug}.`);
  return launcherGameId;
}

for (const { slug, name, launcherGameId } of demos) {
  if (slug === lakesFive.slug || slug === hidden.slug) continue;

  test(`${name} plays a round by the keyboard and announces its result`, async ({ page }) => {
    expect(rounds, 'the demo has a round in the table').toHaveProperty(slug);
    const { drawn, announced, chooses } = rounds[slug] ?? { announced: '' };
    await startDemo(page, launcherGameId, drawn);
    await expect(spin(page)).toBeFocused();
    const before = await page.locator('.board').boundingBox();
    // A held key plays only one round, of two and a half seconds at least.
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(credits(page)).toHaveText(afterStake);
    await page.clock.runFor(2400);
    if (chooses) {
      // The wheel comes forward first. A key that is pressed just then chooses nothing.
      await page.keyboard.up('Enter');
      const choice = page.getByRole('group', { name: 'Choose' });
      const isOffered = async () => {
        await page.clock.runFor(100);
        return choice.isVisible();
      };
      await expect.poll(isOffered, { intervals: [0] }).toBe(true);
      await expect(choice).toBeFocused();
      for (const key of ['Enter', '2']) await page.keyboard.press(key);
      await page.clock.runFor(500);
      await expect(choice.getByRole('button')).toHaveCount(3);
      await expect(status(page)).toContainText('Choose');
      await page.keyboard.press('2');
      await page.keyboard.down('Enter');
    } else {
      await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
      await spin(page).click({ force: true });
      await page.keyboard.press('Space');
    }
    await expect(credits(page)).toHaveText(afterStake);

    await page.clock.runFor(20_000);
    await expect(status(page)).toContainText(announced);
    await expect(spin(page)).not.toHaveAttribute('aria-disabled');
    await expect(spin(page)).toBeFocused();
    await expect(status(page)).toContainText(`Credits ${await credits(page).textContent()}.`);
    await expect(page.getByRole('cell').first()).not.toBeEmpty();
    expect(await page.locator('.board').boundingBox(), 'no result moves the board').toEqual(before);
    const after = (await credits(page).textContent()) ?? '';
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await page.clock.runFor(4000);
    await expect(credits(page)).toHaveText(after);
  });
}

test('the leaves: parted by the keyboard one by one, until the player stops or a fox wakes', async ({
  page,
}) => {
  // Foxes sleep behind the three leaves of the first column, and behind the second leaf.
  await startDemo(page, numberOf(hidden), [0]);
  await page.keyboard.press('Enter');
  await page.clock.runFor(2500);
  await expect(status(page)).toHaveText('Part a leaf: 8 of 12 leaves hide a secret.');
  await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Leaf 1, shut' })).toBeFocused();
  await page.clock.runFor(500);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Leaf 3: ring' })).toBeFocused();
  await expect(status(page)).toHaveText('Ring. Part a leaf: 7 of 11 shut leaves hide a secret.');
  for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.clock.runFor(1000);
  const stop = page.getByRole('button', { name: 'Stop: 45 credits' });
  await expect(status(page)).toContainText('Stop with 45, or part another: 6 of 10');
  await stop.press('Enter');
  await page.clock.runFor(6000);
  await expect(status(page)).toContainText('2 leaves open, and the foxes sleep on. Win 45 credits');
  await expect(credits(page)).toHaveText(formatNumber(START_CREDITS - STAKE + 45));

  await spin(page).press('Enter');
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Leaf 1, shut' }).click();
  await page.clock.runFor(5000);
  await expect(status(page)).toContainText('A fox wakes, winks and slips away. A fox woke up.');
  await expect(spin(page)).toBeFocused();
});

test('the wind is chosen before a round, and not while it is played', async ({ page }) => {
  await startDemo(page, numberOf(missWildfire), [0]);
  const wind = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(wind('Even')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await expect(wind('Calm')).toHaveAttribute('aria-pressed', 'true');
  await spin(page).press('Enter');
  await page.keyboard.press('3');
  await expect(wind('Calm')).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(15_000);
  await wind('Bold').click();
  await expect(wind('Bold')).toHaveAttribute('aria-pressed', 'true');
});

test('the lanterns: what is alike is kept, the others are cast again, and then the adviser speaks', async ({
  page,
}) => {
  await startDemo(page, numberOf(lakesFive), [0, 1, 5, 0, 20, 7, 7, 0, 7, 1]);
  await page.keyboard.press('Space');
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText(
    'Trout, trout, kingfisher, trout, pebble. 3 trout. Kept: 1, 2 and 4. Press to cast the others; keys 1 to 5 change it.',
  );
  await expect(page.locator('.detail')).toHaveText('3 trout.');

  const fourth = page.getByRole('button', { name: /^4 / });
  await expect(fourth).toHaveAccessibleName('4 Kept');
  await page.keyboard.press('4');
  await expect(fourth).toHaveAccessibleName('4 Again');
  await fourth.click();
  await expect(fourth).toHaveAccessibleName('4 Kept');

  await page.getByRole('button', { name: 'Cast again' }).click();
  await page.clock.runFor(500);
  await expect(status(page)).toHaveText('The adviser agrees: 50 credits on average.');
  await page.clock.runFor(4000);
  await expect(status(page)).toHaveText(
    '5 trout. Large win. Win 2,000 credits, 100 times the stake. Credits 3,980.',
  );
  await expect(page.locator('.price')).toHaveText('100×');

  await page.keyboard.press('r');
  await page.getByRole('combobox', { name: 'The adviser speaks' }).selectOption('before it');
  await page.keyboard.press('Escape');
  await spin(page).press('Enter');
  await page.clock.runFor(4000);
  await expect(page.locator('.detail')).toContainText('Worth keeping: ');
});

test('R opens the rules, and after twenty minutes play waits', async ({ page }) => {
  await startDemo(page, numberOf(zulu));
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: /: rules and odds$/ });
  await expect(rules).toContainText(`(${zulu.figures.returnPercent.toFixed(2)}%)`);
  await expect(rules.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(spin(page)).toBeFocused();

  await page.clock.fastForward('19:30');
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward('00:30');
  await page.clock.runFor(1000);
  const check = page.getByRole('dialog', { name: 'You have played 20 minutes' });
  await expect(check).toContainText('Net this visit: 0 play credits.');
  await expect(check.getByRole('button', { name: 'Take a break' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.break')).toContainText('You have played 20 minutes.');
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await expect(spin(page)).toBeFocused();
});

test('a complete picture stands alone, whatever is pressed, and then asks', async ({ page }) => {
  // Two rounds bring all eight finds. Seven would do.
  await startDemo(page, numberOf(nightTrax), [0, 0, 7, 23, 6, 10, 26, 15]);
  await playARound(page);
  await spin(page).press('Enter');
  const isComplete = async () => {
    await page.clock.runFor(500);
    return page.locator('.revealed').isVisible();
  };
  await expect.poll(isComplete, { intervals: [0] }).toBe(true);
  const reel = page.locator('.reel').first();
  await expect(reel).toHaveCSS('opacity', '0');
  const picture = page.locator('.picture').filter({ visible: true });
  await expect(picture).toHaveCount(await page.locator('.arch img').count());

  const before = (await credits(page).textContent()) ?? '';
  const pause = page.getByRole('dialog');
  await spin(page).press('Enter');
  await expect(credits(page)).toHaveText(before);
  await page.getByRole('button', { name: 'Leave it there' }).click();
  await expect(pause).toBeHidden();
  await page.clock.runFor(4000);
  await expect(pause).toHaveAccessibleName(
    /^The picture is complete\. Your evening: 2 rounds, less than a minute: 1 medium win and 1 large win\. Net/,
  );
  await expect(pause.getByRole('button')).toHaveText(['Leave it there', 'Play on']);
  await expect(pause.getByRole('button').first()).toBeFocused();
  await expect(pause.locator('.mark')).toHaveCount(2);
  await pause.getByRole('button').last().click();
  await expect(picture).toHaveCount(0);
  await expect(reel).toHaveCSS('opacity', '1');
  await spin(page).press('Enter');
  await expect(credits(page)).not.toHaveText(before);
});

test('a demo without credits ends, and starts again', async ({ page }) => {
  await startDemo(page, numberOf(nightTrax), [0]);
  const rounds = START_CREDITS / STAKE;
  // Clicked inside the page: a call for each click would take half a minute.
  await spin(page).evaluate((button: HTMLElement, rounds) => {
    let left = rounds;
    setInterval(() => left-- > 0 && button.click(), 3100);
  }, rounds);
  await page.clock.runFor(3100 * (rounds + 1));
  await expect(credits(page)).toHaveText('0');
  const startCredits = formatNumber(START_CREDITS);
  await expect(spin(page)).toHaveText(`Start again with ${startCredits}`);
  await expect(status(page)).toContainText(`Leave it there, or start again with ${startCredits}.`);
  // A press that meant the main button leaves.
  await expect(page.locator('.leave')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.break')).toContainText(`Your evening: ${rounds} rounds`);
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await expect(spin(page)).toHaveText(nightTrax.button[0]);
  await expect(credits(page)).toHaveText(startCredits);
  await expect(page.locator('.net')).toHaveText(formatNumber(-START_CREDITS));
});

test('a win line ends with its symbols, and a win sounds only when asked', async ({ page }) => {
  // Counts the notes that the page plays.
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      const { dataset } = document.body;
      dataset['notes'] = `${Number(dataset['notes'] ?? 0) + 1}`;
      start.call(this, when);
    };
  });
  // Three alike pay 3 times the stake on one line.
  await startDemo(page, numberOf(zulu), [0, 1, 2, 6, 1]);
  await playARound(page);
  await expect(page.locator('.result')).toHaveText(/Win 60 credits\s+New: \w+\. 3 \w+\s·\s3×/);
  await expect(credits(page)).toHaveText(formatNumber(START_CREDITS + 2 * STAKE));
  const right = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await right('.lines polyline')).toBeLessThan(await right('.won'));

  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('body')).not.toHaveAttribute('data-notes');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  const notes = (await page.locator('body').getAttribute('data-notes')) ?? '';
  await playARound(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-notes', notes);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor may be reminded after twenty rounds, and read each round in words', async ({
  page,
}) => {
  await startDemo(page, numberOf(nightTrax), [0]);
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  await page.getByRole('combobox', { name: 'Remind me after' }).selectOption('20 rounds');
  await page.getByRole('combobox', { name: 'Each round' }).selectOption('in words, large');
  await page.getByRole('button', { name: 'Close' }).click();
  await spin(page).evaluate((button: HTMLElement) => setInterval(() => button.click(), 3100));
  await page.clock.runFor(3100 * 10);
  await expect(status(page)).toBeInViewport();
  await expect(page.locator('.result')).toBeHidden();
  await page.clock.runFor(3100 * 11);
  const check = page.getByRole('dialog', { name: 'You have played 20 rounds.' });
  await expect(check.getByRole('button', { name: 'Take a break' })).toBeFocused();
});
