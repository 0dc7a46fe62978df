import { addressLines, streetAndTown } from '../../src/lib/words/postal-address.ts';
import { costSentence, paidFor } from '../../src/lib/words/cost.ts';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { defaultHour, eveningAt, houseHours } from '../../src/sections/home/house-hours.ts';
import { eveningsToCome, games, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { expectFacts, openToRead, rows } from '../support/read.ts';
import { factsOfHours, plain, wordsOfHours } from './printed-hours.ts';

/* The facts of the venue on the home page, in the footer and in the menu of a phone, compared with their source. */

const { name, address, telephones, emails, minimumAge, helpline } = venue;
const [{ number }] = telephones;
const help = helpline ? [helpline.label] : [];
const prices = eveningsToCome.map(({ data }) => data.price);
const { gaming, dining, openGaming, openDining, hereDuring } = wordsOfHours(venue);

const clock = houseHours(venue);
const shown = clock.findIndex(({ time }) => time === defaultHour(clock)?.time);
const entries = eveningsToCome.map((entry) => ({ entry, next: entry.next }));
/** The evening that the house names at the default hour. */
const evening = clock[shown] && eveningAt(entries, venue.hours, clock[shown], clock[shown + 1]);

test.use({ javaScriptEnabled: false });

test('the footer has the name, the hours, the address, a telephone number and an e-mail address', async ({
  page,
}) => {
  await openToRead(page, 'terms');
  const [footer] = await rows(page.getByRole('contentinfo'));
  expectFacts(footer, [
    ...[name, venue.blurb, ...factsOfHours(venue), ...optionalLinks.map(({ nav }) => nav)],
    ...[name, ...addressLines(address), number, emails[0].address],
    ...mainLinks.map(({ quickLink }) => quickLink),
    ...[...help, `© ${venue.copyrightYear}`, name],
    ...[venue.licence ?? [], venue.company ?? [], venue.studio].flat(),
  ]);
});

test('the menu of a phone has the pages, the hours and the first number', async ({ page }) => {
  await page.setViewportSize(phone);
  await openToRead(page, 'terms');
  await page.getByRole('banner').getByRole('button').click();
  const [menu] = await rows(page.locator('#site-nav'));
  const links = [...mainLinks, gamesLink, ...optionalLinks].map(({ nav }) => nav);
  expectFacts(menu, [...links, ...factsOfHours(venue), number]);
});

test('the home page prints the facts of the venue', async ({ page }) => {
  await openToRead(page, '');

  await step(
    'the first screen has the town, the hours, the age, the cost and the rooms',
    async () => {
      const [hero] = await rows(page.locator('.hero'));
      expectFacts(hero, [
        ...[address.town, openGaming, `${minimumAge}+`, openDining, costSentence(venue, prices)],
        openDining,
        ...(evening ? [evening.day, plain(evening.time), evening.title] : []),
        ...[venue.bedrooms ?? [], games.at(-1)?.name, hereDuring].flat(),
        ...[venue.transport?.text ?? [], venue.valet ?? []].flat(),
      ]);
    },
  );

  await step('the about section has its two figures', async () => {
    const [players, rating] = await rows(page.locator('#about dl > div'));
    expectFacts(players, [venue.players, venue.playersSource ?? []].flat());
    expectFacts(rating, [venue.rating, venue.ratingSource ?? []].flat());
  });

  await step('each game has its poster, name, description and colour', async () => {
    const cards = page.locator('#games ul > li');
    for (const [index, card] of (await rows(cards)).entries()) {
      expectFacts(card, [games[index]?.name, games[index]?.description]);
    }
    const drawn = await cards.evaluateAll((all) =>
      all.map((card) => {
        const poster = card.querySelector<HTMLImageElement>('[data-poster]');
        const accent = card.querySelector<HTMLElement>('[data-accent]')?.dataset['accent'];
        return `${poster?.dataset['poster']}: ${poster?.alt} (${accent})`;
      }),
    );
    const expected = games.map((game) => `${game.id}: ${game.imageAlt} (${game.accent})`);
    expect.soft(drawn, 'posters, their alternative texts, and colours').toEqual(expected);
  });

  await step('the rules have the age, the helpline, and what guests pay for', async () => {
    const rules = await rows(page.locator('#disclaimer ul').first().locator('> li'));
    expect.soft(rules).toHaveLength(8);
    expectFacts(rules.join(' | '), [minimumAge, ...help, paidFor(venue, prices)]);
  });

  await step('the front door has the number, the address and the hours', async () => {
    const [door] = await rows(page.locator('section:has(> * #come-in-heading)'));
    expectFacts(door, [number, streetAndTown(address), gaming, dining]);
  });
});
