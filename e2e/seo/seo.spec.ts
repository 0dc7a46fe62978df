import sharp from 'sharp';
import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';
import { publicUrl } from '../support/sites.ts';

test('robots may read everything, and find the sitemap', async ({ request, site }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\//m);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const hasAddress = site === 'sub-path';
  expect(sitemap).toBe(hasAddress ? `${publicUrl}sitemap-index.xml` : undefined);
  const answer = await request.get('sitemap-index.xml');
  expect(answer.status()).toBe(hasAddress ? 200 : 404);
});

test('a site without an address of its own names none', async ({ request, site }) => {
  test.skip(site !== 'root', 'This site has an address.');
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).not.toMatch(/rel="canonical"|og:url|og:image|BreadcrumbList/);
    const image = path.startsWith('game/') ? path.replace('game/', 'share/') : 'share';
    expect.soft((await request.get(`${image}.png`)).status(), path).toBe(404);
  }
});

test('a phone finds the name, the start and the icons', async ({ page, request, baseURL }) => {
  await open(page, 'contact');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link ?? '')).json()) as Record<string, string> & {
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
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
