import { findingsOfAlfa } from '../support/alfa.ts';
import { playARound } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';
import type { Page } from '@playwright/test';

/* A second audit of every page and demo; axe is part of the other specs. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

/** Expects no finding at this size, in normal and in forced colours. */
async function audit(page: Page, size: typeof wide, state: string) {
  await page.setViewportSize(size);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const menuOpen = state === 'menu open';
    const findings = await findingsOfAlfa(page.mainFrame(), forcedColors === 'active', menuOpen);
    const where = `${state}, ${size.width} px, forced colours: ${forcedColors}`;
    expect.soft(findings.join('\n\n'), where).toBe('');
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

for (const path of [...pages, ...errorPages]) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await open(page, path);
    await audit(page, wide, 'as it opens');
    await audit(page, narrow, 'as it opens');
    await page.getByRole('button', { name: 'Menu' }).click();
    await audit(page, narrow, 'menu open');
  });
}

for (const path of demoPages) {
  test(`Alfa finds nothing on /${path}`, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    for (const size of [narrow, wide]) await audit(page, size, 'before the start');
    await page.getByRole('button', { name: 'Start demo' }).click();
    await playARound(page);
    for (const size of [narrow, wide]) await audit(page, size, 'after a round');
  });
}

test('Alfa finds nothing where the launcher refuses', async ({ page }) => {
  await open(page, 'demo-launcher?mode=real');
  await audit(page, narrow, 'refusing');
});
