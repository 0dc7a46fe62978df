import { walk, type Stop } from '../support/focus.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';

// A trace of every key would take longer than the walk.
test.use({ trace: 'off' });

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  // A page that is magnified shows as little.
  { width: 1280, height: 400 },
];

/** Stops that go back up the page, but not to the top of a column on the right. */
const backwards = (stops: readonly Stop[]) =>
  stops.filter(({ box: [left, , , bottom], place }, index) => {
    const before = stops[index - 1];
    if (!before) return false;
    const [, top, right] = before.box;
    return place < before.place || (bottom <= top && left < right);
  });

for (const path of [...pages, ...errorPages, ...demoPages]) {
  test(`on /${path} the focus goes in reading order, and is seen at every stop`, async ({
    page,
  }) => {
    await open(page, path);
    const ringed = await page
      .locator('a, button, input, select, textarea')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle !== 'none'));
    expect(ringed, 'ringed without the focus').toEqual([]);

    // A frame that is still to come takes no focus.
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      const start = frame.contentFrame().getByRole('button', { name: 'Start demo' });
      await expect(start).toBeVisible();
    }

    for (const size of windows) {
      await page.setViewportSize(size);
      const there = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      const at = `in a window of ${size.width} by ${size.height}`;
      expect(there.length, at).toBeGreaterThan(0);
      expect(back.map(({ place }) => place).toReversed(), at).toEqual(
        there.map(({ place }) => place),
      );
      expect(backwards(there), at).toEqual([]);
      for (const stop of [...there, ...back]) {
        expect.soft(stop, at).toMatchObject({ isShown: true, coveredBy: '' });
      }
    }

    await page.emulateMedia({ forcedColors: 'active' });
    for (const stop of await walk(page, 'Tab')) {
      expect.soft(stop, 'in forced colours').toMatchObject({ isShown: true });
    }
  });
}
