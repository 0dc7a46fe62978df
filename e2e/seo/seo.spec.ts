import sharp from 'sharp';
import { colour } from '../../src/drawings/colours.ts';
import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { publicUrl } from '../support/sites.ts';

test('robots.txt allows everything, and names the sitemap', async ({ request, site }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(site === 'root' ? undefined : `${publicUrl}sitemap-index.xml`);
});

test('the manifest has the name, the start and the icons', async ({ page, request, baseURL }) => {
  await page.goto('contact');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link ?? '')).json()) as Record<string, string> & {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const { pathname } = new URL(baseURL ?? '');
  expect(manifest).toMatchObject({
    name: venue.name,
    description: venue.blurb,
    lang: 'en-GB',
    display: 'minimal-ui',
    theme_color: colour('ink.bar'),
    background_color: colour('ink'),
    start_url: pathname,
    scope: pathname,
  });
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(['any', '192x192', '512x512', '512x512']);
  expect(manifest.icons.at(-1)?.purpose).toBe('maskable');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes } of [...manifest.icons, { src: touch ?? '', sizes: '180x180' }]) {
    const icon = await request.get(src);
    expect.soft(icon.status(), src).toBe(200);
    if (!icon.ok()) continue;
    // A browser draws it.
    const drawn = page.evaluate((src) => Object.assign(new Image(), { src }).decode(), src);
    await expect.soft(drawn, src).resolves.toBeUndefined();
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});
