import sharp from 'sharp';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { sameTemplate, pages, policy, readToEnd } from '../support/pages.ts';
import { publicUrl } from '../support/sites.ts';

/*
 * Checks everything about a page in a single load. The list of pages comes from `src/pages`, so that new pages are tested at
 * once. accessibility/every-page.spec.ts and performance/weight.spec.ts check more of each page.
 */

for (const path of pages) {
  const tag = sameTemplate.includes(path) ? '@full' : [];
  test(`/${path} has what every page has`, { tag }, async ({ page, log, context, baseURL }) => {
    const response = await page.goto(path);
    await readToEnd(page);
    const description = page.locator('meta[name=description]');
    const footer = page.getByRole('contentinfo');

    await step('has its parts, title, description and address', async () => {
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await page.title()).toContain(venue.name);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect.soft(description).toHaveAttribute('content', /^.{40,160}$/);
    });

    await step('may be listed at its one address, and has structured data', async () => {
      const canonical = page.locator('link[rel=canonical]');
      await expect.soft(canonical).toHaveAttribute('href', publicUrl + path);
      await expect.soft(page.locator('meta[name=robots]')).toHaveCount(0);
      const data = page.locator('script[type="application/ld+json"]');
      const about = (await data.allTextContents()).join();
      if (path.startsWith('game/')) expect.soft(about).toContain('"VideoGame"');
      if (['', 'contact'].includes(path)) expect.soft(about).toContain('"EntertainmentBusiness"');
    });

    await step('is shared with its title, its description and an image', async () => {
      const image = path.startsWith('game/') ? path.replace('game/', 'share/') : 'share';
      for (const [name, content] of Object.entries({
        'og:title': await page.title(),
        'og:description': (await description.getAttribute('content')) ?? '',
        'og:url': publicUrl + path,
        'og:image': `${publicUrl}${image}.png`,
        'og:image:alt': /.{10}/,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })) {
        const tag = page.locator(`meta[property="${name}"], meta[name="${name}"]`);
        await expect.soft(tag).toHaveAttribute('content', content);
      }
      const file = await page.request.get(`${image}.png`);
      expect.soft(file.headers()['content-type']).toBe('image/png');
      expect.soft((await file.body()).length).toBeLessThan(150_000);
      expect
        .soft(await sharp(await file.body()).metadata())
        .toMatchObject({ width: 1200, height: 630 });
    });

    await step('has its navigation, with its own link as the current page', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      const links = [...mainLinks, gamesLink, ...optionalLinks];
      await expect.soft(nav.getByRole('link')).toHaveText(links.map((link) => link.nav));
      for (const { nav: text, path: address } of links) {
        const { pathname, hash } = new URL(address.slice(1), baseURL);
        const named = nav.getByRole('link', { name: text, exact: true });
        await expect.soft(named).toHaveAttribute('href', pathname + hash);
      }
      for (const [link, address] of [
        ['Home', ''],
        ['Contact Us', 'contact'],
        ['Terms & Conditions', 'terms'],
        ['Privacy Policy', 'privacy'],
        ['Our Games', '#games'],
      ] as const) {
        const { pathname, hash } = new URL(address, baseURL);
        const named = footer.getByRole('link', { name: link, exact: true });
        await expect.soft(named).toHaveAttribute('href', pathname + hash);
      }
      const isInNavigation = links.some((link) => link.path === `/${path}`);
      const marked = page.locator('[aria-current=page]');
      await expect.soft(marked).toHaveCount(isInNavigation ? 1 : 0);
      if (isInNavigation) {
        await expect.soft(marked).toHaveAttribute('href', new URL(path, baseURL).pathname);
      }
    });

    await step('has six lanterns, and no icons of social networks, in its footer', async () => {
      await expect.soft(footer.locator('[data-accent]')).toHaveCount(6);
      await expect.soft(footer.locator('a svg')).toHaveCount(0);
    });

    await step('makes no request to a third party, and stores nothing', async () => {
      const { origin } = new URL(page.url());
      expect.soft(log.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      await expect.soft(policy(page)).not.toHaveAttribute('content', /https?:|\*/);
      expect.soft(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
      expect.soft(stored).toBe(0);
    });

    await step('names its links', async () => {
      const name = /^(click |press )?(here|more|read more|link)$/i;
      await expect.soft(page.getByRole('link', { name })).toHaveCount(0);
    });
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    heads.add(/<title>.*?<\/title>/.exec(html)?.[0] ?? path);
    heads.add(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? path);
  }
  expect(heads.size).toBe(2 * pages.length);
});
