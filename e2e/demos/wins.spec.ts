import { creditsAtStart, stakeCredits } from '../../src/demos/game.ts';
import { nightTrax } from '../../src/demos/games/night-trax/game.ts';
import { zulu } from '../../src/demos/games/zulu/game.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { expect, test } from '../support/fixtures.ts';
import { stylesOf } from '../support/read.ts';
import {
  credits,
  isInContent,
  playARound,
  runUntilVisible,
  spin,
  startDemo,
  status,
} from './demo.ts';

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

if (isInContent(nightTrax)) {
  test('a drop that is shown once more has its own lamps', async ({ page }) => {
    // As in browsers of 2023.
    await page.addInitScript(() => Object.defineProperty(Map, 'groupBy', { value: undefined }));
    // The first drop pays, and the second one leaves unpaid.
    await startDemo(page, nightTrax.launcherGameId, [0, 19, 6, 1]);
    await spin(page).press('Enter');
    const unpaid = page.locator('.unpaid');
    await runUntilVisible(page, unpaid.first());
    const rings = await stylesOf(unpaid, 'border-top-style', '::after');
    expect(rings, 'the rings of what is not paid').not.toContain('solid');
    const lit = page.locator('.lamp.on').last();
    await expect(lit).not.toHaveText('×1');
    const dark = await page.locator('.lamp:not(.on)').last().evaluate(backgroundOf);
    expect(await lit.evaluate(backgroundOf), 'a lamp that is on').not.toBe(dark);
    const { factors } = nightTrax.rule;
    await expect(page.locator('.lamp')).toHaveText(factors.map((factor) => `×${factor}`));
    const heights = await page
      .locator('.lamp')
      .evaluateAll((lamps) => lamps.map((lamp) => lamp.getBoundingClientRect().y));
    const fromTop = heights.toSorted((one, other) => other - one);
    expect(heights, 'a larger factor is higher').toEqual(fromTop);
    await page.clock.runFor(10_000);
    await expect(page.locator('.price')).toHaveText('2×');
    await expect(page.locator('.lamp.on')).toHaveText('×1');
  });
}

if (isInContent(zulu)) {
  test('two lines that end on the same symbol have both of their prices there', async ({
    page,
  }) => {
    // The sun is between lions, so that two lines of three pay 3 times the stake each.
    await startDemo(page, zulu.launcherGameId, [13, 20, 7, 17, 13]);
    await spin(page).press('Enter');
    await runUntilVisible(page, page.locator('.price', { hasText: '+' }));
    await expect(page.locator('.price')).toHaveText(['3+3×']);
    const lines = page.locator('.lines polyline');
    const points = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('points')));
    expect(points, 'from reel 1 to 3').toEqual([
      '0.5,1.5 1.5,1.5 2.5,1.5',
      '0.5,1.5 1.5,0.5 2.5,1.5',
    ]);
    const { isPriced, reached } = await page
      .locator('.won')
      .last()
      .evaluate((cell) => {
        const at = cell.getBoundingClientRect();
        const rectOf = (part: string) =>
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const price = rectOf('.price');
        const isBeside = price.right < at.left || price.left > at.right;
        return {
          isPriced: !isBeside && price.top < at.bottom && price.bottom > at.top,
          reached: (rectOf('polyline').right - at.left) / at.width,
        };
      });
    expect(reached, 'the line ends in the middle of the last symbol').toBeCloseTo(0.5, 1);
    expect(isPriced, 'the price is at the last symbol').toBe(true);
  });

  test('a line of three pays, without sound and with it, until the player stops', async ({
    page,
  }) => {
    // Three alike pay 3 times the stake on one line.
    await startDemo(page, zulu.launcherGameId, [0, 1, 2, 6, 1]);
    const reel = page.locator('.reel').first();
    await expect(reel, 'it hides what rolls past').toHaveCSS('overflow', 'hidden');
    const ready = await spin(page).evaluate(backgroundOf);
    await playARound(page);
    await expect(page.locator('.result')).toHaveText(/Win 60 credits\s+New: \w+\.\s3\s\w+/);

    const fainter = page.locator('.cell:not(.won) .symbol').first();
    await expect(fainter, 'the other symbols').not.toHaveCSS('opacity', '1');
    const rings = await stylesOf(page.locator('.won'), 'border-top-style', '::after');
    expect(rings, 'the rings of symbols that win').toEqual(['solid', 'solid', 'solid']);

    const sound = page.getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await expect(sound.locator('.waves')).toBeHidden();
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect(sound.locator('.cross')).toBeHidden();
    await spin(page).press('Enter');
    await page.clock.runFor(500);
    await expect(status(page), 'the last result is gone').toBeEmpty();
    await expect(spin(page), 'it looks disabled').not.toHaveCSS('background-color', ready);
    await spin(page).hover();
    await page.mouse.down();
    await page.clock.runFor(15_000);
    await page.mouse.up();
    const afterTwo = formatNumber(creditsAtStart + 4 * stakeCredits);
    await expect(credits(page), 'a press during a round starts no other').toHaveText(afterTwo);
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');

    await spin(page).press('Enter');
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await page.clock.runFor(500);
    await expect(page.locator('.title-card'), 'the round is played to its end').toBeHidden();
    await page.clock.runFor(15_000);
    await expect(page.locator('.break')).toContainText(
      '3 rounds and 3 wins in less than a minute. Net this visit: 120 play credits.',
    );
  });
}
