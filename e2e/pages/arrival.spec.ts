import { expect, test } from '../support/fixtures.ts';
import { drawFrames } from '../support/pages.ts';

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
      await page.goto('');
      const guest = page.locator('.guest');
      const leap = page.locator('.leap');
      await expect(guest).toHaveCSS('opacity', '1');
      await expect(leap).toHaveCSS('opacity', '0');

      await page.evaluate(scrollHouseTo, 0.35);
      await drawFrames(page);
      await expect(guest).toHaveCSS('opacity', '0');
      await expect(leap).toHaveCSS('opacity', '1');
      const feet = await leap.locator('svg').boundingBox();
      const roof = await page.locator('.scenery').boundingBox();
      if (!feet || !roof) throw new Error('Fox or roof is not there.');
      const sign = { x: roof.x + roof.width / 2, y: roof.y + 0.17 * roof.height };
      expect(feet.x + feet.width / 2).toBeCloseTo(sign.x, -1);
      expect(feet.y + feet.height).toBeCloseTo(sign.y, -1);

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(guest).toHaveCSS('opacity', '1');
      await expect(leap).toHaveCSS('opacity', '0');
    });

    test('the giraffe comes up the stairs as their room comes into view', async ({ page }) => {
      await page.goto('');
      const giraffe = page.locator('.tall');
      const room = page.locator('.room', { has: giraffe });
      const below = async () => {
        await drawFrames(page);
        const [at, of] = [await giraffe.boundingBox(), await room.boundingBox()];
        return ((at?.y ?? NaN) - (of?.y ?? NaN)) / (of?.height ?? NaN);
      };
      await page.evaluate(scrollHouseTo, 0.6);
      expect(await below()).toBeGreaterThan(0.5);
      await room.evaluate((element) =>
        element.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
      expect(await below()).toBeCloseTo(0, 2);
    });
  });
}

test('with less motion, the three stay in the door, and the house is whole', async ({ page }) => {
  await page.goto('');
  await page.evaluate(scrollHouseTo, 0.35);
  for (const name of ['guest', 'giraffe', 'flyer', 'plane', 'tall']) {
    await expect(page.locator(`.${name}`)).toHaveCSS('opacity', '1');
    await expect(page.locator(`.${name}`)).toHaveCSS('animation-name', 'none');
  }
  await expect(page.locator('.leap')).toHaveCSS('opacity', '0');
});
