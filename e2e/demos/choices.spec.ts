import { payFor } from '../../src/demos/engine/round.ts';
import { stakeCredits, creditsAtStart } from '../../src/demos/game.ts';
import { hidden } from '../../src/demos/games/hidden/game.ts';
import { lakesFive } from '../../src/demos/games/lakes-five/game.ts';
import { missWildfire } from '../../src/demos/games/miss-wildfire/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { stylesOf } from '../support/read.ts';
import { atMiddleOf, expectBoard, expectDrawings, expectTable, readPictures } from './board.ts';
import { expectWhole } from './looks.ts';
import { credits, isInContent, runUntilVisible, spin, startDemo, status } from './demo.ts';

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
    const stops = page.locator('.leaf-buttons [tabindex="0"]');
    await expect(stops, 'one stop for Tab').toHaveCount(1);
    await page.evaluate(() =>
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (!defaultPrevented) document.documentElement.dataset['scrolledBy'] = key;
      }),
    );
    for (const way of ['Right', 'Left', 'Right', 'Right', 'Down', 'Up', 'Down'])
      await page.keyboard.press(`Arrow${way}`);
    const reached = page.getByRole('button', { name: 'Leaf 7, shut' });
    await expect(reached, 'the arrow keys go from leaf to leaf').toBeFocused();
    await expect(page.locator('html'), 'and scroll nothing').not.toHaveAttribute(
      'data-scrolled-by',
    );
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    const opened = page.getByRole('button', { name: 'Leaf 7: ring' });
    await expect(opened).toBeFocused();
    await expect(opened, 'it cannot be parted again').toHaveAttribute('aria-disabled', 'true');
    expect(await atMiddleOf(page, '.cell.highlighted'), 'its button').toBe('Leaf 7: ring');
    await expect(status(page)).toHaveText('Ring. Part another for 45: 7 of 11 hide a secret.');
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.clock.runFor(1000);
    const stop = page.getByRole('button', { name: 'Stop with 45' });
    await expect(status(page)).toContainText(
      'Stop with 45, or part another for 75: 6 of 10 hide a secret.',
    );
    await expect(page.getByRole('cell', { name: 'ring' })).toHaveCount(2);
    await expectTable(page, hidden.model, await readPictures(page));
    await expectWhole(page, 'between two leaves');
    await stop.press('Enter');
    // The eyes of the second picture are over those of a fox that sleeps.
    const eyes = page.locator('.night svg').last();
    await runUntilVisible(page, eyes);
    await expect(eyes, 'a fox that sleeps').toHaveCSS('opacity', '0');
    // It is in front of the board.
    await page.locator('.night').click({ trial: true });
    const fox = await page.locator('.night svg').first().boundingBox();
    expect(await eyes.boundingBox(), 'the eyes are in its face').toEqual(fox);
    await expect(spin(page)).toHaveText('Night falls');
    await page.clock.runFor(6000);
    await expect(page.locator('.night')).toHaveCount(0);
    await expect(status(page)).toContainText('2 leaves open, the foxes asleep. Win 45 credits');
    await expect(credits(page)).toHaveText(formatNumber(creditsAtStart - stakeCredits + 45));

    await spin(page).press('Enter');
    await page.clock.runFor(3000);
    await expect(status(page)).toHaveText('Part a leaf: 8 of 12 hide a secret.');
    const leaves = page.getByRole('group', { name: 'Leaves' }).getByRole('button');
    for (const [index, leaf] of (await leaves.all()).entries())
      await expect(leaf).toHaveAccessibleName(`Leaf ${index + 1}, shut`);
    await leaves.first().click();
    await runUntilVisible(page, eyes);
    await expect(eyes, 'a fox that wakes').toHaveCSS('opacity', '1');
    await expect(spin(page)).toHaveText('Night falls');
    await page.clock.runFor(5000);
    await expect(status(page)).toContainText('No win. A fox woke up.');
    await expect(spin(page)).toBeFocused();
  });
}

if (isInContent(missWildfire)) {
  test('a cloud is chosen in the picture before a round, and the plants that burn are counted', async ({
    page,
  }) => {
    // With the third cloud, four plants burn, and then eleven.
    const drawn = [5, 6, 5, 7, 0, 0, 16, 1, 0, 2, 18];
    await startDemo(page, missWildfire.launcherGameId, drawn);
    const cloud = (name: string) => page.getByRole('button', { name: `Cloud over ${name}` });
    const chosen = page.getByRole('button', { pressed: true });
    const colourOf = (name: string) =>
      cloud(name).evaluate((button) => getComputedStyle(button).color);
    await expect(chosen).toHaveAccessibleName(/the lupins/);
    const { model, rule } = missWildfire;
    for (const { name, plant } of rule.clouds) {
      const price = `5+ pay ${payFor(model, plant, 5)}×`;
      await expect(cloud(name)).toHaveAccessibleName(`Cloud over ${name}: ${price}`);
      await expect(cloud(name)).toHaveText(price);
      await expect(cloud(name).locator('use').last()).toHaveAttribute('href', `#${plant}`);
    }
    await page.keyboard.press('3');
    await expect(chosen).toHaveAccessibleName(/the gorse/);
    expect(await colourOf('the gorse'), 'the chosen one').not.toBe(await colourOf('the lupins'));
    const [ink] = await stylesOf(chosen, 'background-color', '::after');
    expect(ink, 'its lightning').not.toBe('rgba(0, 0, 0, 0)');
    await spin(page).press('Enter');
    await page.keyboard.press('1');
    await expect(chosen, 'while a round is played').toHaveAccessibleName(/the gorse/);
    const bolt = page.locator('.lines polyline');
    await runUntilVisible(page, bolt);
    await expect(bolt, 'from the third cloud to the plant').toHaveAttribute(
      'points',
      /^5,.* 2\.5,1\.5$/,
    );
    for (const [flames, burnt] of [
      [4, 4],
      [11, 15],
    ] as const) {
      await step(`${flames} plants burn, together ${burnt}`, async () => {
        await runUntilVisible(page, page.locator('.lines polyline, .lit').first());
        await expect(bolt, 'lightning, but once').toHaveCount(burnt === flames ? 1 : 0);
        await runUntilVisible(page, page.locator('.lit').first());
        await expect(page.locator('.lit')).toHaveCount(flames);
        const ids = await page.locator('.lit').evaluateAll((all) => all.map(({ id }) => id));
        expect(new Set(ids).size, 'a flame on each plant').toBe(flames);
        await expectDrawings(page);
        await expect(page.locator('.detail')).toContainText(`${burnt} plants burn.`);
        await page.clock.runFor(1300);
      });
    }
    await page.clock.runFor(8000);
    await expect(page.locator('.detail')).toContainText('15 plants burnt');
    await expectWhole(page, 'after two fires');
    await expectTable(page, model, await readPictures(page));
    await expect(page.locator('.seed'), 'the seed of the fire').toHaveCount(1);
    await cloud('the pines').click();
    await expect(chosen).toHaveAccessibleName(/the pines/);
    // A plant chooses nothing, because its column belongs to no cloud.
    await page.locator('.cell').first().click();
    await expect(chosen).toHaveAccessibleName(/the pines/);
    await spin(page).press('Enter');
    await runUntilVisible(page, bolt);
    await expect(page.locator('.seed'), 'the seed has sprouted').toHaveCount(0);
  });
}

if (isInContent(lakesFive)) {
  test('the adviser keeps lanterns, names the average of each choice, and the others are cast again', async ({
    page,
  }) => {
    // The second round casts a mirror: a heron, a reed, a trout, a reed and a heron.
    const mirror = [2, 13, 19, 7, 15];
    await startDemo(page, lakesFive.launcherGameId, [
      ...[0, 23, 0, 16, 9, 0, 0, 19, 0, 13],
      ...mirror,
      ...mirror,
    ]);
    await expect(page.getByRole('group'), 'before the first cast').toBeHidden();
    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(status(page)).toHaveText(
      'Trout, trout, kingfisher, trout, pebble. 3 trout. Four trout pay 10×, five 100×. Adviser’s choice: 50 credits on average. Kept: 1, 2 and 4. Press to cast the others; keys 1 to 5 change it.',
    );

    await expectBoard(page, lakesFive.model, [['T'], ['T'], ['K'], ['T'], ['P']]);
    await expectWhole(page, 'while the player keeps lanterns');
    const inLake = await stylesOf(page.locator('.reflection:has(.symbol)'), 'transform');
    expect(inLake, 'upside down in the lake').toEqual(Array(5).fill('matrix(1, 0, 0, -1, 0, 0)'));
    const fourth = page.getByRole('button', { name: /^4 / });
    await expect(fourth).toHaveAccessibleName('4 Kept');
    await expect(page.locator('.reel.again'), 'the lanterns that are cast again').toHaveCount(2);
    await expect(page.locator('.keep-buttons .kept'), 'in their colour').toHaveText([
      '1 Kept',
      '2 Kept',
      '4 Kept',
    ]);
    const dim = page.locator('.again .strip .cell');
    await expect(dim.first(), 'dimmer than the others').toHaveCSS('filter', /brightness\(0\.\d/);
    await page.keyboard.press('4');
    await expect(fourth).toHaveAccessibleName('4 Again');
    await expect(status(page)).toHaveText(
      'Yours: 7 credits on average. The adviser keeps 1, 2 and 4: 50 credits on average.',
    );
    await fourth.click();
    await expect(fourth).toHaveAccessibleName('4 Kept');
    for (const key of ['3', '5']) await page.keyboard.press(key);
    await expect(spin(page)).toHaveText('Keep all five');
    // With the adviser's choice, all five would be trout.
    for (const key of ['3', '5', '4']) await page.keyboard.press(key);

    await expect(spin(page), 'what it does').toHaveText('Cast again, free');
    await spin(page).click();
    await page.clock.runFor(200);
    await expect(page.locator('.strip .symbol'), 'lanterns that are kept stay lit').toHaveCount(2);
    await page.clock.runFor(4300);
    await expect(status(page)).toHaveText(
      '4 trout. Win 200 credits, 10 times the stake. Credits 2,180. New: trout. 1 of 7 found.',
    );
    await expect(page.locator('.price')).toHaveText('10×');
    await expectBoard(page, lakesFive.model, [['T'], ['T'], ['T'], ['B'], ['T']]);
    await expect(page.locator('.again'), 'all lanterns are lit').toHaveCount(0);
    await expectWhole(page, 'after the second cast');

    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(status(page)).toContainText('Mirror: 2 herons and 2 reeds, 2× as it is.');
    await page.getByRole('button', { name: 'Keep all five' }).click();
    await page.clock.runFor(10_000);
    await expect(status(page)).toContainText('Mirror: 2 herons and 2 reeds. Win 40 credits,');
    await expect(page.locator('.mirrored'), 'the lake closes over all').toHaveCount(5);
    await expect(page.locator('.again')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.locator('.mirrored'), 'in the next round').toHaveCount(0);
  });
}
