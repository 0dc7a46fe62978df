import { losses, restyle, spaced, twiceAsLarge } from '../support/legibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';

const readers = [
  { style: '', width: 320, name: 'in a narrow window' },
  { style: spaced, width: 320, name: 'with wide spaces in a narrow window' },
  { style: spaced, width: 1280, name: 'with wide spaces' },
  { style: twiceAsLarge, width: 320, name: 'at twice the size in a narrow window' },
  { style: twiceAsLarge, width: 1280, name: 'at twice the size' },
];

for (const path of [...pages, ...errorPages, ...demoPages]) {
  test(`no text of /${path} gets lost to those who need it larger or wider`, async ({ page }) => {
    await open(page, path);
    for (const { style, width, name } of readers) {
      await page.setViewportSize({ width, height: 800 });
      await restyle(page, style);
      expect.soft(await losses(page), name).toEqual([]);
    }
  });
}
