import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { fillIn, hearAlerts, send } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.use({ mayLog: true, trace: 'off' });

async function audit(page: Page, state: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoFindings(page.mainFrame(), `${state}, at ${width} px`);
  }
}

test('the form has no finding while it is invalid, refused, sent and sending', async ({ page }) => {
  // The form waits for an answer as long as the audit takes.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await send(page);
  await expect(page.locator(':user-invalid').first()).toBeVisible();
  await audit(page, 'invalid');

  await fillIn(page, 'Refused');
  await send(page);
  await expect(page.locator('form').getByRole('alert')).toContainText('not accepted');
  await audit(page, 'refused');

  await fillIn(page);
  await send(page);
  await expect.poll(() => alerts.length).toBe(1);
  await audit(page, 'sent');

  await fillIn(page, 'Unanswered');
  await send(page);
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await audit(page, 'sending');
  await expect(sending).toBeDisabled();
});
