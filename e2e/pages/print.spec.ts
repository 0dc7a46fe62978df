import { expect, test } from '../support/fixtures.ts';
import { errorPages, open, pages } from '../support/pages.ts';

for (const path of [...pages, ...errorPages]) {
  test(`/${path} prints its text in black on white, and nothing that paper has no use for`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const useless of ['banner', 'navigation', 'contentinfo', 'form'] as const) {
      await expect(page.getByRole(useless)).toHaveCount(0);
    }
    await expect(
      page.locator('.particle, .edge, iframe, button').filter({ visible: true }),
    ).toHaveCount(0);

    const coloured = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .map((element) => ({
          html: element.outerHTML.slice(0, 120),
          style: getComputedStyle(element),
        }))
        .filter(
          ({ style }) =>
            style.color !== 'rgb(0, 0, 0)' || style.backgroundColor !== 'rgba(0, 0, 0, 0)',
        )
        .map(({ html }) => html),
    );
    expect(coloured).toEqual([]);
  });
}
