import { games, legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader, noteTransitions, press } from '../support/pages.ts';

test('the home page has its particles, and leads to its sections and games', async ({ page }) => {
  await page.goto('');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.soft(page.locator('.hero .particle')).toHaveCount(12);

  await step('"Play Now" is visible without pointing', async () => {
    for (const link of await page.locator('#games').getByRole('link').all()) {
      await expect.soft(link).toHaveCSS('opacity', '1');
    }
  });

  await step('the disclaimer describes the odds of our own demos', async () => {
    await expect.soft(page.locator('#disclaimer [data-own-odds]')).toBeVisible();
  });

  await step('Explore Now leads to the about section', async () => {
    await page.getByRole('link', { name: 'Explore Now' }).click();
    await expect.soft(page).toHaveURL(/#about$/);
    await expectBelowHeader(page.locator('#about'));
  });

  await step('a click anywhere on a card opens its game', async () => {
    const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
    // The link of the card covers it.
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect(headline).toHaveText(games[0].name);
  });
});

test('the bedrooms lead to the section about cancelling them', async ({ page }) => {
  const { cancellations } = legalPage('terms');
  test.skip(!venue.bedrooms || !cancellations, 'no bedrooms, or no such section');
  await page.goto('');
  await page.locator('[data-room=bedrooms] a').click();
  await expect(page.locator(':target')).toHaveText(cancellations ?? '');
});

test('with reduced motion, pages are shown at once', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('');
  await page.locator('#games').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(games[0].name);
  await expect(page.locator('html')).toHaveAttribute('data-transition', '');
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('nothing moves by itself, and a room is animated under the pointer', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    // Scrolling opens the panels of the front door.
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(running).toEqual([]);

    // The animation plays again each time.
    const room = page.locator('[data-room=sofas]');
    const picture = room.locator('svg');
    const copy = room.locator('img');
    for (let visit = 0; visit < 2; visit++) {
      await expect(copy).toBeHidden();
      await room.hover();
      await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
      await expect(copy).toHaveCSS('animation-name', /play-strip/);
      const box = await picture.boundingBox();
      for (const [side, length] of Object.entries((await copy.boundingBox()) ?? {})) {
        const room = box?.[side as keyof typeof box];
        expect(length, `${side} of the animated copy`).toBeCloseTo(room ?? NaN, 0);
      }
      // The arch of the room cuts off the corners of the copy.
      const isWhole = await copy.evaluate((image) => {
        const { x, y } = image.getBoundingClientRect();
        return document.elementFromPoint(x + 1, y + 1) === image;
      });
      expect(isWhole).toBe(false);
      await page.mouse.move(0, 0);
    }
  });

  test('a poster and its name grow into their page, and other pages are shown at once', async ({
    page,
  }) => {
    await noteTransitions(page);
    // Browsers skip a transition to a page that takes four seconds, as on a busy machine.
    await expect(async () => {
      await page.goto('');
      await page.locator('#games').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(games[0].name);
      const moved = page.locator('html[data-transition]');
      const parts = /group\(poster\).*group\(name\)/;
      await expect(moved).toHaveAttribute('data-transition', parts, { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await press(page.getByRole('contentinfo').locator('a[href$="/contact"]'));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('data-transition', '');
  });
});
