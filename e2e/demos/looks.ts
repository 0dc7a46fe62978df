/** How a game looks while it is played. */
import type { Page } from '@playwright/test';
import { expectContrast, phone } from '../support/audit.ts';
import { expect } from '../support/fixtures.ts';
import { lostText } from '../support/legibility.ts';

/** What covers a symbol or its ring, and which prop the board covers. */
const covers = (page: Page) =>
  page.locator('.cell:not(.reflection), .side-symbol').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .flatMap((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const [middle, edge] = [width / 2, 5].map((left) =>
          document.elementFromPoint(x + left, y + height / 2),
        );
        const isProp = part.matches('.side-symbol');
        if (isProp) return middle?.matches('.cell:not(.reflection) *') ? ['a prop'] : [];
        const isSeen = middle?.closest('.cell, .overlay, button');
        const isRingSeen = !part.matches('.won') || edge?.closest('.won, .seed, button');
        const front = (isSeen ? edge : middle)?.cloneNode() as Element | undefined;
        return isSeen && isRingSeen ? [] : [`a symbol, by ${front?.outerHTML}`];
      }),
  );

/**
 * Expects that nothing covers a symbol, and that no text is cut off, covered or faint, on a desk and on a phone. Returns where the
 * board is on each.
 */
export async function expectWhole(page: Page, state: string) {
  // They follow no clock of a test.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const places = [];
  for (const size of [phone, page.viewportSize() ?? phone]) {
    await page.setViewportSize(size);
    const where = `${state}, ${size.width} px wide`;
    expect.soft(await covers(page), `covered ${where}`).toEqual([]);
    expect.soft(await lostText(page), `lost texts ${where}`).toEqual([]);
    await expectContrast(page, where, 3);
    places.push(await page.locator('.board').boundingBox());
  }
  return places;
}
