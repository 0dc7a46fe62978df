import type { Page } from '@playwright/test';
import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const fox = (page: Page) => page.locator('.string > .fox');
const lit = (page: Page) =>
  page
    .locator('.string [data-accent]')
    .evaluateAll(
      (lanterns) =>
        lanterns.filter((lantern) => getComputedStyle(lantern, '::after').opacity === '1').length,
    );
const followed = (page: Page, place: number) =>
  page.getByRole('link', { name: `Follow the fox, ${place} of 6` });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the fox walks through the footer, lights each lantern, and sits', async ({ page }) => {
    await page.goto('contact');
    await expect(fox(page)).toHaveCSS('opacity', '0');
    expect(await lit(page)).toBe(0);

    const middle = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().top - innerHeight / 2);
    await scrollTo(page, middle);
    await expect(page.locator('.way')).toHaveCSS('opacity', '1');
    await expect.poll(() => lit(page)).toBeGreaterThan(0);
    expect(await lit(page)).toBeLessThan(6);

    await scrollTo(page, 100_000);
    await expect(fox(page)).toHaveCSS('opacity', '1');
    await expect(page.locator('.way')).toHaveCSS('opacity', '0');
    expect(await lit(page)).toBe(6);
  });
});

test('with less motion, it sits below the lit lanterns from the start', async ({ page }) => {
  await page.goto('contact');
  await expect(fox(page)).toHaveCSS('opacity', '1');
  await expect(page.locator('.way')).toHaveCSS('opacity', '0');
  expect(await lit(page)).toBe(6);
});

test('the fox can be followed from the sofa to the footer, where it gives its picture away', async ({
  page,
}) => {
  await page.goto('');
  const game = `game/${games.at(-1)?.id}`;
  const places = ['contact#fox', 'terms#fox', 'privacy#fox', `${game}#fox`, `${game}#found`];
  for (const [index, place] of places.entries()) {
    await followed(page, index + 1).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${place}$`));
    const next = followed(page, index + 2);
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    await expect(next.locator('.bubble')).toHaveCSS('clip-path', 'none');
    if (place.endsWith('#fox')) {
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  }
  const download = page.waitForEvent('download');
  await followed(page, 6).press('Enter');
  expect((await download).suggestedFilename()).toBe(`${game.slice('game/'.length)}-phone.png`);
});
