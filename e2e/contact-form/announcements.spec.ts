import { hearAlerts, fillIn, hydration, send } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test('a screen reader announces once that a message is sending, and once what became of it', async ({
  page,
}) => {
  // Every text that a live region comes to hold is read out.
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert]',
        ),
      );
      for (const region of new Set(regions)) {
        if (region?.checkVisibility() && region.textContent) announced.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, 'contact');
  const alerts = hearAlerts(page);
  await fillIn(page);
  await hydration(page);
  await send(page);
  await expect.poll(() => alerts.length).toBe(1);
  const announced = () => (window as unknown as { announced: string[] }).announced;
  expect(await page.evaluate(announced)).toEqual([
    'Sending your message.',
    expect.stringMatching(/^This form is a preview, so nothing was sent\./),
  ]);
});
