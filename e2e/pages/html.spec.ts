import { globSync, readFileSync } from 'node:fs';
import { esmResolver, FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { sites, type SiteName } from '../support/sites.ts';

/* Reads the files of the site as they are built. */

const filesOf = (site: SiteName, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: sites[site].folder }).map((file) => ({
    file,
    text: readFileSync(`${sites[site].folder}/${file}`, 'utf8'),
  }));

test('html-validate finds nothing in any page, and each names its language, encoding, width, icon and sections', async ({
  site,
}) => {
  const checker = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const pages = filesOf(site, 'html');
  expect(pages.length).toBeGreaterThan(10);
  const { results } = await checker.validateMultipleFiles(
    pages.map(({ file }) => `${sites[site].folder}/${file}`),
  );
  expect.soft(formatterFactory('text')(results)).toBe('');
  const needed = [
    '<html lang="en-GB"',
    '<meta charset="utf-8"',
    '<meta name="viewport" content="width=device-width, initial-scale=1"',
    `<link rel="icon" href="${sites[site].base}/favicon.svg"`,
  ];
  for (const { file, text } of pages) {
    for (const tag of needed) expect.soft(text.includes(tag), `${file} has ${tag}`).toBe(true);
    const unnamed = text.match(/<section(?![^>]* aria-label)[^>]*>/g);
    expect.soft(unnamed, `sections of ${file} without a name`).toBeNull();
  }
});

test('words beside a link or a phrase have a space between them', ({ site }) => {
  for (const { file, text } of filesOf(site, 'html')) {
    const words = text.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '');
    const joined = words.match(
      /[\w,.;:]<(?:a|b|span|time)\b[^>]*>\w[^<]*|[^<>]*<\/(?:b|span|time)>\w[^<]*/g,
    );
    expect.soft(joined, file).toBeNull();
  }
});

test('every drawing can be drawn', async ({ site }) => {
  for (const { file, text } of filesOf(site, 'svg'))
    await expect.soft(sharp(Buffer.from(text)).metadata(), file).resolves.toBeDefined();
});

/** The policy of each page, with HASHES for those of its scripts and styles. No directive can go or weaken unnoticed. */
const directives = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "script-src 'self' HASHES",
  "style-src 'self' HASHES",
];
/** A demo inlines its fonts. */
const ofDemos = directives.map((text) => (text.startsWith('font-src') ? `${text} data:` : text));

test('each page has the whole policy', ({ site }) => {
  for (const { file, text } of filesOf(site, 'html')) {
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(text);
    const found = (meta?.[1] ?? '')
      .replaceAll(/ 'sha256-[\w+/=]+'/g, ' #')
      .replaceAll(/ #( #)*/g, ' HASHES')
      .split(/; ?/)
      .filter(Boolean);
    expect.soft(found, file).toEqual(/\bdemo\//.test(file) ? ofDemos : directives);
  }
});

/** As Cloudflare does by default: replaces e-mail addresses in text and links, except between `email_off` comments. */
const protectEmails = (html: string) =>
  html
    .split(/(<!--email_off-->[^]*?<!--\/email_off-->|<(?:head|script)\b[^]*?<\/(?:head|script)>)/)
    .map((part, index) =>
      index % 2 ? part : part.replaceAll(/mailto:[^"]*|[\w.+-]+@[\w-]+\.[\w.-]+/g, '[protected]'),
    )
    .join('');

test("Cloudflare's e-mail protection leaves every address of every page alone", ({ site }) => {
  const pages = filesOf(site, 'html').filter(({ text }) => text.includes('mailto:'));
  expect(pages.length).toBeGreaterThan(10);
  for (const { file, text } of pages) {
    expect.soft(protectEmails(text), file).toBe(text);
    // Otherwise, this test would prove nothing.
    expect.soft(protectEmails(text.replace('<!--email_off-->', '')), file).not.toBe(text);
  }
});
