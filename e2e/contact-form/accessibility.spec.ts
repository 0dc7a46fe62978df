import { expectNoFindings } from '../support/audit.ts';
import { fillIn, hearAlerts, send } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.use({ trace: 'off' });

for (const width of [360, 1280]) {
  test.describe(`the form at ${width} px has no finding`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      // It waits for an answer as long as the audit takes.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal;
      });
      await open(page, 'contact');
    });

    test('when it is invalid, then while it is sending', async ({ page }) => {
      await send(page);
      await expect(page.locator(':user-invalid').first()).toBeVisible();
      await expectNoFindings(page.mainFrame(), 'invalid');
      await fillIn(page, 'Unanswered');
      await send(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expectNoFindings(page.mainFrame(), 'sending');
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    });

    test('when it was refused, then when it is sent', async ({ page }) => {
      const alerts = hearAlerts(page);
      await fillIn(page, 'Refused');
      await send(page);
      await expect(page.locator('form').getByRole('alert')).toContainText('not accepted');
      await expectNoFindings(page.mainFrame(), 'refused');
      await fillIn(page);
      await send(page);
      await expect.poll(() => alerts.length).toBe(1);
      await expectNoFindings(page.mainFrame(), 'sent');
    });
  });
}
