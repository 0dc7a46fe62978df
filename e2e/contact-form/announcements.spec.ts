import { fillIn, hearAlerts, send, wake } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test('a screen reader is told once that a message is sending, and once that it is sent', async ({
  page,
}) => {
  // Every text that a live region comes to hold is read out.
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert]',
        ),
      );
      for (const region of new Set(regions)) if (region?.textContent) told.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await fillIn(page);
  await wake(page);
  await send(page);
  await expect.poll(() => alerts.length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'Sending your message.',
    'Message sent. The form is empty again.',
  ]);
});
