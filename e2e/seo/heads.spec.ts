import type { Page } from '@playwright/test';
import { isoTime } from '../../src/lib/hours/print.ts';
import type { Department } from '../../src/schemas/hours/hours.ts';
import { games, legalPage, menu, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { publicUrl } from '../support/sites.ts';
import { openToRead } from '../support/read.ts';

/* The metadata of each page for search engines, tabs and shared links. */

const { name, blurb, minimumAge, hours } = venue;
const filled = (text: string) => text.replaceAll('{name}', name);

/** The title and the description of each page. */
const heads: Record<string, [title: string, description: string]> = {
  '': [`${name}: Social Games and Free Demos`, blurb],
  contact: [
    `Contact Us | ${name}`,
    `How to visit, call or email ${name}: address, telephone, email and hours.`,
  ],
  terms: [`${legalPage('terms').title} | ${name}`, filled(legalPage('terms').description)],
  privacy: [`${legalPage('privacy').title} | ${name}`, filled(legalPage('privacy').description)],
  ...(menu && { menu: [`Menu | ${name}`, menu.data.description] }),
  ...(eveningsToCome.length > 0 && {
    evenings: [
      `Evenings | ${name}`,
      `What is on at ${name}, day by day: when it begins, where in the house, what it costs, and how to join in.`,
    ],
  }),
  ...Object.fromEntries(
    games.map((game) => [
      `game/${game.id}`,
      [
        `${game.name} | ${name}`,
        `${game.name}, a free demo game. ${game.description} No real money, ${minimumAge}+.`,
      ],
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
    games.map((game) => [
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

for (const [path, [title, description]] of Object.entries(heads)) {
  test(`/${path} has its title, description and structured data`, async ({ page }) => {
    await openToRead(page, path);
    await step('the title and description, also in shared links', async () => {
      await expect.soft(page).toHaveTitle(title);
      const game = games.find(({ id }) => path === `game/${id}`);
      const door = `${name}: an arched door with a lantern, open to the setting sun over the water.`;
      for (const [key, content] of Object.entries({
        description,
        'og:title': title,
        'og:description': description,
        'og:site_name': name,
        'og:image:alt': game?.imageAlt ?? door,
      })) {
        const tag = page.locator(`meta[name="${key}"], meta[property="${key}"]`);
        expect.soft(await tag.getAttribute('content'), key).toBe(content);
      }
    });
    const thing = things[path];
    if (!thing) return;
    await step('what search engines read about the venue, the menu or the game', async () => {
      expect.soft(await thingsOn(page)).toMatchObject([thing]);
    });
  });
}
