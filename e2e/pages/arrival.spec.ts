import { expect, test } from '../support/fixtures.ts';
import { drawFrames, open } from '../support/pages.ts';

/** Scrolls until this share of the window lies above the house. */
const scrollHouseTo = (share: number) => {
  const house = document.querySelector('.house');
  const top = (house?.getBoundingClientRect().top ?? 0) + scrollY - share * innerHeight;
  scrollTo({ top, behavior: 'instant' });
};

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    test('the fox of the door sits on the sign halfway, and is back on the way up', async ({
      page,
    }) => {
      await open(page, '');
      const guest = page.locator('.guest');
      const leap = page.locator('.leap');
      await expect(guest).toHaveCSS('opacity', '1');
      await expect(leap).toHaveCSS('opacity', '0');

      await page.evaluate(scrollHouseTo, 0.35);
      await drawFrames(page, 2);
      await expect(guest).toHaveCSS('opacity', '0');
      await expect(leap).toHaveCSS('opacity', '1');
      const feet = await leap.locator('svg').boundingBox();
      const seat = await page.locator('.seat').boundingBox();
      expect(feet && seat && feet.y + feet.height - seat.y).toBeCloseTo(0, -1);
      expect(feet && seat && feet.x + feet.width / 2 - seat.x).toBeCloseTo(0, -1);

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(guest).toHaveCSS('opacity', '1');
      await expect(leap).toHaveCSS('opacity', '0');
    });
  });
}

test('with less motion, the three stay in the door, and the house is whole', async ({ page }) => {
  await open(page, '');
  await page.evaluate(scrollHouseTo, 0.35);
  for (const name of ['guest', 'giraffe', 'flyer', 'plane']) {
    await expect(page.locator(`.${name}`)).toHaveCSS('opacity', '1');
    await expect(page.locator(`.${name}`)).toHaveCSS('animation-name', 'none');
  }
  await expect(page.locator('.leap')).toHaveCSS('opacity', '0');
});
