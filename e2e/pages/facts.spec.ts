import { parse } from 'node:path';
import { accessFacts } from '../../src/lib/venue/access.ts';
import { addressLines } from '../../src/lib/venue/postal-address.ts';
import { costInWords, entryInWords, paymentsInWords } from '../../src/lib/venue/cost.ts';
import { mainLinks } from '../../src/lib/addresses/navigation.ts';
import { eveningAt, houseHours } from '../../src/sections/home/house-hours.ts';
import { dayOfBuild, eveningsToCome, games, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { drawingsOf, expectFacts, openToRead, rows } from '../support/read.ts';
import { describeException, openInWords, weekInWords } from '../../src/lib/hours/hours-in-words.ts';
import { exceptionsFrom } from '../../src/lib/hours/opening-hours.ts';

/* The facts of the venue on the home page, the contact page, in the footer and in the menu of a phone. */

const { name, address, telephones, emails, hours, minimumAge, helpline, groups, place } = venue;
const [{ number }] = telephones;
const lines = [name, ...addressLines(address)];
const prices = eveningsToCome.map(({ entry }) => entry.data.price);
const cost = costInWords(venue, prices);
// The unit tests check these words.
const [gaming, dining] = [weekInWords(hours, 'gaming'), weekInWords(hours, 'dining')];
const openDining = openInWords(hours, 'dining');
const exceptions = exceptionsFrom(hours, dayOfBuild).map((each) => describeException(each, hours));
const factsOfHours = [
  ...[venue.concierge && 'concierge', gaming, dining],
  ...exceptions.flatMap((each) => [each.day, each.hours]),
];

const clock = houseHours(venue);
const shown = clock.findIndex(({ isDefault }) => isDefault);
/** The evening that the house names at the default hour. */
const evening = clock[shown] && eveningAt(eveningsToCome, hours, clock[shown], clock[shown + 1]);

type Facts = (string | number | undefined)[];

const card = (heading: string) => `.cards > :has(h3:text-is("${heading}"))`;

/** For each page: selectors, and the facts in these parts, in their order. Facts that the venue leaves out are undefined. */
const parts: Record<string, Record<string, Facts>> = {
  '': {
    '.hero': [
      ...[address.town, openInWords(hours, 'gaming'), `${minimumAge}+`, openDining, cost],
      ...[openDining, evening?.day, evening?.time, evening?.title],
      ...[venue.bedrooms, games.at(-1)?.name, openInWords(hours, 'gaming', 'but not on')],
      ...[venue.transport?.text, venue.valet],
    ],
    '#about dl > :first-child': [venue.players, venue.playersSource],
    '#about dl > :last-child': [venue.rating, venue.ratingSource],
    '#disclaimer': [minimumAge, helpline?.label, paymentsInWords(venue, prices)],
    '[aria-labelledby=come-in-heading]': [
      ...[number, `${address.street}, ${address.town}`, gaming, dining],
    ],
  },
  contact: {
    '#reach-heading + p': [venue.answerWithin],
    [card('Visit Us')]: lines,
    [card('Call Us')]: telephones.map((each) => `${each.label} | ${each.number}`),
    [card('Email Us')]: emails.map((each) => `${each.label} | ${each.address}`),
    [card('Hours')]: [...factsOfHours, ...optionalLinks.map(({ nav }) => nav)],
    'div:has(> #reach-heading)': [groups?.from, groups?.needs, groups?.email],
    'section:has(#location-heading)': [
      ...[place?.heading, place?.text.replaceAll('{name}', name)],
      ...[venue.valet, venue.transport?.text, venue.minutesToAirport],
      ...[minimumAge, entryInWords(venue), venue.dress, cost],
      ...accessFacts(venue).flatMap((each) => [each.name, each.fact]),
      ...[number, venue.access?.contact ?? emails[0].address],
    ],
  },
  terms: {
    'body > footer': [
      ...[name, venue.blurb, ...factsOfHours, ...optionalLinks.map(({ nav }) => nav)],
      ...[...lines, number, emails[0].address, ...mainLinks.map(({ quickLink }) => quickLink)],
      ...[helpline?.label, `© ${venue.copyrightYear}`, name],
      ...[venue.licence, venue.company, venue.studio],
    ],
  },
};

test.use({ javaScriptEnabled: false });

for (const [path, expected] of Object.entries(parts)) {
  test(`/${path} prints the facts of the venue as its file has them`, async ({ page }) => {
    await openToRead(page, path);
    for (const [part, facts] of Object.entries(expected)) {
      await step(part, async () => {
        expectFacts((await rows(page.locator(part)))[0], facts);
      });
    }
    const question = page.locator('#access ~ p').filter({ visible: true });
    for (const each of accessFacts(venue)) {
      const message = 'the question after the facts about access';
      await expect.soft(question.getByText(each.name), message).toHaveCount(0);
    }
  });
}

test('the menu of a phone has the hours and the first number', async ({ page }) => {
  await page.setViewportSize(phone);
  await openToRead(page, 'terms');
  await page.getByRole('banner').getByRole('button').click();
  const [menu] = await rows(page.locator('#site-nav'));
  expectFacts(menu, [...factsOfHours, number]);
});

test('each game on the home page has its poster, name and description', async ({ page }) => {
  await openToRead(page, '');
  const cards = page.locator('#games ul > li');
  for (const [index, card] of (await rows(cards)).entries()) {
    expectFacts(card, [games[index]?.name, games[index]?.description]);
  }
  const posters = await cards
    .locator('[data-poster]')
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ src, alt }) => `${alt} ${src}`));
  const files = games.map(({ image, imageAlt }) =>
    expect.stringMatching(`^${RegExp.escape(imageAlt)} .*/${parse(image).name}\\.`),
  );
  expect.soft(posters, 'posters and their alternative texts').toEqual(files);
});

test('a click on the address selects all of it, and each way to come has its icon', async ({
  page,
}) => {
  await page.goto('contact');
  const printed = page.getByRole('main').locator('address').first();
  await expect.soft(printed, 'no translation changes it').toHaveAttribute('translate', 'no');
  await printed.click();
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect.soft(selected).toBe(lines.join('\n'));
  const drawings = page.locator('main section:has(address, #access) li use');
  const { valet, transport, minutesToAirport } = venue;
  expect(await drawingsOf(drawings)).toEqual([
    ...['pin', 'phone', 'mail', 'clock', ...(valet ? ['car'] : [])],
    ...(transport ? [transport.means] : []),
    ...(minutesToAirport ? ['plane'] : []),
  ]);
});
