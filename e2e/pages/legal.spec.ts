import { addressLines } from '../../src/lib/venue/postal-address.ts';
import { emailFor, telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { blocksOf, legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectFacts, linksIn, openToRead, rows, seen } from '../support/read.ts';
import { wordsOfHours } from './printed-hours.ts';

const { name, address, telephones, emails } = venue;
const { gaming, dining } = wordsOfHours(venue);

/** The text that replaces a name in braces. */
const facts: Record<string, unknown> = {
  ...venue,
  address: addressLines(address).join(', '),
  telephone: telephones[0].number,
  email: emails[0].address,
  reservationsEmail: emailFor(venue, 'reservations'),
  complaintsEmail: emailFor(venue, 'complaints'),
  gamingHours: gaming,
  diningHours: dining,
};

/** With straight apostrophes, as in the source. */
const straight = (text: string) => text.replaceAll('’', "'");

test.use({ javaScriptEnabled: false });

for (const path of ['terms', 'privacy'] as const) {
  const { title, lastUpdated, text, wordings, sections, boxTitle, boxText } = legalPage(path);
  // These sites use no third party.
  const passages = Object.values(wordings ?? {}).map(({ without }) => without);
  const known = Object.assign({}, facts, ...passages) as typeof facts;
  /** A text with its facts filled in, which may contain facts themselves. */
  const filled = (source: string): string =>
    straight(source.replaceAll(/\{(\w+)\}/g, (_, fact: string) => filled(String(known[fact]))));

  test(`/${path} has its text, with the facts of the venue`, async ({ page }) => {
    await openToRead(page, path);

    await step('its text is that of its file', async () => {
      const printed = await seen(page.locator('.legal :is(h2, p, li)'));
      expect.soft(printed.map(straight)).toEqual(blocksOf(text).map(filled));
      const items = page.locator('.legal li');
      const marks = items.evaluateAll((all) => all.map((li) => getComputedStyle(li).listStyleType));
      expect.soft(await marks, 'the marks of its lists').not.toContain('none');
    });

    await step('it begins with its title and the day of its last update', async () => {
      expectFacts((await rows(page.locator('.heading')))[0], [title, lastUpdated]);
    });

    await step('its box has the numbers and addresses of the venue', async () => {
      const box = page.getByRole('region', { name: boxTitle });
      expectFacts(straight((await rows(box))[0] ?? ''), [
        ...[boxTitle, filled(boxText), name, ...addressLines(address)].map(straight),
        ...telephones.flatMap(({ label, number }) => [label, number]),
        ...emails.flatMap((email) => [email.label, email.address]),
      ]);
      expect
        .soft(await linksIn(box))
        .toEqual([
          ...telephones.map(({ number }) => `${number} → ${telephoneLink(number)}`),
          ...emails.map((email) => `${email.address} → mailto:${email.address}`),
        ]);
    });

    await step('its contents list its sections', async () => {
      const contents = page.getByRole('main').getByRole('navigation');
      await expect.soft(contents.getByRole('link')).toHaveText(sections);
      const numbered = [page.locator('.legal h2').first(), contents.getByRole('listitem').first()];
      for (const first of numbered)
        await expect.soft(first, 'its number').toHaveCSS('counter-increment', /\w 1$/);
      const last = page.locator('.legal h2').last();
      await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect.soft(contents.getByRole('link').last(), 'beside the text').toBeInViewport();
    });
  });
}
