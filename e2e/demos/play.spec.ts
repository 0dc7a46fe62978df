import { randomBelow } from '../../src/demos/engine/random.ts';
import { bestStep, payFor, play } from '../../src/demos/engine/round.ts';
import { stakeCredits, creditsAtStart, type DemoGame } from '../../src/demos/game.ts';
import { fateOfFortune } from '../../src/demos/games/fate-of-fortune/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { lakesFive } from '../../src/demos/games/lakes-five/game.ts';
import { missWildfire } from '../../src/demos/games/miss-wildfire/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { demos } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { credits, isInContent, runUntilVisible, spin, startDemo, status } from './demo.ts';

/** A round of each demo that shows its feature: the numbers that are drawn, and the announcement. */
const rounds: Record<string, { drawn: number[]; announced: string; chooses?: boolean }> = {
  zulu: {
    drawn: [0, 20, 0, 8, 14, 3, 3, 3, 3, 10, 20, 5, 7, 1, 2, 3, 4],
    announced: 'The sun rises on reel 2. 5 elephants, 3 bead rings. It walks to reel 3.',
  },
  'fate-of-fortune': {
    drawn: [0, 16, 13, 3],
    announced:
      'Even stops at 8×. Win 160 credits, 8 times the stake. Credits 2,140. New: the wheel. 1 of 7 found.',
    chooses: true,
  },
  'night-trax': {
    drawn: [0, 0, 0, 0],
    announced: 'No win. Your bar begins with ',
  },
  'miss-wildfire': {
    drawn: [0],
    announced: 'No win. A small fire goes out. 3 plants burn. The ash shows: goggles.',
  },
};

/** The choice that the test makes in a round, counted from 0. */
const choice = 1;

/** The symbols at the end of a round with these random numbers, row by row. */
function symbolsAfter(game: DemoGame, drawn: readonly number[]): (string | undefined)[] {
  let next = 0;
  const steps = play(game, (n) => randomBelow(n, () => drawn[next++ % drawn.length] ?? 0));
  for (const step of steps) if (step.type === 'choose') steps.push(...step.after(choice));
  const { best, grid: paid } = bestStep(steps) ?? {};
  const last = steps.findLast((step) => 'grid' in step)?.grid ?? [];
  const grid = best?.type === 'pay' && paid ? paid : last;
  const rows = Array.from({ length: game.model.rows }, (_, row) => row);
  return rows.flatMap((row) => grid.map((reel) => game.model.symbols[reel[row] ?? '']?.name));
}

const afterStake = formatNumber(creditsAtStart - stakeCredits);

for (const demo of demos) {
  const { slug, name, launcherGameId } = demo;
  if (slug === lakesFive.slug || slug === hidden.slug) continue;

  test(`${name} plays a round by the keyboard and announces its result`, async ({ page }) => {
    expect(rounds, 'the demo has a round in the table').toHaveProperty(slug);
    const { drawn, announced, chooses } = rounds[slug] ?? { drawn: [], announced: '' };
    await startDemo(page, launcherGameId, drawn);
    await expect(spin(page)).toBeFocused();
    const before = await page.locator('.board').boundingBox();
    // A held key plays one round only, and a round takes at least two and a half seconds.
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(credits(page)).toHaveText(afterStake);
    await page.clock.runFor(2400);
    if (chooses) {
      // The wheel comes forward first. A key that is pressed just then chooses nothing.
      await page.keyboard.up('Enter');
      const choices = page.getByRole('group', { name: 'Choose' });
      await runUntilVisible(page, choices);
      await expect(choices).toBeFocused();
      for (const key of ['Enter', '2']) await page.keyboard.press(key);
      await page.clock.runFor(500);
      const { wheels } = fateOfFortune.rule;
      await expect(choices.getByRole('button')).toHaveText(
        wheels.map(
          ({ name, slices }) => `${name} ${Math.min(...slices)} to ${Math.max(...slices)} times`,
        ),
      );
      await expect(page.locator('.detail')).toContainText('Shown: Even.');
      await choices.getByRole('button').last().focus();
      await expect(page.locator('.detail')).toContainText('Shown: Bold.');
      await expect(page.locator('.wheel-disc text')).toHaveText(
        (wheels.at(-1)?.slices ?? []).map(String),
      );
      await expect(status(page)).toContainText('Choose');
      await page.keyboard.press(`${choice + 1}`);
      await page.keyboard.down('Enter');
    } else {
      // A press begins no round before this one has ended.
      await spin(page).click({ force: true });
      await page.keyboard.press('Space');
    }
    await expect(credits(page)).toHaveText(afterStake);

    await page.clock.runFor(20_000);
    await expect(status(page)).toContainText(announced);
    await expect(spin(page)).not.toHaveAttribute('aria-disabled');
    await expect(spin(page)).toBeFocused();
    await expect(status(page)).toContainText(`Credits ${await credits(page).textContent()}.`);
    await expect(page.getByRole('table'), 'its caption').toHaveAccessibleName(/\w/);
    await expect(page.getByRole('cell'), 'the board for screen readers').toHaveText(
      symbolsAfter(demo, drawn).map(String),
    );
    const { place = 'Reel', strips } = demo.model;
    await expect(page.getByRole('columnheader'), 'its columns').toHaveText(
      strips.map((_, index) => `${place} ${index + 1}`),
    );
    expect(await page.locator('.board').boundingBox(), 'no result moves the board').toEqual(before);
    if (chooses) {
      const numbers = page.locator('.wheel-disc text');
      const heights = await numbers.evaluateAll((all) =>
        all.map((number) => number.getBoundingClientRect().y),
      );
      const atPointer = numbers.nth(heights.indexOf(Math.min(...heights)));
      expect(announced).toContain(`stops at ${await atPointer.textContent()}×`);
      await expect(page.locator('.drawn')).toHaveText((await atPointer.textContent()) ?? '');
    }
    const after = (await credits(page).textContent()) ?? '';
    for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
    await page.clock.runFor(4000);
    await expect(credits(page)).toHaveText(after);
  });
}

if (isInContent(hidden)) {
  test('leaves are parted by the keyboard one by one, until the player stops or a fox wakes', async ({
    page,
  }) => {
    // Foxes are behind the three leaves of the first column, and behind the second leaf.
    await startDemo(page, hidden.launcherGameId, [0]);
    await page.keyboard.press('Enter');
    await page.clock.runFor(2500);
    await expect(status(page)).toHaveText('Part a leaf: 8 of 12 hide a secret.');
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Leaf 1, shut' })).toBeFocused();
    await page.clock.runFor(500);
    for (const way of ['Right', 'Down', 'Left', 'Up', 'Right', 'Right'])
      await page.keyboard.press(`Arrow${way}`);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', { name: 'Leaf 3: ring' })).toBeFocused();
    const behind = page.locator('.cell.highlighted .symbol use');
    await expect(behind, 'the picture behind the leaf').toHaveAttribute('href', '#A');
    await expect(status(page)).toHaveText('Ring. Part another for 45: 7 of 11 hide a secret.');
    for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.clock.runFor(1000);
    const stop = page.getByRole('button', { name: 'Stop with 45' });
    await expect(status(page)).toContainText(
      'Stop with 45, or part another for 75: 6 of 10 hide a secret.',
    );
    await stop.press('Enter');
    await page.clock.runFor(6000);
    await expect(status(page)).toContainText('2 leaves open, the foxes asleep. Win 45 credits');
    await expect(credits(page)).toHaveText(formatNumber(creditsAtStart - stakeCredits + 45));

    await spin(page).press('Enter');
    await page.clock.runFor(3000);
    await page.getByRole('button', { name: 'Leaf 1, shut' }).click();
    await page.clock.runFor(5000);
    await expect(status(page)).toContainText('No win. A fox woke up.');
    await expect(spin(page)).toBeFocused();
  });
}

if (isInContent(missWildfire)) {
  test('a cloud is chosen in the picture before a round, and not while it is played', async ({
    page,
  }) => {
    await startDemo(page, missWildfire.launcherGameId, [0]);
    const cloud = (name: string) => page.getByRole('button', { name: `Cloud over ${name}` });
    await expect(cloud('the lupins')).toHaveAttribute('aria-pressed', 'true');
    const { model, rule } = missWildfire;
    for (const { name, plant } of rule.clouds)
      await expect(cloud(name)).toHaveAccessibleName(
        new RegExp(`: 5\\+ pay ${payFor(model, plant, 5)}×$`),
      );
    await page.keyboard.press('1');
    await expect(cloud('the pines')).toHaveAttribute('aria-pressed', 'true');
    await spin(page).press('Enter');
    await page.keyboard.press('3');
    await expect(cloud('the pines')).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(15_000);
    await expect(page.locator('.seed'), 'the seed of the fire').toHaveCount(1);
    await cloud('the gorse').click();
    await expect(cloud('the gorse')).toHaveAttribute('aria-pressed', 'true');
    // A plant chooses nothing, because its column belongs to no cloud.
    await page.locator('.cell').first().click();
    await expect(cloud('the gorse')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('cell', { name: 'fireweed' })).not.toHaveCount(0);
  });

  test('the plants that burn are counted while they burn', async ({ page }) => {
    // Four plants burn, and then eleven.
    await startDemo(page, missWildfire.launcherGameId, [5, 6, 5, 7, 0, 0, 16, 1, 0, 2, 18]);
    await page.keyboard.press('3');
    await spin(page).press('Enter');
    const flames = page.locator('.lit');
    let burnt = 0;
    for (const fire of ['first', 'second']) {
      await runUntilVisible(page, flames.first());
      burnt += await flames.count();
      await expect(page.locator('.detail'), fire).toContainText(`${burnt} plants burn.`);
      await page.clock.runFor(1300);
    }
    await page.clock.runFor(4000);
    await expect(page.locator('.detail')).toContainText(`${burnt} plants burnt`);
  });
}

if (isInContent(lakesFive)) {
  test('the adviser keeps lanterns, names the average of each choice, and the others are cast again', async ({
    page,
  }) => {
    await startDemo(page, lakesFive.launcherGameId, [0, 23, 0, 16, 9, 0, 0, 19, 0, 13]);
    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(status(page)).toHaveText(
      'Trout, trout, kingfisher, trout, pebble. 3 trout. Four trout pay 10×, five 100×. Adviser’s choice: 50 credits on average. Kept: 1, 2 and 4. Press to cast the others; keys 1 to 5 change it.',
    );

    await expect(page.getByRole('cell'), 'the board for screen readers').toHaveText(
      'trout trout kingfisher trout pebble'.split(' '),
    );
    const fourth = page.getByRole('button', { name: /^4 / });
    await expect(fourth).toHaveAccessibleName('4 Kept');
    await expect(page.locator('.reel.again'), 'the lanterns that are cast again').toHaveCount(2);
    await page.keyboard.press('4');
    await expect(fourth).toHaveAccessibleName('4 Again');
    await expect(status(page)).toContainText(
      'The adviser keeps 1, 2 and 4: 50 credits on average.',
    );
    await fourth.click();
    await expect(fourth).toHaveAccessibleName('4 Kept');
    for (const key of ['3', '5']) await page.keyboard.press(key);
    await expect(spin(page)).toHaveText('Keep all five');
    for (const key of ['3', '5']) await page.keyboard.press(key);

    await page.getByRole('button', { name: 'Cast again' }).click();
    await page.clock.runFor(4500);
    await expect(status(page)).toHaveText(
      '5 trout. Large win. Win 2,000 credits, 100 times the stake. Credits 3,980. New: trout. 1 of 7 found.',
    );
    await expect(page.locator('.price')).toHaveText('100×');
  });
}
