import { globSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colour } from '../../src/drawings/colours.ts';
import { headerRules } from '../../src/integrations/host-files/headers.ts';
import { nginxFile } from '../../src/integrations/host-files/nginx.ts';
import { headersFile, redirectsFile } from '../../src/integrations/host-files/rules.ts';
import { readContent } from '../../src/lib/content/content-files.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { provider, publicUrl, sites } from '../support/sites.ts';

test('hosts get the rules of the sub-path, the games and the settings of the site', ({ site }) => {
  const { folder, project, env } = sites[site];
  const base = sites[site].base || '/';
  const launchers = site === 'third-party' ? [provider.origin] : [];
  const rules = headerRules({ base, launchers, hsts: env['HSTS'] === '1' });
  const { games, venue } = readContent(project);
  const ids = games.map(({ id }) => id);
  for (const [file, text] of Object.entries({
    _headers: headersFile(rules),
    _redirects: redirectsFile(ids, base),
    'nginx.conf': nginxFile(base, rules),
  })) {
    expect.soft(readFileSync(`${folder}/${file}`, 'utf8'), file).toBe(text);
  }
  // The folder of security.txt exists only with an address for reports.
  const reports = venue[0]?.data?.securityEmail ? ['.well-known'] : [];
  if (site === 'sub-path')
    expect(readdirSync(folder).toSorted()).toEqual(
      [...reports, '_headers', '_redirects', 'lounge', 'nginx.conf'].toSorted(),
    );
});

test('no words of an editor end the structured data of a page', ({ site }) => {
  const { folder } = sites[site];
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, json = ''] of html.matchAll(/"application\/ld\+json">(.*?)<\/script/g))
      expect.soft(() => JSON.parse(json) as unknown, file).not.toThrow();
  }
});

test('robots.txt allows everything, and names the sitemap of a site that may be listed', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const isListed = site === 'sub-path';
  expect(sitemap).toBe(isListed ? `${publicUrl}sitemap-index.xml` : undefined);
  expect((await request.get('sitemap-index.xml')).status()).toBe(isListed ? 200 : 404);
});

/** The colour in the middle of an icon. */
async function middleOf(icon: Buffer) {
  const middle = sharp(icon).resize(64).extract({ left: 28, top: 28, width: 8, height: 8 });
  return (await sharp(await middle.png().toBuffer()).stats()).dominant;
}

test('the manifest has the name, the start and the icons', async ({
  page,
  request,
  baseURL,
  site,
}) => {
  await page.goto('contact');
  await step('without an address, a page has no links that need one', async () => {
    const canonical = page.locator('[rel=canonical]');
    await expect.soft(canonical, 'none in a preview').toHaveCount(site === 'sub-path' ? 1 : 0);
    const shared = page.locator('[property="og:image"], [property="og:url"]');
    await expect.soft(shared).toHaveCount(site === 'root' ? 0 : 2);
  });
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link ?? '')).json()) as Record<string, string> & {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const { pathname } = new URL(baseURL ?? '');
  const [venue] = readContent(sites[site].project).venue;
  expect.soft(manifest).toMatchObject({
    name: venue?.data?.name,
    description: venue?.data?.blurb,
    lang: 'en-GB',
    display: 'minimal-ui',
    theme_color: colour('ink.bar'),
    background_color: colour('ink'),
    start_url: pathname,
    scope: pathname,
  });
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect.soft(sizes).toEqual(['any', '192x192', '512x512', '512x512']);
  const maskable = { src: `${pathname}icon-maskable.png`, purpose: 'maskable' };
  expect.soft(manifest.icons.at(-1)).toMatchObject(maskable);
  const drawing = await middleOf(await (await request.get('favicon.svg')).body());
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
    const body = await icon.body();
    expect.soft(await middleOf(body), `${src} has the drawing of favicon.svg`).toEqual(drawing);
    const { width, height } = await sharp(body).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
    // The system cuts off its corners, or paints them black.
    if (![maskable.src, touch].includes(src)) continue;
    const { isOpaque } = await sharp(body).stats();
    expect.soft(isOpaque, `${src} has no transparent part`).toBe(true);
  }
});
