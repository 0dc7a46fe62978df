import { addressLines } from '../../src/lib/venue/postal-address.ts';
import { telephoneLink } from '../../src/lib/addresses/contact-links.ts';
import { fillFacts, legalPassages, venueFacts } from '../../src/lib/content/facts.ts';
import { thirdPartiesOf } from '../../src/lib/security/third-parties.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';
import { blocksOf, legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader } from '../support/pages.ts';
import { expectFacts, linksIn, openToRead, rows, seen, stylesOf } from '../support/read.ts';

const { name, address, telephones, emails } = venue;
const facts = venueFacts(venue);
const thirdParties = thirdPartiesOf(venue, []);

/** With plain apostrophes, as in the source, and plain spaces. */
const plain = (text: string) => plainSpaces(text).replaceAll('’', "'");

test.use({ javaScriptEnabled: false });

for (const path of ['terms', 'privacy'] as const) {
  const { title, lastUpdated, text, wordings, sections, boxTitle, boxText } = legalPage(path);
  const passages = legalPassages(wordings, thirdParties, facts);
  const filled = (source: string) => plain(fillFacts(source, new Map([...facts, ...passages])));

  test(`/${path} has its text, with the facts of the venue`, async ({ page }) => {
    await openToRead(page, path);

    await step('its text is that of its file', async () => {
      const printed = await seen(page.locator('.legal :is(h2, p, li)'));
      expect.soft(printed.map(plain)).toEqual(blocksOf(text).map(filled));
    });

    await step('it begins with its title and the day of its last update', async () => {
      expectFacts((await rows(page.locator('.heading')))[0], [title, lastUpdated]);
    });

    await step('its box has the numbers and addresses of the venue', async () => {
      const box = page.getByRole('region', { name: boxTitle });
      expectFacts(plain((await rows(box))[0] ?? ''), [
        ...[boxTitle, filled(boxText), name, ...addressLines(address)].map(plain),
        ...telephones.map(({ label, number }) => `${label} | ${number}`),
        ...emails.map((email) => `${email.label} | ${email.address}`),
      ]);
      expect
        .soft(await linksIn(box), 'its links')
        .toEqual([
          ...telephones.map(({ number }) => `${number} → ${telephoneLink(number)}`),
          ...emails.map((email) => `${email.address} → mailto:${email.address}`),
        ]);
    });

    await step('its contents list its sections', async () => {
      const contents = page.getByRole('main').getByRole('navigation');
      await expect.soft(contents.getByRole('link')).toHaveText(sections);
      const items = contents.getByRole('listitem');
      const numbered = [
        { counted: page.locator('.legal h2'), printed: page.locator('.legal h2') },
        { counted: items, printed: items.getByRole('link') },
      ];
      for (const { counted, printed } of numbered) {
        const steps = new Set(await stylesOf(counted, 'counter-increment'));
        expect.soft([...steps].join(), 'what its numbers count').toMatch(/^\w+ 1$/);
        const content = { pseudo: 'before' } as const;
        await expect.soft(printed.first(), 'its number').toHaveCSS('content', /^counter/, content);
      }
      const last = page.locator('.legal h2').last();
      await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect.soft(contents.getByRole('link').last(), 'beside the text').toBeInViewport();
      await expectBelowHeader(contents.getByRole('heading'));
      const start = await last.evaluate((heading) => {
        const width = parseFloat(getComputedStyle(heading, '::before').width);
        return heading.getBoundingClientRect().left - width;
      });
      const box = await contents.boundingBox();
      const free = start - (box?.x ?? NaN) - (box?.width ?? NaN);
      expect.soft(free, 'pixels between the contents and the large numbers').toBeGreaterThan(0);
    });
  });
}
