import { addressLines } from '../../src/lib/words/postal-address.ts';
import { accessFacts } from '../../src/lib/words/access.ts';
import { costSentence, entryInWords } from '../../src/lib/words/cost.ts';
import { eveningsToCome, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectFacts, openToRead, rows } from '../support/read.ts';
import { factsOfHours, plain } from './printed-hours.ts';

const { name, address, telephones, emails, groups, access, minimumAge } = venue;
const lines = [name, ...addressLines(address)];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page prints the facts of the venue as its file has them', async ({ page }) => {
    await openToRead(page, 'contact');

    await step('four cards have the address, labelled numbers, and the hours', async () => {
      expectFacts((await rows(page.locator('.ways > p')))[0], [venue.answerWithin]);
      const [where, call, write, when] = await rows(page.locator('.cards > li'));
      expectFacts(where, lines);
      expectFacts(
        call,
        telephones.flatMap(({ label, number }) => [label, number]),
      );
      expectFacts(
        write,
        emails.flatMap((each) => [each.label, each.address]),
      );
      expectFacts(when, [...factsOfHours(venue), ...optionalLinks.map(({ nav }) => nav)]);
      const [ways] = await rows(page.locator('.ways'));
      expectFacts(ways, groups ? [groups.from, groups.needs, groups.email] : []);
    });

    await step('the directions have the perks, entry and access', async () => {
      const { place, valet, transport, minutesToAirport, dress } = venue;
      const location = page.locator('section:has(#location-heading)');
      const lead = [place?.text.replaceAll('{name}', name) ?? []].flat();
      const facts = accessFacts(venue);
      const prices = eveningsToCome.map(({ data }) => data.price);
      expectFacts((await rows(location))[0], [
        ...(place ? [place.heading, ...lead] : []),
        ...[valet ?? [], transport?.text ?? [], minutesToAirport ?? []].flat(),
        ...[minimumAge, entryInWords(venue), dress ?? [], costSentence(venue, prices)].flat(),
        ...facts.flatMap((each) => [each.name, plain(each.fact)]),
        ...[telephones[0].number, access?.contact ?? emails[0].address],
      ]);
    });
  });
});

test('a click on the address selects all of it', async ({ page }) => {
  await page.goto('contact');
  await page.getByRole('main').locator('address').first().click();
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe(lines.join('\n'));
});
