/** The board of a demo: its pictures, and the table that tells screen readers what is on it. */
import type { Page } from '@playwright/test';
import { wildLetter } from '../../src/demos/engine/lines.ts';
import { cellsByRow, letterAt } from '../../src/demos/engine/round.ts';
import type { Model } from '../../src/demos/engine/rule.ts';
import type { Grid } from '../../src/demos/engine/step.ts';
import { expect } from '../support/fixtures.ts';
import { drawingsOf } from '../support/read.ts';

/** The letters of the pictures, reel by reel. */
export const readPictures = (page: Page): Promise<Grid> =>
  page
    .locator('.strip')
    .evaluateAll((strips) =>
      strips.map((strip) =>
        [...strip.children].map(
          (cell) => cell.querySelector('.symbol use')?.getAttribute('href')?.slice(1) ?? '',
        ),
      ),
    );

/** Expects that each drawing that the page uses exists, and each of these as well. */
export async function expectDrawings(page: Page, needed: readonly string[] = []) {
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  // The cells below the picture of a sun are empty.
  const empty = (await page.locator('.tall').count()) > 0 ? ['none'] : [];
  const used = await drawingsOf(page.locator('use'));
  const missing = new Set([...used, ...needed]).difference(new Set([...ids, ...empty]));
  expect.soft([...missing], 'missing drawings').toEqual([]);
}

/** Expects this board in pictures. One picture of a sun covers its reel. */
export async function expectPictures(page: Page, board: Grid) {
  await expectDrawings(page);
  const isSun = (reel: string[]) => reel.every((letter) => letter === wildLetter);
  expect
    .soft(await readPictures(page), 'the pictures on the board')
    .toEqual(board.map((reel) => reel.map((letter) => (isSun(reel) ? 'none' : letter))));
  const tops = await page
    .locator('.reel')
    .evaluateAll((reels) => reels.map((reel) => reel.getBoundingClientRect().y));
  expect.soft(new Set(tops).size, 'reels side by side').toBe(1);
  const suns = page.locator('.tall');
  await expect.soft(suns).toHaveCount(board.filter(isSun).length);
  const reel = await page.locator('.reel').first().boundingBox();
  for (const sun of await suns.all())
    expect.soft((await sun.boundingBox())?.height, 'the height of a sun').toBe(reel?.height);
}

/** Expects this board in the table for screen readers. */
export async function expectTable(page: Page, { symbols }: Model, board: Grid) {
  const names = cellsByRow(board).map((cell) => `${symbols[letterAt(board, cell)]?.name}`);
  await expect.soft(page.getByRole('cell'), 'the board for screen readers').toHaveText(names);
}

/** Expects this board in pictures and in the table. */
export async function expectBoard(page: Page, model: Model, board: Grid) {
  await expectPictures(page, board);
  await expectTable(page, model, board);
}

export const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/** Returns the accessible name of the frontmost element at the middle of another one, or its class if it has no name. */
export async function atMiddleOf(page: Page, selector: string) {
  const middle = await middleOf(page, selector);
  return page.evaluate(({ x, y }) => {
    const front = document.elementFromPoint(x, y)?.closest('[class]');
    return front?.ariaLabel ?? front?.getAttribute('class') ?? '';
  }, middle);
}
