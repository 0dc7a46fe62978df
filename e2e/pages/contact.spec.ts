import { telephoneLink } from '../../src/lib/contact-links.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';

test('the contact page says how to reach the venue, by links that work', async ({ page }) => {
  await page.goto('contact');
  const main = page.getByRole('main');
  for (const href of [
    ...venue.telephones.map(({ number }) => telephoneLink(number)),
    ...venue.emails.map(({ address }) => `mailto:${address}`),
  ]) {
    await expect.soft(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  // Each number and address below its own label.
  const labelled = main.locator('.cards ul').getByRole('listitem');
  await expect
    .soft(labelled)
    .toHaveText([
      ...venue.telephones.map(({ label, number }) => `${label} ${number}`),
      ...venue.emails.map(({ label, address }) => `${label} ${address}`),
    ]);
  const { gaming, diningOpens, diningCloses } = venue.hours;
  for (const fact of [gaming, `${diningOpens}-${diningCloses}`, venue.answerWithin]) {
    await expect.soft(main).toContainText(fact);
  }
  const perks = main.locator('.tickets').getByRole('listitem');
  await expect.soft(perks).toHaveCount(3);
  await expect.soft(perks.last()).toContainText(`${venue.minutesToAirport} minutes`);
  await expect.soft(main).toContainText(`${venue.minimumAge} and over, with valid ID`);
  const access = main.getByRole('heading', { name: 'Access' }).locator('..');
  await expect.soft(access.locator('a[href^="tel:"]')).toBeVisible();

  await step('a press on the address selects the whole of it, ready to be copied', async () => {
    await main.locator('address').click();
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    const { street, town, postcode, country } = venue.address;
    expect(selected).toBe([venue.name, street, `${town} ${postcode}`, country].join('\n'));
  });
});
