import type { Page } from '@playwright/test';
import { games, optionalPages } from '../support/content.ts';
import { test } from '../support/fixtures.ts';
import { twiceAsLarge } from '../support/legibility.ts';
import { expectNoWordsOnPictures } from '../support/pictures.ts';

// What moves, moves as it does for most visitors.
test.use({ reducedMotion: 'no-preference' });

/** One page of each template. */
const walked = ['', 'contact', ...optionalPages, `game/${games[0]?.id}`, 'terms', '404'];

async function walk(page: Page, style?: string) {
  // Hundreds of layouts on a busy machine.
  test.slow();
  // A demo is a page of its own.
  await page.route('**/demo-launcher?*', (route) => route.fulfill({ body: '' }));
  for (const path of walked) {
    await page.goto(path);
    await expectNoWordsOnPictures(page, path, style);
  }
}

test('no decorative picture meets words or a control', ({ page }) => walk(page));

test('no decorative picture meets text at twice its size', { tag: '@full' }, ({ page }) =>
  walk(page, twiceAsLarge),
);
