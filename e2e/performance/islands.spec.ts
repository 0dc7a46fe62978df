import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';
import { compressed, expectWithin, weigh } from '../support/weight.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Waits until the islands of a part of the page have hydrated. */
const hydrated = (page: Page, part: 'header' | 'main') =>
  page.waitForFunction((tag) => !document.querySelector(`${tag} astro-island[ssr]`), part);

test('the directive that hydrates islands weighs next to nothing', async ({ page }) => {
  await open(page, '');
  const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
  const directive = inline.filter((text) => text.includes('astro:interaction'));
  expect(directive).toHaveLength(1);
  expect(compressed(directive.join())).toBeLessThan(600);
});

test('the menu and the form share one React, which is sent once', async ({ page, watched }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await hydrated(page, 'header');
  const before = new Set(islandScripts(watched));

  await open(page, 'contact');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await hydrated(page, 'main');
  // An answer without a body says that the file in the browser's cache is still right.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
      .map(({ name }) => name),
  );
  expect(sent.filter((url) => before.has(url))).toEqual([]);

  // Each island and React, and no file that waits for another to name it.
  const modules = [...new Set(islandScripts(watched))];
  expect(modules).toHaveLength(3);
  expect(modules.filter((url) => before.has(url))).toHaveLength(2);
  expectWithin(await weigh(page, modules), 'React and both islands', 70_000);
});

test('the menu answers within the press, before any script has come', async ({ page }) => {
  await page.route('**/_astro/*.js', () => undefined);
  await open(page, '');
  const isOpen = await page
    .getByRole('button', { name: 'Menu' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return button.popoverTargetElement?.matches(':popover-open');
    });
  expect(isOpen).toBe(true);
});
