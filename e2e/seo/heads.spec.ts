import sharp, { type Sharp } from 'sharp';
import { colour } from '../../src/drawings/colours.ts';
import { parseHex } from '../../src/test/contrast.ts';
import { games, legalPage, menu, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { publicUrl, sites } from '../support/sites.ts';
import { expectFacts, openToRead } from '../support/read.ts';

/* What tabs and search engines read about each page. The unit tests check every field of the structured data. */

const { name, blurb, minimumAge } = venue;

type Head = [
  path: string,
  title: string,
  description: (string | number)[],
  /** The main item of the structured data. */
  about?: object,
];

const image = `${publicUrl}share.png`;
const department = { '@type': 'Restaurant', image };
const business = { '@type': 'EntertainmentBusiness', name, url: publicUrl, image, department };

/** For each page, the facts in its title and its description. */
const heads: Head[] = [
  ['', '', [blurb], business],
  ['contact', '', [name], business],
  ...(['terms', 'privacy'] as const).map((path): Head => {
    const { title, description } = legalPage(path);
    return [path, title, [description.replaceAll('{name}', name)]];
  }),
  ...(menu ? ([['menu', '', [menu.data.description]]] satisfies Head[]) : []),
  ...[...games.slice(0, 1), ...games.slice(-1)].map((game): Head => {
    const url = `${publicUrl}game/${game.id}`;
    const image = `${publicUrl}share/${game.id}.png`;
    const about = { '@type': 'VideoGame', name: game.name, url, image };
    return [`game/${game.id}`, game.name, [game.name, game.description, minimumAge], about];
  }),
];

test.use({ javaScriptEnabled: false });

// pages/every-page.spec.ts compares the title and description with those of shared links.
for (const [path, title, description, about] of heads) {
  test(`/${path} has its title, description and structured data`, async ({ page }) => {
    await openToRead(page, path);
    expectFacts(await page.title(), [title, name]);
    const meta = page.locator('meta[name=description]');
    expectFacts((await meta.getAttribute('content')) ?? '', description);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((text) => JSON.parse(text) as object);
    const context = { '@context': 'https://schema.org' };
    if (about) expect(things).toMatchObject([{ ...context, '@graph': [about] }]);
  });
}

const images = [
  ['share', 'assets/images/front-door.svg', 'marigold'] as const,
  ...games.map(
    ({ id, image, accent }) => [`share/${id}`, `content/games/${image}`, accent] as const,
  ),
];

test('the image of a shared page shows its picture and its own name, and facts in its colour', async ({
  request,
  site,
}) => {
  const names: Buffer[] = [];
  /** The brightness of the pixels in the middle of the arched window. */
  const middleOf = (window: Sharp) =>
    window.extract({ left: 140, top: 120, width: 200, height: 200 }).greyscale().raw().toBuffer();
  for (const [path, picture, accent] of images) {
    const file = await (await request.get(`${path}.png`)).body();
    const source = await sharp(`${sites[site].project}src/${picture}`)
      .resize(480, 600)
      .png()
      .toBuffer();
    const window = sharp(file).extract({ left: 360, top: 28, width: 480, height: 600 });
    const shown = await middleOf(sharp(await window.toBuffer()));
    const wanted = await middleOf(sharp(source));
    const apart = shown.reduce((sum, pixel, at) => sum + Math.abs(pixel - (wanted[at] ?? 0)), 0);
    expect.soft(apart / shown.length, `${path}: the difference from its picture`).toBeLessThan(10);

    const name = sharp(file).extract({ left: 0, top: 470, width: 1200, height: 90 });
    const letters = await name.greyscale().threshold(200).raw().toBuffer();
    for (const other of names) {
      const differing = letters.filter((pixel, at) => pixel !== other[at]).length;
      expect.soft(differing, `${path}: another name than before`).toBeGreaterThan(5000);
    }
    names.push(letters);

    const facts = sharp(file).extract({ left: 300, top: 566, width: 600, height: 40 });
    const { channels } = await sharp(await facts.toBuffer()).stats();
    const paint = parseHex(colour(accent)).map((part, at) => part - (channels[at]?.max ?? 0));
    const difference = Math.max(...paint.map(Math.abs));
    expect.soft(difference, `${path}: its facts are not in "${accent}"`).toBeLessThan(30);
  }
});
