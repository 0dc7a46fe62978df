import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { mainLinks } from '../../src/lib/addresses/navigation.ts';
import { eveningsToCome, games, menu, optionalLinks, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { linksIn, openToRead } from '../support/read.ts';

/*
 * The targets of links that depend on facts. Editors may add other links: seo/addresses.spec.ts and pages/whole-page.spec.ts
 * check that each leads somewhere.
 */

const { telephones, emails, mapUrl, helpline } = venue;
const telephone = telephoneLink(telephones[0].number);
const table = venue.bookingUrl ?? '/contact?subject=reservations#form';
const tableHere = venue.bookingUrl ?? '#form';
const wayHere = '/contact#location-heading';
const optional = optionalLinks.map(({ path }) => path);
const ofGames = (some: { id: string }[]) => some.map(({ id }) => `/game/${id}`);
const main = ['/', '/contact', '/terms', '/privacy', ...mainLinks.slice(4).map(({ path }) => path)];
const header = ['/', ...main, '/#games', ...optional];

/** For each page: selectors, and the targets of all links in these parts, in their order. */
const parts: Record<string, Record<string, string[]>> = {
  '': {
    'body > header': [...header, table, telephone, table],
    '.house': [
      ...[menu ? '/menu' : table, eveningsToCome.length > 0 ? '/evenings' : table],
      // The heading about cancellations has its own words.
      ...(venue.bedrooms ? ['/terms#…'] : []),
      ...[...ofGames(games.slice(-1)), telephone, '#games'],
      ...[...(venue.transport ? [wayHere] : []), wayHere],
    ],
    '#games': ofGames(games),
    '[aria-labelledby=come-in-heading] .door': [table, telephone],
    'body > footer': [
      ...[...optional, telephone, `mailto:${emails[0].address}`],
      ...[...main, '/#games', '/contact#access'],
      ...(helpline ? [helpline.address] : []),
    ],
  },
  contact: {
    '.heading': ['#form-heading', '#location-heading', '#access'],
    'body > header': [...header, tableHere, telephone, tableHere],
    '.cards > :first-child': mapUrl ? [mapUrl] : [],
  },
};

test.use({ javaScriptEnabled: false });

for (const [path, expected] of Object.entries(parts)) {
  test(`the links of /${path} lead to their targets`, async ({ page, baseURL }) => {
    await openToRead(page, path);
    for (const [part, targets] of Object.entries(expected)) {
      const found = await linksIn(page.locator(part), baseURL);
      const addresses = found.map((link) =>
        link.replace(/^.*→ /, '').replace(/(\/terms#).*/, '$1…'),
      );
      expect.soft(addresses, `${part}: ${found.join(' | ')}`).toEqual(targets);
    }
  });
}

test('a link in a page leads where its words lead in header and footer, or to the number that it reads', async ({
  page,
  baseURL,
}) => {
  for (const path of pages) {
    await openToRead(page, path);
    const targetsIn = async (part: string): Promise<[words: string, target: string][]> =>
      (await linksIn(page.locator(part), baseURL)).map((link) => {
        const [words = '', target = ''] = link.split(' → ');
        // A caption ends with the words of its link.
        const ending = words.split(': ').at(-1) ?? '';
        return [ending.toLowerCase(), target.replace(/^#/, `/${path}#`)];
      });
    const known = new Map([
      ['important disclaimer', '/#disclaimer'],
      ...(await targetsIn('body > :is(header, footer)')),
    ]);
    for (const [words, target] of await targetsIn('main')) {
      if (words.startsWith('+')) known.set(words, telephoneLink(words));
      if (/^\S+@\S+$/.test(words)) known.set(words, `mailto:${words}`);
      expect.soft(target, `/${path}: ${words}`).toBe(known.get(words) ?? target);
    }
  }
});
