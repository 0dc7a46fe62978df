import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { footerLinks, gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { houseHours } from '../../src/sections/home/house-hours.ts';
import { eveningsToCome, games, menu, optionalLinks, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { linksIn, openToRead } from '../support/read.ts';

/*
 * The address of every link, in the order of the page. Links of game frames, legal pages and evenings are tested with their
 * pages. pages/every-page.spec.ts checks the current page, and that no link leaves the site's folder.
 */

const { telephones, emails, groups, access, mapUrl, helpline } = venue;
const [{ number }] = telephones;
const telephone = telephoneLink(number);
const mail = (address: string) => `mailto:${address}`;
const email = mail(emails[0].address);
const table = '/contact?subject=reservations#form';
const wayHere = '/contact#location-heading';
const optional = optionalLinks.map(({ path }) => path);
const help = helpline ? [helpline.address] : [];
const ofGame = ({ id }: { id: string }) => `/game/${id}`;

/** The links between header and footer. */
const links: Record<string, string[]> = {
  '': [
    ...['#about', '#games'],
    ...houseHours(venue).map(({ closed, time }) =>
      closed ? telephone : `/contact?subject=reservations&time=${time}#form`,
    ),
    // The rooms, from the kitchen to the front door.
    ...[menu ? '/menu' : table, eveningsToCome.length > 0 ? '/evenings' : table],
    // The heading about cancellations has its own words.
    ...(venue.bedrooms ? ['/terms#…'] : []),
    ...[...games.slice(-1).map(ofGame), telephone, '#games'],
    ...(venue.transport ? [wayHere] : []),
    wayHere,
    ...games.map(ofGame),
    ...[...help, '/terms'],
    ...[telephone, table, telephone],
  ],
  contact: [
    ...['#form-heading', '#location-heading', '#access'],
    ...(mapUrl ? [mapUrl] : []),
    ...telephones.map((each) => telephoneLink(each.number)),
    ...emails.map(({ address }) => mail(address)),
    ...optional,
    ...(groups ? [mail(groups.email)] : []),
    // Shown without JavaScript.
    ...[telephone, email],
    ...(groups ? [mail(groups.email)] : []),
    ...[telephone, email],
    // Shown if the form does not load.
    ...[telephone, email],
    ...[telephone, access?.contact ? mail(access.contact) : email],
  ],
  ...(menu && {
    menu: [
      ...[...menu.text.matchAll(/\[.*?\]\((.*?)\)/g)].map(([, address = '']) => address),
      ...[table, telephone],
    ],
  }),
  ...Object.fromEntries(
    [...games.slice(0, 1), ...games.slice(-1)].map(({ id, launcherGameId }) => {
      const place = games.findIndex((game) => game.id === id);
      const others = [...games.slice(place + 1), ...games.slice(0, place)];
      // The demo's own address is tested with its frame.
      const ofFrame = launcherGameId ? ['#after-game', '/demo-launcher?…', '/#disclaimer'] : [];
      return [`game/${id}`, ['/', ...ofFrame, table, ...others.slice(0, 5).map(ofGame)]];
    }),
  ),
};

test.use({ javaScriptEnabled: false });

for (const [path, expected] of Object.entries(links)) {
  test(`each link of /${path} leads to its target`, async ({ page, baseURL }) => {
    await openToRead(page, path);
    const expectTargets = async (part: 'banner' | 'main' | 'contentinfo', targets: string[]) => {
      const found = await linksIn(page.getByRole(part), baseURL);
      const addresses = found.map((link) =>
        link.replace(/^.*→ /, '').replace(/(\/demo-launcher\?|\/terms#).*/, '$1…'),
      );
      expect.soft(addresses, `${part}: ${found.join(' | ')}`).toEqual(targets);
    };
    await expectTargets('main', expected);
    // The same on other pages.
    if (path !== '' && path !== 'contact') return;
    const book = path === 'contact' ? '#form' : table;
    const pages = [...mainLinks, gamesLink].map((link) => link.path);
    await expectTargets('banner', ['/', ...pages, ...optional, book, telephone, book]);
    await expectTargets('contentinfo', [
      ...[...optional, telephone, email],
      ...footerLinks.map((link) => link.path),
      ...help,
    ]);
  });
}
