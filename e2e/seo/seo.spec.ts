import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  isPlaceholderEmail,
  isPlaceholderTelephone,
  isPlaceholderText,
} from '../../src/lib/placeholder.ts';
import { venue } from '../support/content.ts';
import { publicUrl } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';

/** The site's own address, on the site that was built with one. */
const home = () => (test.info().project.name === 'sub-path' ? publicUrl : undefined);

interface Node {
  '@type': string;
  itemListElement?: { item: string }[];
}

async function structuredData(page: Page): Promise<Node[]> {
  const [json = '{"@graph":[]}'] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

for (const path of pages) {
  test(`/${path} may be listed, at its one address, and tells what it is`, async ({ page }) => {
    await open(page, path);
    const canonical = page.locator('link[rel=canonical]');
    const site = home();
    // The list of pages is the sitemap's: the two agree, slash by slash.
    if (site) await expect(canonical).toHaveAttribute('href', site + path);
    else await expect(canonical).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    const nodes = await structuredData(page);
    const about = path.startsWith('game/')
      ? ['VideoGame']
      : ['', 'contact'].includes(path)
        ? ['EntertainmentBusiness']
        : [];
    const trail = site && path ? ['BreadcrumbList'] : [];
    expect(nodes.map((node) => node['@type'])).toEqual([...about, ...trail]);
    if (site && path) {
      const stops = nodes.at(-1)?.itemListElement?.map(({ item }) => item);
      expect(stops).toEqual([site, site + path]);
    }
  });
}

test('nothing that is a placeholder is told as a fact, nor a rating of our own', async ({
  page,
}) => {
  await open(page, 'contact');
  const told = JSON.stringify(await structuredData(page));
  const placeholders = [
    ...Object.values(venue.address).filter(isPlaceholderText),
    ...venue.telephones.map(({ number }) => number).filter(isPlaceholderTelephone),
    ...venue.emails.map(({ address }) => address).filter(isPlaceholderEmail),
  ];
  for (const words of [...placeholders, venue.rating, 'aggregateRating']) {
    expect(told).not.toContain(words);
  }
});

test('robots may read everything, and are told of the sitemap where there is one', async ({
  page,
}) => {
  const robots = await (await page.request.get('robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\//m);
  const site = home();
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(site && `${site}sitemap-index.xml`);
  const answer = await page.request.get('sitemap-index.xml');
  expect(answer.status()).toBe(site ? 200 : 404);
});

test('a phone that keeps the site finds its name, its start and its icons', async ({
  page,
  baseURL,
}) => {
  await open(page, 'contact');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(link ?? '');
  const manifest = (await answer.json()) as Record<string, string> & {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const { pathname } = new URL(baseURL ?? '');
  expect(manifest).toMatchObject({ name: venue.name, start_url: pathname, scope: pathname });
  expect(manifest.theme_color).toBe(
    await page.locator('meta[name=theme-color]').getAttribute('content'),
  );
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);

  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes } of [...manifest.icons, { src: touch ?? '', sizes: '180x180' }]) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
