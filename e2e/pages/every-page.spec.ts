import sharp from 'sharp';
import { colour } from '../../src/drawings/colours.ts';
import { toRgb } from '../../src/test/contrast.ts';
import { accents } from '../../src/schemas/game.ts';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { games, optionalLinks, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { sameTemplate, pages, readToEnd } from '../support/pages.ts';
import { drawingsOf, stylesOf } from '../support/read.ts';
import { publicUrl } from '../support/sites.ts';

/*
 * Checks everything about a page in a single load. The list of pages comes from `src/pages`, so that new pages are tested at
 * once. accessibility/accessible-pages.spec.ts and performance/weight.spec.ts check more of each page.
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
      const name = RegExp.escape(venue.name);
      const title = path ? `\\w \\| ${name}$` : `^${name}: \\w`;
      await expect.soft(page).toHaveTitle(new RegExp(title));
      for (const navigation of await page.locator('nav').all())
        await expect.soft(navigation).toHaveAccessibleName(/\w/);
      const bare = page.locator('.heading:not(:has(svg))');
      await expect.soft(bare, 'a heading without its picture').toHaveCount(0);
      await expect.soft(description).toHaveAttribute('content', /^.{1,160}$/);
    });

    await step(
      'has a value in each sentence, and the same days for people and machines',
      async () => {
        const noValue = /undefined|NaN|\[object/;
        const body = page.locator('body');
        await expect.soft(body).not.toContainText(noValue, { useInnerText: true });
        const times = await page
          .locator('time')
          .evaluateAll((all) =>
            all.map((time) => [time.getAttribute('datetime'), time.textContent]),
          );
        for (const [datetime, words] of times) {
          const day = new Date(`${datetime}T12:00`);
          expect.soft(words, `the day of datetime="${datetime}"`).toContain(String(day.getDate()));
          const month = day.toLocaleDateString('en-GB', { month: 'long' });
          expect.soft(words, `the day of datetime="${datetime}"`).toContain(month);
        }
      },
    );

    await step('leaves space between its texts, and slants none', async () => {
      const top = await page.locator('h1').evaluate((heading) => {
        const header = document.querySelector('.site-header')?.getBoundingClientRect();
        return heading.getBoundingClientRect().top + scrollY - (header?.height ?? NaN);
      });
      expect.soft(top, 'pixels between the header and the heading').toBeGreaterThan(16);
      const gaps = await stylesOf(page.locator('.prose > * + *'), 'margin-top');
      expect.soft(gaps, 'gaps between paragraphs').not.toContain('0px');
      const slanted = page
        .locator('body :not(em, i:empty)')
        .evaluateAll((all) =>
          all
            .filter((part) => getComputedStyle(part).fontStyle === 'italic' && !part.closest('em'))
            .map((part) => part.outerHTML.slice(0, 120)),
        );
      expect.soft(await slanted, 'slanted texts').toEqual([]);
    });

    await step('keeps its header at the top, above everything', async () => {
      const isOnTop = page
        .getByRole('banner')
        .evaluate((header) => header.contains(document.elementFromPoint(innerWidth / 2, 20)));
      expect.soft(await isOnTop, 'at the end of the page').toBe(true);
      const paint = toRgb(colour('marigold'));
      const action = page.locator('header > * > .button');
      await expect.soft(action, 'the main action').toHaveCSS('background-color', paint);
    });

    await step('keeps the name of the venue in a translation', async () => {
      const brand = page.locator('header, footer').getByText(venue.name, { exact: true });
      const translated = brand.evaluateAll((all) =>
        all.filter((name) => !name.closest('[translate=no]')).map((name) => name.outerHTML),
      );
      expect.soft(await translated).toEqual([]);
    });

    await step('grows with a wide window, and keeps its edges in line', async () => {
      await page.setViewportSize({ width: 1920, height: 800 });
      await expect.soft(page.locator('html')).toHaveCSS('font-size', /^18\b/);
      await expect.soft(page.locator('body'), 'its texts').toHaveCSS('font-size', /^20\b/);
      const starts = await page.locator('.px-gutter').evaluateAll((boxes) =>
        boxes.map((box) => {
          const { left } = box.getBoundingClientRect();
          return Math.round(left + parseFloat(getComputedStyle(box).paddingLeft));
        }),
      );
      expect.soft(new Set(starts).size, `edges at which ${starts.join(', ')} begin`).toBe(1);
    });

    await step('asks for its fonts and the next pages at once', async () => {
      const fonts = page.locator('link[rel=preload][as=font]');
      const addresses = fonts.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      // Legal pages name the font of their text twice.
      expect.soft(new Set(await addresses).size).toBe(2);
      const isLegal = (await page.locator('.legal').count()) > 0;
      const early = page.locator('head link[rel=preload][as=font]');
      await expect.soft(early, 'fonts before the first paint').toHaveCount(isLegal ? 1 : 0);
      const loaded = await page.evaluate(() =>
        [...document.fonts].flatMap(({ status, family, display }) =>
          status === 'loaded' ? `${family.replaceAll('"', '')}: ${display}` : [],
        ),
      );
      const numerals = isLegal ? ['Special Gothic Condensed: swap'] : [];
      const shown = ['Special Gothic: swap', 'Special Gothic Expanded: swap', ...numerals];
      expect.soft(loaded, 'fonts that replace a fallback').toEqual(expect.arrayContaining(shown));
      expect.soft(loaded, 'the font of long texts').not.toContain('Special Gothic Prose: swap');
      await expect.soft(footer.locator('strong').first()).toHaveCSS('font-weight', '650');
      await expect.soft(page.locator('h1')).toHaveCSS('font-family', /^"?Special Gothic Expanded/);
      await expect.soft(page.locator('script[type=speculationrules]')).toHaveCount(1);
    });

    await step('has the colour of its window, and the policy for referrers', async () => {
      const theme = page.locator('meta[name=theme-color]');
      await expect.soft(theme).toHaveAttribute('content', colour('ink.bar'));
      const referrer = page.locator('meta[name=referrer]');
      await expect.soft(referrer).toHaveAttribute('content', 'same-origin');
    });

    await step('may be listed at its one address', async () => {
      const canonical = page.locator('link[rel=canonical]');
      await expect.soft(canonical).toHaveAttribute('href', publicUrl + path);
      await expect.soft(page.locator('meta[name=robots]')).toHaveCount(0);
    });

    await step('is shared with its title, its description and an image', async () => {
      const game = games.find(({ id }) => path === `game/${id}`);
      const image = game ? `share/${game.id}` : 'share';
      for (const [name, content] of Object.entries({
        'og:type': 'website',
        'og:locale': 'en_GB',
        'og:title': await page.title(),
        'og:description': (await description.getAttribute('content')) ?? '',
        'og:url': publicUrl + path,
        'og:image': `${publicUrl}${image}.png`,
        'og:site_name': venue.name,
        // The site's own image has the name of the venue.
        'og:image:alt': game?.imageAlt ?? new RegExp(`^${RegExp.escape(venue.name)}`),
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

    await step('marks its own link as the current page', async () => {
      const links = [...mainLinks, gamesLink, ...optionalLinks];
      const isInNavigation = links.some((link) => link.path === `/${path}`);
      const marked = page.locator('[aria-current=page]');
      const own = new URL(path, baseURL).pathname;
      expect
        .soft(await marked.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(isInNavigation ? [own] : []);
    });

    await step('has six lanterns, a logo and three icons without links in its footer', async () => {
      const lanterns = await stylesOf(footer.locator('[data-accent]'), '--accent');
      const colours = accents.map((accent) => colour(accent));
      expect.soft(lanterns.toSorted(), 'lanterns').toEqual(colours.toSorted());
      await expect.soft(footer.locator('svg')).toHaveCount(4);
      const icons = footer.locator('li:not(:has(a svg)) use');
      expect.soft(await drawingsOf(icons)).toEqual(['pin', 'phone', 'mail']);
    });

    await step('has shaped edges, and no marks before the items of its lists', async () => {
      const edges = page.locator('.wave, .arches');
      const masks = await stylesOf(edges, 'mask-image', '::before');
      expect.soft(masks.length, 'sections with such an edge').toBeGreaterThan(1);
      expect.soft(masks, 'edges').not.toContain('none');
      const below = await edges.evaluateAll((sections) =>
        sections
          .filter((section) => {
            const { position } = getComputedStyle(section);
            const bottom = parseFloat(getComputedStyle(section, '::before').bottom);
            return position === 'static' || Math.abs(bottom - section.clientHeight) > 2;
          })
          .map((section) => section.outerHTML.slice(0, 120)),
      );
      expect.soft(below, 'edges that are not above their section').toEqual([]);
      const marks = await stylesOf(page.locator(':is(header, footer) li'), 'list-style-type');
      expect.soft(new Set(marks), 'marks').toEqual(new Set(['none']));
    });

    await step('makes no request to a third party, and stores nothing', async () => {
      const { origin } = new URL(page.url());
      expect.soft(log.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
      expect.soft(stored).toBe(0);
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
  expect.soft(heads.size).toBe(2 * pages.length);
});
