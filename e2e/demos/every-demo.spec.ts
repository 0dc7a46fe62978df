import { expect, test } from '../support/fixtures.ts';
import { expectNoFocusRing, expectVisibleFocus } from '../support/focus.ts';
import { expectReadableText } from '../support/legibility.ts';
import { movingProperties } from '../support/motion.ts';
import { demoPages, open } from '../support/pages.ts';
import { smallTargets } from '../support/target-size.ts';

const { step } = test;

test.use({ trace: 'off' });

for (const path of demoPages) {
  test(`/${path} is readable, reachable and still`, async ({ page }) => {
    await open(page, path);
    await step('keeps its text in large and wide type', () => expectReadableText(page));
    await step('shows the focus at every stop', async () => {
      await expectNoFocusRing(page);
      await expectVisibleFocus(page, { width: 360, height: 740 });
      await expectVisibleFocus(page, { width: 1280, height: 800 });
    });
    await step('has controls that suit a thumb, and fades without moving', async () => {
      expect.soft(await smallTargets(page), 'before the start').toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.clock.install({ time: 0 });
      await page.getByRole('button', { name: 'Start demo' }).click();
      expect.soft(await smallTargets(page), 'at 320 px').toEqual([]);
      await page.keyboard.press('Enter');
      for (let frame = 0; frame < 20; frame++) {
        await page.clock.runFor(300);
        expect.soft(await movingProperties(page.mainFrame())).toEqual([]);
      }
    });
  });
}
