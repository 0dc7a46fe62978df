import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colour } from '../../src/drawings/colours.ts';
import { headerRules } from '../../src/integrations/host-files/headers.ts';
import { nginxFile } from '../../src/integrations/host-files/nginx.ts';
import { headersFile, redirectsFile } from '../../src/integrations/host-files/rules.ts';
import { games, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { publicUrl, sites } from '../support/sites.ts';

test('hosts get the rules of the sub-path, the games and the settings of the site', ({ site }) => {
  const { folder, env } = sites[site];
  const base = sites[site].base || '/';
  const rules = headerRules({ base, launchers: [], hsts: env['HSTS'] === '1' });
  const ids = games.map(({ id }) => id).toSorted();
  for (const [file, text] of Object.entries({
    _headers: headersFile(rules),
    _redirects: redirectsFile(ids, base),
    'nginx.conf': nginxFile(base, rules),
  })) {
    expect.soft(readFileSync(`${folder}/${file}`, 'utf8'), file).toBe(text);
  }
  // A venue without an address for reports has no security.txt.
  if (site === 'sub-path')
    expect(readdirSync(folder)).toEqual(['_headers', '_redirects', 'lounge', 'nginx.conf']);
});

test('robots.txt allows everything, and names the sitemap', async ({ request, site }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(site === 'root' ? undefined : `${publicUrl}sitemap-index.xml`);
});

test('the manifest has the name, the start and the icons', async ({
  page,
  request,
  baseURL,
  site,
}) => {
  await page.goto('contact');
  await step('without an address of its own, a site has no links that need one', async () => {
    const absolute = page.locator('[rel=canonical], [property^="og:image"], [property="og:url"]');
    expect.soft((await absolute.count()) > 0).toBe(site !== 'root');
  });
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
  const maskable = { src: `${pathname}icon-maskable.png`, purpose: 'maskable' };
  expect(manifest.icons.at(-1)).toMatchObject(maskable);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: touch ?? '', sizes: '180x180' },
    { src: 'favicon.ico', sizes: 'any' },
  ]) {
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
