import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { expect, test } from 'vitest';
import type { ThirdParties } from '../../lib/security/third-parties.ts';
import type { Legal } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';
import { validVenue } from '../../test/valid-venue.ts';
import { remarkFacts } from './remark-facts.ts';
import { plainSpaces } from '../../lib/words/plain-spaces.ts';

const none: ThirdParties = { launcher: [], images: [], formEndpoint: [], bookingUrl: [] };

async function render(text: string, changes = {}, wordings?: Legal['wordings']) {
  const options = { venue: validVenue, thirdParties: none, base: '/', ...changes };
  const processor = await createMarkdownProcessor({ remarkPlugins: [[remarkFacts, options]] });
  const fileURL = new URL('file:///site/terms.md');
  return (await processor.render(text, { frontmatter: { wordings }, fileURL })).code;
}

test('facts are filled in, but other braces are printed', async () => {
  const door = '![The door of {name}](https://a.example/door.png)';
  const html = await render(`# {name}\n\n\`{other}\` { minimumAge }, **{tableNotice}** {. ${door}`);
  expect(plainSpaces(html)).toBe(
    '<h1 id="a-vivid-escape">A Vivid Escape</h1>\n<p><code>{other}</code> 18, <strong>2 hours</strong> {. <img src="https://a.example/door.png" alt="The door of A Vivid Escape"></p>',
  );
});

test('the first number, the addresses for each purpose, and the hours of the venue are facts', async () => {
  const desk = { label: 'Desk', address: 'desk@example.com' };
  const tables = { label: 'Tables', address: 'tables@example.com', for: 'reservations' } as const;
  const anger = { label: 'Anger', address: 'sorry@example.com', for: 'complaints' } as const;
  const [number] = validVenue.telephones;
  const telephones = [number, { label: 'Bar', number: '+44 20 7946 0024' }];
  const read = async (...emails: Venue['emails']) => {
    const venue = { ...validVenue, telephones, emails, answerWithin: '3 hours' };
    const html = await render(
      '{address}; {telephone}; {gamingHours}, {diningHours}; {email}, {reservationsEmail}, {complaintsEmail}; {answerWithin}',
      { venue },
    );
    // No line breaks a telephone number.
    return plainSpaces(html.replace('+44\u00A020\u00A07946\u00A00018', 'one line'));
  };
  const others = '<p>1 A Street, B, C, United Kingdom; one line; 24/7, 6 AM-2 AM';
  expect(await read(desk, tables, anger)).toBe(
    `${others}; ${desk.address}, ${tables.address}, ${anger.address}; 3 hours</p>`,
  );
  expect(await read(desk), 'one address for all').toBe(
    `${others}; ${desk.address}, ${desk.address}, ${desk.address}; 3 hours</p>`,
  );
});

test('a fact works in links: an e-mail address, and a telephone number with its extension', async () => {
  const telephones = [{ label: 'Desk', number: '+1 (555) 555-0123 ext. 12' }];
  const links = await render('[a](mailto:{email}) [b](tel:{telephone})', {
    venue: { ...validVenue, telephones },
  });
  expect(links).toContain('href="mailto:hello@example.com"');
  expect(links).toContain('href="tel:+15555550123;ext=12"');
});

test('a link within the site includes its sub-path, also one that is defined below the text', async () => {
  const links = await render('[a](/terms) [b][desk]\n\n[desk]: /contact', { base: '/lounge' });
  expect(links).toBe('<p><a href="/lounge/terms">a</a> <a href="/lounge/contact">b</a></p>');
});

test('a passage depends on whether a third party takes part', async () => {
  const either = (name: string) => ({
    without: { [name]: 'We do it at {name}.' },
    with: { [name]: '{hosts} does it.' },
  });
  const wordings = {
    ...{ launcher: either('demoHost'), images: either('imageHost') },
    ...{ formEndpoint: either('collected'), bookingUrl: either('tableBooking') },
  } as unknown as Legal['wordings'];
  const thirdParties = { ...none, launcher: ['https://play.example', 'https://b.example:8443'] };
  expect(await render('{demoHost} {imageHost}', { thirdParties }, wordings)).toBe(
    '<p>play.example, b.example:8443 does it. We do it at A Vivid Escape.</p>',
  );
});
