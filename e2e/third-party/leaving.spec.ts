import * as form from '../support/contact-form.ts';
import { expect } from '../support/fixtures.ts';
import { test } from './endpoint.ts';

// Browsers log each answer that is an error.
test.use({ allowConsole: true });

test('the browser asks before a message is lost: while it is sent, and after a refusal', async ({
  page,
  received,
  alerts,
}) => {
  const terms = page.getByRole('banner').locator('a[href$="/terms"]');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  const expectQuestion = async () => {
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    dialogs.length = 0;
  };

  await form.fillIn(page, 'Refused');
  await form.sendAndPause(page);
  await expect.poll(() => received).toHaveLength(1);
  await terms.click();
  await expectQuestion();
  await form.passSending(page);
  await expect(form.status(page)).toContainText(form.errors.refused);
  // A link to the visitor's mail program does not leave the page.
  await form.status(page).locator('a[href^=mailto]').click();
  await terms.click();
  await expectQuestion();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expectQuestion();
  expect(await form.typed(page)).toEqual(Object.values({ ...form.message, name: 'Refused' }));

  await form.field(page, 'name').fill('Ada');
  await form.sendAndPause(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await terms.click();
  await expect(page).toHaveURL(/\/terms$/);
});
