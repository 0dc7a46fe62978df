import type { Page } from '@playwright/test';
import { isoTime } from '../../src/lib/hours/print.ts';
import type { Department } from '../../src/schemas/hours/hours.ts';
import { games, legalPage, menu, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { publicUrl } from '../support/sites.ts';
import { expectFacts, openToRead } from '../support/read.ts';

/* The metadata of each page for search engines, tabs and shared links. */

const { name, blurb, minimumAge, hours } = venue;

/** The first and the last game. */
const someGames = games.filter((_, index) => index === 0 || index === games.length - 1);

/** For each page whose title or description comes from the content: what they contain. */
const heads: Record<string, { title: string[]; description: (string | number)[] }> = {
  '': { title: [name], description: [blurb] },
  contact: { title: [name], description: [name] },
  ...Object.fromEntries(
    (['terms', 'privacy'] as const).map((path) => {
      const { title, description } = legalPage(path);
      return [
        path,
        { title: [title, name], description: [description.replaceAll('{name}', name)] },
      ];
    }),
  ),
  ...(menu && { menu: { title: [name], description: [menu.data.description] } }),
  ...Object.fromEntries(
    someGames.map((game) => [
      `game/${game.id}`,
      { title: [game.name, name], description: [game.name, game.description, minimumAge] },
    ]),
  ),
};

test.use({ javaScriptEnabled: false });

/** The structured data of a page, as search engines read it. */
async function thingsOn(page: Page) {
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(data ?? '{}') as { '@graph': unknown[] })['@graph'];
}

/** The usual opening hours of a business, in any order of the days. */
const open = (department: Department) => {
  const [{ opens, closes } = { opens: 0, closes: 0 }] = hours.usual[department];
  const closing = closes - opens === 24 * 60 ? '23:59' : isoTime(closes);
  return expect.arrayContaining([
    expect.objectContaining({ opens: isoTime(opens), closes: closing }),
  ]) as unknown;
};

/** What search engines read about the venue and its kitchen. */
const business = {
  '@type': 'EntertainmentBusiness',
  name,
  description: blurb,
  openingHoursSpecification: open('gaming'),
  department: {
    '@type': 'Restaurant',
    openingHoursSpecification: open('dining'),
  },
};

const diets = { V: 'VegetarianDiet', VG: 'VeganDiet', GF: 'GlutenFreeDiet', H: 'HalalDiet' };
const hasMenuSection = menu?.data.sections.map(({ title, dishes }) => ({
  name: title,
  hasMenuItem: dishes.map((dish) => ({
    name: dish.name,
    offers: { price: dish.price, priceCurrency: venue.currency },
    ...(dish.diets && {
      suitableForDiet: dish.diets.map((code) => `https://schema.org/${diets[code]}`),
    }),
  })),
}));

/** The structured data of each page that has some. */
const things: Record<string, object> = {
  '': business,
  contact: business,
  menu: { '@type': 'Restaurant', hasMenu: { hasMenuSection } },
  ...Object.fromEntries(
    someGames.map((game) => [
      `game/${game.id}`,
      {
        '@type': 'VideoGame',
        name: game.name,
        description: game.description,
        contentRating: `${minimumAge}+`,
        typicalAgeRange: `${minimumAge}-`,
        isAccessibleForFree: true,
        offers: { price: 0, priceCurrency: 'EUR' },
        publisher: { name },
        url: `${publicUrl}game/${game.id}`,
        image: `${publicUrl}share/${game.id}.png`,
      },
    ]),
  ),
};

// pages/every-page.spec.ts compares the title and description with those of shared links.
for (const [path, { title, description }] of Object.entries(heads)) {
  test(`/${path} has its title, description and structured data`, async ({ page }) => {
    await openToRead(page, path);
    await step('the title and description have the facts of the page', async () => {
      expectFacts(await page.title(), title);
      const meta = page.locator('meta[name=description]');
      expectFacts((await meta.getAttribute('content')) ?? '', description);
    });
    const thing = things[path];
    if (!thing) return;
    await step('what search engines read about the venue, the menu or the game', async () => {
      expect.soft(await thingsOn(page)).toMatchObject([thing]);
    });
  });
}
