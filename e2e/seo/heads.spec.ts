import { games, legalPage, menu, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { publicUrl } from '../support/sites.ts';
import { expectFacts, openToRead } from '../support/read.ts';

/* What tabs and search engines read about each page. The unit tests check every field of the structured data. */

const { name, blurb, minimumAge } = venue;

interface Head {
  title?: string;
  description: (string | number)[];
  /** The main item of the structured data. */
  about?: object;
}

const business = { '@type': 'EntertainmentBusiness', name, department: { '@type': 'Restaurant' } };

/** For each page, the facts in its title and its description. */
const heads: Record<string, Head> = {
  '': { description: [blurb], about: business },
  contact: { description: [name], about: business },
  terms: legalHead('terms'),
  privacy: legalHead('privacy'),
  ...(menu && { menu: { description: [menu.data.description] } }),
  ...Object.fromEntries(
    games
      .filter((_, index) => index === 0 || index === games.length - 1)
      .map((game) => [
        `game/${game.id}`,
        {
          title: game.name,
          description: [game.name, game.description, minimumAge],
          about: {
            '@type': 'VideoGame',
            name: game.name,
            url: `${publicUrl}game/${game.id}`,
            image: `${publicUrl}share/${game.id}.png`,
          },
        },
      ]),
  ),
};

function legalHead(path: 'terms' | 'privacy'): Head {
  const { title, description } = legalPage(path);
  return { title, description: [description.replaceAll('{name}', name)] };
}

test.use({ javaScriptEnabled: false });

// pages/every-page.spec.ts compares the title and description with those of shared links.
for (const [path, { title = '', description, about }] of Object.entries(heads)) {
  test(`/${path} has its title, description and structured data`, async ({ page }) => {
    await openToRead(page, path);
    expectFacts(await page.title(), [title, name]);
    const meta = page.locator('meta[name=description]');
    expectFacts((await meta.getAttribute('content')) ?? '', description);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((text) => (JSON.parse(text) as { '@graph': unknown[] })['@graph']);
    if (about) expect(things).toMatchObject([[about]]);
  });
}
