import { reservationsEmail, telephoneText } from '../../src/lib/contact-links.ts';
import { legalPage, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectBelowHeader } from '../support/pages.ts';

for (const path of ['terms', 'privacy'] as const) {
  test(`/${path} has its sections, its date and its box`, async ({ page }) => {
    const { title, lastUpdated, boxTitle, sections } = legalPage(path);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.soft(main).toContainText(`Last updated ${lastUpdated}`);

    const text = page.locator('.legal');
    await expect.soft(text.getByRole('heading', { level: 2 })).toHaveText(sections);
    // Every {fact} is filled in.
    await expect.soft(text).not.toContainText(/[{}]/);

    const box = page.getByRole('region', { name: boxTitle });
    const { telephones, emails } = venue;
    for (const link of [
      ...telephones.map(({ number }) => number),
      ...emails.map(({ address }) => address),
    ]) {
      await expect.soft(box.getByRole('link', { name: link, exact: true })).toBeVisible();
    }

    if (path === 'terms') {
      const cancel = text.getByText(/^To cancel/);
      await expect.soft(cancel).toContainText(telephoneText(venue.telephones[0].number));
      await expect.soft(cancel).toContainText(reservationsEmail(venue));
    }

    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect.soft(contents.getByRole('link')).toHaveText(sections);
    for (const section of sections) {
      await contents.getByRole('link', { name: section, exact: true }).click();
      await expectBelowHeader(text.getByRole('heading', { name: section, exact: true }));
    }
  });
}
