import { addressLines, streetAndTown } from '../../src/lib/address.ts';
import { sentence } from '../../src/lib/sentence.ts';
import { costSentence, paidFor } from '../../src/lib/cost.ts';
import { pages as navigation } from '../../src/lib/navigation.ts';
import { eveningsToCome, games, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { phone } from '../support/audit.ts';
import { openToRead, rows, seen } from '../support/read.ts';
import { linesOfHours, wordsOfHours } from './hours.ts';

/* The facts of the venue on each page, and the promises of the home page, compared with their source. */

const { name, address, concierge, telephones, emails, minimumAge, helpline } = venue;
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
    venue.blurb,
    ...linesOfHours(venue),
    ...optionalLinks.map(({ nav }) => nav),
    ...[name, ...lines],
    number,
    emails[0].address,
    ...['Quick Links', ...navigation.map(({ quickLink }) => quickLink), 'Our Games'],
    'Last one out leaves the lights on.',
    'Stop all movement',
    'For entertainment purposes only. No real transactions are involved.',
    ...(helpline ? [`When play stops being fun: ${helpline.label}`] : []),
    `© ${venue.copyrightYear} ${[...owner, `Site by ${venue.studio}`].map(sentence).join(' ')}`,
  ]);
});

test('the menu of a phone has the pages, the hours, the booking and the first number', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openToRead(page, 'terms');
  await page.getByRole('banner').getByRole('button').click();
  expect(await seen(page.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...navigation.map(({ nav }) => nav),
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
          'Book a table',
        ]);
    },
  );

  await step('the about section has its two figures and four features', async () => {
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
    expect
      .soft(await rows(about.locator('ul > li')), 'features')
      .toEqual([
        '100% Entertainment Focused | No tokens, no cash-out, no catch.',
        'Engaging Game Collection | Every game is a world with rules of its own. Pick the one that suits the evening.',
        `Premium Social Features | Hosts who remember what you drank, rivals who turn into friends${concierge ? `, ${concierge}` : ''}.`,
        'Interactive Play Zones | Two sofas, one screen, and somebody who says they have never played before.',
      ]);
  });

  await step('each game has its poster, name, description and colour', async () => {
    const cards = page.locator('#games ul > li');
    expect
      .soft((await seen(page.locator('#games'))).slice(0, 2))
      .toEqual([
        'Top Gaming Experiences',
        'Play here, free. Credits cost nothing and are worth nothing.',
      ]);
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

  await step('the disclaimer keeps its eight promises', async () => {
    expect
      .soft((await seen(page.locator('#disclaimer'))).slice(0, 2))
      .toEqual(['Important Disclaimer', 'Eight short rules of the house.']);
    const rules = await rows(page.locator('#disclaimer ul').first().locator('> li'));
    expect
      .soft(rules)
      .toEqual([
        'Entertainment Only | Play for the pleasure of it. There is no money to win here, and none to lose.',
        `Age Requirement | Bring valid ID. You must be ${minimumAge} or over to come in.`,
        `Responsible Gaming | Take breaks, and stop when it stops being fun.${helpline ? ` Then talk to ${helpline.label} .` : ''}`,
        'Time Awareness | Set a time before you start, and keep to it.',
        `No Real Money | No deposits, no prizes, no payouts. ${paidFor(venue, prices)}`,
        'Fair Play | Chance decides, nothing else. Our demos use your browser’s secure random source and publish their odds. Partners’ demos use certified random number generation.',
        'Guest Safety | Ask any host for help. No question is too small.',
        'Terms Apply | Read our Terms & Conditions before you visit.',
      ]);
  });

  await step('the front door has the number, the address and the hours', async () => {
    const door = page.getByRole('region', { name: 'Come in' });
    expect
      .soft(await seen(door))
      .toEqual([
        'Come in',
        'Tonight or another night? Call or write, and we’ll hold your table.',
        'Book a table',
        'Call',
        number,
        streetAndTown(address),
        `Open ${gaming}`,
        `Dining ${dining}`,
      ]);
  });
});
