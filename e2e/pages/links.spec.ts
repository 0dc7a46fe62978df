import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { defaultHour, eveningAt, houseHours } from '../../src/sections/home/house-hours.ts';
import { eveningsToCome, games, menu, optionalLinks, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { linksIn, openToRead } from '../support/read.ts';
import { wordsOfHours } from './hours.ts';

/*
 * The target of every link, as `words → address`, in the order of the page. Links of game frames, legal pages and evenings
 * are tested with their pages.
 */

const { telephones, emails, groups, access, mapUrl, helpline } = venue;
const [{ number }] = telephones;
const [{ address: email }] = emails;
const telephone = telephoneLink(number);
const table = '/contact?subject=reservations#form';
const wayHere = '/contact#location-heading';
const hasEvenings = eveningsToCome.length > 0;
const { hereDuring, openDining } = wordsOfHours(venue);
const clock = houseHours(venue);
const shown = clock.findIndex(({ time }) => time === defaultHour(clock)?.time);
const evening =
  clock[shown] &&
  eveningAt(
    eveningsToCome.map((entry) => ({ entry, next: entry.next })),
    venue.hours,
    clock[shown],
    clock[shown + 1],
  );
const plain = (words: string) => words.replaceAll('\u00A0', ' ');
const optional = optionalLinks.map(({ nav, path }) => `${nav} → ${path}`);
const mail = (address: string) => `${address} → mailto:${address}`;
const help = helpline ? [`${helpline.label} → ${helpline.address}`] : [];
const map = mapUrl ? [`Find us on a map → ${mapUrl}`] : [];

test.use({ javaScriptEnabled: false });

/** The links between header and footer. */
const links: Record<string, string[]> = {
  '': [
    'Explore Now → #about',
    'See the games → #games',
    ...clock.map(({ closed, printed, time }) =>
      closed
        ? `Call us → ${telephone}`
        : `Book for ${plain(printed)} → /contact?subject=reservations&time=${time}#form`,
    ),
    `A kitchen open ${openDining}: ${menu ? 'the menu → /menu' : `book a table → ${table}`}`,
    evening
      ? `${evening.day}, ${plain(evening.time)}: ${evening.title} → /evenings`
      : `A long table: ${hasEvenings ? 'what’s on → /evenings' : `book yours → ${table}`}`,
    ...(venue.bedrooms ? [`${venue.bedrooms}: the terms → …`] : []),
    `Two on a sofa: play ${games.at(-1)?.name} → /game/${games.at(-1)?.id}`,
    `${venue.concierge ? 'The concierge is' : 'We are'} here ${hereDuring}: call us → ${telephone}`,
    'Posters up the stairs: our games → #games',
    ...(venue.transport ? [`${venue.transport.text}: find us → ${wayHere}`] : []),
    `${venue.valet ? `${venue.valet} at the door` : 'The front door'}: find us → ${wayHere}`,
    ...games.map(({ name, id }) => `Play Now ${name} → /game/${id}`),
    ...help,
    'Terms & Conditions → /terms',
    ...[`${number} → ${telephone}`, `Book a table → ${table}`, `Call → ${telephone}`],
  ],
  contact: [
    ...['Send a message → #form-heading', 'The way here → #location-heading', 'Access → #access'],
    ...map,
    ...telephones.map((each) => `${each.number} → ${telephoneLink(each.number)}`),
    ...emails.map(({ address }) => mail(address)),
    ...(groups ? [mail(groups.email)] : []),
    ...optional,
    // Shown without JavaScript.
    ...[`${number} → ${telephone}`, mail(email)],
    ...(groups ? [`${groups.from} guests or more: write to us → mailto:${groups.email}`] : []),
    ...[`${number} → ${telephone}`, `Send as Email → mailto:${email}`],
    // Shown if the form does not load.
    ...[`${number} → ${telephone}`, mail(email)],
    ...map,
    ...[`${number} → ${telephone}`, mail(access?.contact ?? email)],
  ],
  ...(menu && {
    menu: [
      ...[...menu.text.matchAll(/\[(.*?)\]\((.*?)\)/g)].map(([, words, to]) => `${words} → ${to}`),
      `Book a table → ${table}`,
      `${number} → ${telephone}`,
    ],
  }),
  ...Object.fromEntries(
    games.map(({ id, launcherGameId }, place) => [
      `game/${id}`,
      [
        'Back to Home → /',
        ...(launcherGameId
          ? [
              'Skip the game frame → #after-game',
              'Open in a new tab → …',
              'Important Disclaimer → /#disclaimer',
            ]
          : []),
        `Play it together: book a table → ${table}`,
        ...[...games.slice(place + 1), ...games.slice(0, place)]
          .slice(0, 5)
          .map((game) => `${game.name} → /game/${game.id}`),
      ],
    ]),
  ),
};

for (const path of pages) {
  test(`each link of /${path} leads to its target`, async ({ page, baseURL }) => {
    await openToRead(page, path);
    const book = `Book a table → ${path === 'contact' ? '#form' : table}`;
    const header = await linksIn(page.getByRole('banner'), baseURL);
    expect
      .soft(header, 'in the header')
      .toEqual([
        `${venue.name} → /`,
        ...[...mainLinks, gamesLink].map(({ nav, path }) => `${nav} → ${path}`),
        ...optional,
        book,
        `Call ${number} → ${telephone}`,
        book,
      ]);
    const footer = await linksIn(page.getByRole('contentinfo'), baseURL);
    expect
      .soft(footer, 'in the footer')
      .toEqual([
        ...optional,
        `${number} → ${telephone}`,
        mail(email),
        ...mainLinks.map(({ quickLink, path }) => `${quickLink} → ${path}`),
        'Our Games → /#games',
        'Access → /contact#access',
        ...help,
      ]);
    const expected = links[path];
    if (!expected) return;
    const main = await linksIn(page.getByRole('main'), baseURL);
    expect
      .soft(main.map((link) => link.replace(/((?:new tab|the terms) →).*/, '$1 …')))
      .toEqual(expected);
  });
}
