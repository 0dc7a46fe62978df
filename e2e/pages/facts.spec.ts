import { addressLines, streetAndTown } from '../../src/lib/words/postal-address.ts';
import { withFullStop } from '../../src/lib/words/with-full-stop.ts';
import { costSentence, paidFor } from '../../src/lib/words/cost.ts';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { eveningsToCome, games, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { openToRead, rows, seen } from '../support/read.ts';
import { linesOfHours, wordsOfHours } from './hours.ts';

/* The facts of the venue on each page, and the promises of the home page, compared with their source. */

const { name, address, telephones, emails, minimumAge, helpline } = venue;
const [{ number }] = telephones;
const lines = addressLines(address);
const prices = eveningsToCome.map(({ data }) => data.price);
const { gaming, dining, openGaming, openDining } = wordsOfHours(venue);

test.use({ javaScriptEnabled: false });

test('the footer has the name, the hours, the address, a telephone number and an e-mail address', async ({
  page,
}) => {
  await openToRead(page, 'terms');
  const owner = [name, venue.licence, venue.company].flatMap((fact) => fact ?? []);
  expect(await seen(page.getByRole('contentinfo'))).toEqual([
    name,
    'Last one out leaves the lights on.',
    venue.blurb,
    ...linesOfHours(venue),
    ...optionalLinks.map(({ nav }) => nav),
    ...[name, ...lines],
    number,
    emails[0].address,
    ...['Quick Links', ...mainLinks.map(({ quickLink }) => quickLink), 'Our Games', 'Access'],
    'Stop all movement',
    'For entertainment purposes only. No real transactions are involved.',
    ...(helpline ? [`When play stops being fun: ${helpline.label}`] : []),
    `© ${venue.copyrightYear} ${[...owner, `Site by ${venue.studio}`].map(withFullStop).join(' ')}`,
  ]);
});

test('the menu of a phone has the pages, the hours, the booking and the first number', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openToRead(page, 'terms');
  await page.getByRole('banner').getByRole('button').click();
  expect(await seen(page.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...mainLinks.map(({ nav }) => nav),
    gamesLink.nav,
    ...optionalLinks.map(({ nav }) => nav),
    ...linesOfHours(venue),
    'Book a table',
    `Call ${number}`,
  ]);
});

test('the home page prints the facts of the venue and its promises', async ({ page }) => {
  await openToRead(page, '');

  await step(
    'the first screen states the town, the hours, the minimum age and the cost',
    async () => {
      const hero = page.getByRole('region', { name: 'Play Social Games' });
      expect
        .soft((await seen(hero)).slice(0, 8))
        .toEqual([
          'Social lounge',
          address.town,
          `Open ${openGaming}`,
          `${minimumAge}+`,
          'Play Social Games Like Never Before!',
          `Good company and a kitchen open ${openDining}. ${costSentence(venue, prices)}`,
          'Explore Now',
          'See the games',
        ]);
    },
  );

  await step('the about section has its two figures', async () => {
    const about = page.locator('#about');
    const figures = [
      ['Happy Players', venue.players, venue.playersSource],
      ['Player rating', venue.rating, venue.ratingSource],
    ];
    const groups = about.locator('dl > div');
    for (const [index, [label = '', figure = '', source = '']] of figures.entries()) {
      const read = await seen(groups.nth(index));
      expect.soft(read.toSorted()).toEqual([label, figure, source].filter(Boolean).toSorted());
    }
  });

  await step('each game has its poster, name, description and colour', async () => {
    const cards = page.locator('#games ul > li');
    expect
      .soft(await rows(cards), 'names and descriptions')
      .toEqual(games.map((game) => `${game.name} | ${game.description} | Play Now`));
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

  await step(
    'the disclaimer has the minimum age, the helpline, and what guests pay for',
    async () => {
      const rules = await rows(page.locator('#disclaimer ul').first().locator('> li'));
      const computed = [String(minimumAge), helpline?.label ?? '', paidFor(venue, prices)];
      expect.soft(rules).toHaveLength(8);
      for (const words of computed) expect.soft(rules.join('\n')).toContain(words);
    },
  );

  await step('the front door has the number, the address and the hours', async () => {
    const door = page.getByRole('region', { name: 'Come in' });
    expect
      .soft((await seen(door)).slice(2, -2))
      .toEqual([number, streetAndTown(address), `Open ${gaming}`, `Dining ${dining}`]);
  });
});
