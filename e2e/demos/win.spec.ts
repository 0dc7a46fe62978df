import { STAKE, START_CREDITS } from '../../src/demos/engine/session.ts';
import { formatNumber } from '../../src/demos/ui/format.ts';
import { countNotes, credits, demos, spin, startDemo } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

/** A game with lines, and a round in which three alike pay 3 times the stake on one line. */
const game = demos.find(({ slug }) => slug === 'zulu');
const drawn = [2, 10, 19, 6, 1];

if (game) {
  test('a win line ends with its symbols, and a win sounds only when asked', async ({ page }) => {
    await countNotes(page);
    await startDemo(page, game.launcherGameId, drawn);
    await spin(page).click();
    await page.clock.runFor(4000);
    await expect(page.locator('.result')).toHaveText(/Win 30 credits\s+3× on line 1/);
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
    await expect(sound).toHaveText(/Sound on/);
    const notes = (await page.locator('body').getAttribute('data-notes')) ?? '';
    // A round that ends in the background stays silent, also later.
    const hide = (hidden: boolean) =>
      page.evaluate(
        (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
        hidden,
      );
    await hide(true);
    await spin(page).click();
    await page.clock.runFor(4000);
    await hide(false);
    await expect(page.locator('body')).toHaveAttribute('data-notes', notes);
    await spin(page).click();
    await page.clock.runFor(4000);
    await expect(page.locator('body')).not.toHaveAttribute('data-notes', notes);
    await page.keyboard.press('Escape');
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
  });
}
