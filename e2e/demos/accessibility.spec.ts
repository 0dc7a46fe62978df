import type { Frame, Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import { reporting } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, open } from '../support/pages.ts';

test.use({ trace: 'off' });

/** Below 640 px the parts stand one below the other, from 900 px on the pay table stands beside the board. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 740 },
];

/** Audits what a demo shows at both sizes, in the frame or on its own. */
async function audit(page: Page, demo: Frame, state: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoFindings(demo, `${state}, at ${size.width} px`);
  }
}

async function playARound(page: Page, demo: Frame) {
  await demo.getByRole('button', { name: 'Start demo' }).click();
  await demo.locator('.spin').press('Enter');
  await page.clock.runFor(15_000);
  await expect(demo.getByRole('status')).not.toBeEmpty();
}

test.beforeEach(({ page }) => page.clock.install());

for (const path of demoPages) {
  test(`/${path} has no finding, before and after a round`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Start demo' })).toBeVisible();
    await audit(page, page.mainFrame(), 'before the start');
    await playARound(page, page.mainFrame());
    await audit(page, page.mainFrame(), 'after a round');
  });
}

test('a demo has no finding in its frame, and with its rules open', async ({ page }) => {
  await open(page, `game/${reporting.id}`);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const isDemo = (frame: Frame) => frame.url().includes('/demo/');
  await expect.poll(() => page.frames().some(isDemo)).toBe(true);
  const demo = page.frames().find(isDemo) ?? page.mainFrame();
  await playARound(page, demo);
  await audit(page, demo, 'after a round');
  await demo.getByRole('button', { name: 'Info' }).click();
  await audit(page, demo, 'rules and odds');
});

test('the launcher has no finding when it refuses', async ({ page }) => {
  await open(page, 'demo-launcher?mode=real');
  await audit(page, page.mainFrame(), 'refusing');
});
