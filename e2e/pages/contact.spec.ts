import { addressLines } from '../../src/lib/words/postal-address.ts';
import { accessFacts } from '../../src/lib/words/access.ts';
import { costSentence, entryInWords } from '../../src/lib/words/cost.ts';
import { eveningsToCome, optionalLinks, venue } from '../support/content.ts';
import { phone } from '../support/audit.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader } from '../support/pages.ts';
import { openToRead, rows, seen } from '../support/read.ts';
import { linesOfHours, plain } from './hours.ts';

const { name, address, telephones, emails, groups, access = {}, minimumAge } = venue;
const [{ number }] = telephones;
const lines = [name, ...addressLines(address)];
const map = venue.mapUrl ? ['Find us on a map'] : [];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page prints the facts of the venue as its file has them', async ({ page }) => {
    await openToRead(page, 'contact');

    await step('the introduction suggests questions', async () => {
      const rooms = venue.bedrooms ? ', a room' : '';
      expect
        .soft(await seen(page.locator('.heading')))
        .toEqual([
          'Contact Us',
          `Ask about a table, a game${rooms} or a birthday.`,
          'Send a message',
          'The way here',
          'Access',
        ]);
    });

    await step('four cards show the address, labelled numbers, and the hours', async () => {
      const ways = page.getByRole('region', { name: 'Ways to reach us' }).locator('.ways');
      expect
        .soft((await seen(ways)).slice(0, 2))
        .toEqual(['Ways to reach us', `We answer within ${venue.answerWithin}.`]);
      const cards = ways.locator('.cards > li');
      expect.soft(await seen(cards.nth(0)), 'where').toEqual(['Visit Us', ...lines, ...map]);
      expect
        .soft(await seen(cards.nth(1)), 'whom to call')
        .toEqual(['Call Us', ...telephones.flatMap((each) => [each.label, each.number])]);
      expect
        .soft(await seen(cards.nth(2)), 'where to write')
        .toEqual([
          'Email Us',
          ...emails.flatMap((each) => [each.label, each.address]),
          ...(groups ? [`${groups.from} guests or more? ${groups.needs} ${groups.email}`] : []),
        ]);
      expect
        .soft(await rows(cards.nth(3)), 'when')
        .toEqual([
          ['Hours', ...linesOfHours(venue), ...optionalLinks.map(({ nav }) => nav)].join(' | '),
        ]);
    });

    await step('the directions have the perks, the address, and the rules of entry', async () => {
      const { place, valet, transport, minutesToAirport } = venue;
      const heading = place?.heading ?? 'The way here';
      const region = page.getByRole('region', { name: heading });
      const lead = place?.text.replaceAll('{name}', name) ?? [];
      expect
        .soft((await seen(region)).slice(0, [lead].flat().length + 1), 'where it is')
        .toEqual([heading, lead].flat());
      expect
        .soft(await rows(region.locator('.perks li')), 'perks')
        .toEqual([
          ...(valet ? [valet] : []),
          ...(transport ? [transport.text] : []),
          ...(minutesToAirport ? [`${minutesToAirport} minutes from the airport`] : []),
        ]);
      const part = (heading: string) =>
        region
          .locator('div:has(> h3)')
          .filter({ has: page.getByRole('heading', { name: heading }) });
      expect.soft(await seen(part('Address')), 'address').toEqual(['Address', ...lines, ...map]);
      const prices = eveningsToCome.map(({ data }) => data.price);
      expect
        .soft(await seen(part('Entry')), 'entry and cost')
        .toEqual([
          'Entry',
          `${minimumAge} and over, with valid ID.`,
          entryInWords(venue),
          ...(venue.dress ? [`Dress: ${venue.dress}.`] : []),
          costSentence(venue, prices),
        ]);
      const given = accessFacts(venue);
      const more = given.length > 0 ? 'Anything else?' : 'Step-free route, lift or hearing loop?';
      expect
        .soft(await seen(part('Access')), 'access')
        .toEqual([
          'Access',
          ...given.map(({ name, fact }) => `${name}: ${plain(fact)}.`),
          `${more} Call ${number} or write to ${access.contact ?? emails[0].address}.`,
        ]);
    });
  });
});

test('the links of the heading lead to the form, to the address and to the facts of access', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('contact');
  const targets = {
    'Send a message': page.locator('#form-heading'),
    'The way here': page.locator('#location-heading'),
    Access: page.getByRole('heading', { name: 'Access' }),
  };
  for (const [words, target] of Object.entries(targets)) {
    await step(words, async () => {
      await page.getByRole('main').getByRole('link', { name: words, exact: true }).press('Enter');
      await expectBelowHeader(target);
    });
  }
});

test('a click on the address selects all of it', async ({ page }) => {
  await page.goto('contact');
  await page.getByRole('main').locator('address').first().click();
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe(lines.join('\n'));
});
