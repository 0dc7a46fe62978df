import { lastUpdated, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

for (const { path, box, sections } of [
  {
    path: 'terms',
    box: 'Important Information',
    sections: [
      'Terms of Service',
      'Guest Conduct & Responsibilities',
      'Entertainment Services',
      'Reservations & Cancellations',
    ],
  },
  {
    path: 'privacy',
    box: 'Privacy Questions',
    sections: [
      'Information We Collect',
      'How We Use Your Information',
      'Information Security',
      'Information Sharing',
      'Your Rights & Choices',
      'Data Retention & Cookies',
    ],
  },
]) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => open(page, path));

    test('has its sections in order, its date and its box', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main).toContainText(`Last updated ${lastUpdated(path)}`);
      await expect(main.locator('.law').getByRole('heading')).toHaveText(sections);
      const region = page.getByRole('region', { name: box });
      await expect(region.getByRole('link', { name: venue.telephones[0].number })).toBeVisible();
      await expect(region.getByRole('link', { name: venue.emails[0].address })).toBeVisible();
    });

    test('has a list of its sections that leads to each, clear of the header', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      for (const section of sections) {
        await contents.getByRole('link', { name: section }).click();
        const heading = page.locator('.law').getByRole('heading', { name: section });
        await expect(heading).toBeInViewport();
        const header = await page.getByRole('banner').boundingBox();
        const box = await heading.boundingBox();
        expect(box?.y).toBeGreaterThan(header?.height ?? 0);
      }
    });

    test('leaves no fact unfilled', async ({ page }) => {
      await expect(page.locator('.law')).not.toContainText(/[{}]/);
    });
  });
}
