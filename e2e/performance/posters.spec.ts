import { readFileSync } from 'node:fs';
import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForIdle } from '../support/pages.ts';
import { projectFolder } from '../support/sites.ts';

test.use({ reducedMotion: 'no-preference' });

/** The games whose drawing has an animation. */
const animated = games.filter(({ image }) => {
  const file = image.replace(/^.*assets/, `${projectFolder}src/assets`);
  return file.endsWith('.svg') && readFileSync(file, 'utf8').includes('.animated');
});

test('a poster loads its animated copy under the pointer, or with the focus', async ({
  page,
  log,
}) => {
  await page.goto('');
  const cards = page.locator('#games li:has(img[src*="/animated/"])');
  const copies = cards.locator('img[src*="/animated/"]');
  const addresses = copies.evaluateAll((all) => all.map((copy) => (copy as HTMLImageElement).src));
  expect(await addresses).toEqual(
    animated.map(({ id }) => expect.stringContaining(`/animated/${id}.svg`) as unknown),
  );
  const poster = cards.last();
  const copy = copies.last();
  await poster.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const loaded = () => log.requests.filter((url) => url.includes('/animated/'));
  expect(loaded()).toEqual([]);
  await poster.hover();
  await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
  await page.mouse.move(0, 0);
  await expect(copy).toBeHidden();
  await poster.getByRole('link').focus();
  await expect(copy, 'with the focus').toBeVisible();
  expect(loaded()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(copy).toBeHidden();
});
