import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { open } from '../support/pages.ts';

for (const [change, happen] of Object.entries(pageChanges)) {
  test(`${change}: no word is lost, and the message is sent`, async ({ page }) => {
    await open(page, 'contact');
    const alerts = form.hearAlerts(page);
    const words = await form.button(page).innerText();
    // Set as a browser restores a form: nobody has touched it yet.
    await page.evaluate((message) => {
      for (const [id, text] of Object.entries(message)) {
        (document.getElementById(id) as HTMLInputElement).value = text;
      }
    }, form.message);
    await page.evaluate(happen);
    await page.locator('#message').press('Control+End');
    await page.keyboard.type(' Or nine.');
    await form.hydration(page);
    await page.evaluate(happen);
    const { name, email, subject, message } = form.message;
    expect(await form.typed(page)).toEqual([name, email, subject, `${message} Or nine.`]);

    await form.send(page);
    await expect(form.button(page)).toBeDisabled();
    await expect(form.button(page)).not.toHaveText(words);
    await page.evaluate(happen);
    await expect.poll(() => alerts).toEqual([form.confirmation]);
    await expect(form.button(page)).toBeEnabled();
    await expect(form.button(page)).toHaveText(words);
    expect(await form.typed(page)).toEqual(['', '', '', '']);
    await expect(form.emailLink(page)).toBeVisible();
  });
}
