import type { Frame, Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import { reporting } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, open } from '../support/pages.ts';

test.use({ trace: 'off' });

const isDemo = (frame: Frame) => frame.url().includes('/demo/');

/** Audits a demo before its start and after a round, and gives it. */
async function audit(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some(isDemo)).toBe(true);
  const demo = page.frames().find(isDemo) ?? page.mainFrame();
  await expect(demo.getByRole('button', { name: 'Start demo' })).toBeVisible();
  await expectNoFindings(demo, 'idle');

  await demo.getByRole('button', { name: 'Start demo' }).click();
  await demo.locator('.spin').press('Enter');
  await page.clock.runFor(15_000);
  await expect(demo.getByRole('status')).not.toBeEmpty();
  await expectNoFindings(demo, 'after a round');
  return demo;
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.clock.install();
    });

    for (const path of demoPages) {
      test(`the demo /${path} has no finding, before and after a round`, async ({ page }) => {
        await open(page, path);
        await audit(page);
      });
    }

    // The same file in a lower window: one of them stands for all.
    test('a demo has no finding in its frame, and with its rules open', async ({ page }) => {
      await open(page, `game/${reporting.id}`);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      const demo = await audit(page);
      await demo.getByRole('button', { name: 'Info' }).click();
      await expectNoFindings(demo, 'rules and odds');
    });
  });
}

test('the launcher has no finding when it refuses', async ({ page }) => {
  await open(page, 'demo-launcher?mode=real');
  await expectNoFindings(page.mainFrame(), 'refusing');
});
