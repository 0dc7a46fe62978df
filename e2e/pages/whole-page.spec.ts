import sharp from 'sharp';
import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectBelowHeader, pages } from '../support/pages.ts';

/** Pages of each template with pictures below the first screen. */
const captured = ['', 'contact', `game/${games[0].id}`];

for (const width of [390, 1440]) {
  test(`a picture of the whole page has no empty part, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of captured) {
      await page.goto(path);
      const parts = await page
        .locator('main section, footer, main img')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return { html: element.outerHTML.slice(0, 120), box: { left, top, width, height } };
          }),
        );
      const picture = sharp(await page.screenshot({ fullPage: true }));
      for (const { html, box } of parts) {
        // Inside the part, because neighbours may overlap its edge.
        const region = {
          left: Math.ceil(box.left) + 2,
          top: Math.ceil(box.top) + 2,
          width: Math.floor(box.width) - 4,
          height: Math.floor(box.height) - 4,
        };
        const { channels } = await sharp(await picture.clone().extract(region).toBuffer()).stats();
        const contrast = Math.max(...channels.map(({ stdev }) => stdev));
        expect.soft(contrast, `/${path}: ${html}`).toBeGreaterThan(4);
      }
    }
  });

  test(`every link to a part of a page leads to its heading, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const addresses = new Set<string>();
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const links = await page
        .locator('a[href*="#"]:not([href="#main"], [href="#after-game"])')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const address of links) if (address.startsWith(baseURL ?? '')) addresses.add(address);
    }
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(address);
      const target = page.locator(':target');
      await expect(target, address).toHaveCount(1);
      const heading = target.locator('xpath=descendant-or-self::*[self::h2 or self::h3]').first();
      await expectBelowHeader((await heading.count()) > 0 ? heading : target);
    }
  });
}
