/** What search engines and messengers read in a page of the site that has an address of its own. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { publicUrl } from './sites.ts';

interface Node {
  '@type': string;
  itemListElement?: { item: string }[];
}

/** Expects that a page may be listed at its one address, and says what it is about. */
export async function expectToBeListed(page: Page, path: string) {
  const canonical = page.locator('link[rel=canonical]');
  // The list of pages is the sitemap's: the two agree, slash by slash.
  await expect.soft(canonical).toHaveAttribute('href', publicUrl + path);
  await expect.soft(page.locator('meta[name=robots]')).toHaveCount(0);

  const [json = '{"@graph":[]}'] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  const nodes = (JSON.parse(json) as { '@graph': Node[] })['@graph'];
  const types: string[] = path ? ['BreadcrumbList'] : [];
  if (path.startsWith('game/')) types.unshift('VideoGame');
  if (['', 'contact'].includes(path)) types.unshift('EntertainmentBusiness');
  expect.soft(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(types));
  const trail = nodes.find((node) => node.itemListElement)?.itemListElement;
  if (path) expect.soft(trail?.map(({ item }) => item)).toEqual([publicUrl, publicUrl + path]);
}

/** Expects that a link to a page shows its title, its description and an image. */
export async function expectSocialImage(page: Page, path: string) {
  const tags = await page
    .locator('meta[property], meta[name]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name'),
          tag.getAttribute('content') ?? '',
        ]),
      ),
    );
  const image = path.startsWith('game/') ? path.replace('game/', 'share/') : 'share';
  expect.soft(tags).toMatchObject({
    'og:title': await page.title(),
    'og:description': tags['description'],
    'og:locale': 'en_GB',
    'og:url': publicUrl + path,
    'og:image': `${publicUrl}${image}.png`,
    'og:image:alt': expect.stringMatching(/.{10}/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  const file = await page.request.get(`${image}.png`);
  expect.soft(file.headers()['content-type']).toBe('image/png');
  expect.soft((await file.body()).length).toBeLessThan(150_000);
}
