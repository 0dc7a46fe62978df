import { accessFacts } from '../../src/lib/access.ts';
import { addressLines } from '../../src/lib/address.ts';
import { telephoneLink } from '../../src/lib/contact-links.ts';
import { costSentence } from '../../src/lib/cost.ts';
import { weekInWords } from '../../src/lib/hours-in-words.ts';
import { eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';

/** The facts about the way here, each as it is printed. */
const perks = [
  venue.valet ?? [],
  venue.metro ? `Metro nearby: ${venue.metro}` : [],
  venue.minutesToAirport ? `${venue.minutesToAirport} minutes from the airport` : [],
].flat();

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
  const weeks = [weekInWords(venue.hours, 'gaming'), weekInWords(venue.hours, 'dining')];
  for (const fact of [...weeks, venue.answerWithin]) {
    await expect.soft(main).toContainText(fact);
  }

  await step('the way here names the perks, the address and a map', async () => {
    const { place, mapUrl = '', address } = venue;
    const wayHere = page.getByRole('region', { name: place?.heading ?? 'The way here' });
    await expect.soft(wayHere.locator('.perks').getByRole('listitem')).toHaveText(perks);
    await expect.soft(wayHere.locator('address')).toContainText(address.street);
    const map = wayHere.getByRole('link', { name: 'Find us on a map' });
    if (mapUrl) await expect.soft(map).toHaveAttribute('href', mapUrl);
    const { minimumAge, entry = '', access = {} } = venue;
    const cost = costSentence(
      venue,
      eveningsToCome.map(({ data }) => data.price),
    );
    for (const fact of [`${minimumAge} and over, with valid ID`, entry, cost]) {
      await expect.soft(wayHere).toContainText(fact);
    }
    const { contact = venue.emails[0].address } = access;
    const part = wayHere.getByRole('heading', { name: 'Access' }).locator('..');
    for (const { fact } of accessFacts(venue)) await expect.soft(part).toContainText(fact);
    const telephone = telephoneLink(venue.telephones[0].number);
    for (const href of [telephone, `mailto:${contact}`]) {
      await expect.soft(part.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });

  await step('a press on the address selects the whole of it, ready to be copied', async () => {
    await main.locator('address').first().click();
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe([venue.name, ...addressLines(venue.address)].join('\n'));
  });
});
