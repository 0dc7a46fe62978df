import { globSync, readFileSync } from 'node:fs';
import { esmResolver, FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, test } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';

test('html-validate finds nothing in any page, and each names its language, encoding and width', async ({
  site,
}) => {
  const checker = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const pages = globSync('**/*.html', { cwd: sites[site].folder });
  expect(pages).not.toEqual([]);
  const { results } = await checker.validateMultipleFiles(
    pages.map((page) => `${sites[site].folder}/${page}`),
  );
  expect.soft(formatterFactory('text')(results)).toBe('');
  const needed = [
    '<html lang="en-GB"',
    '<meta charset="utf-8"',
    '<meta name="viewport" content="width=device-width, initial-scale=1"',
  ];
  const lacking = pages.flatMap((page) => {
    const html = readFileSync(`${sites[site].folder}/${page}`, 'utf8');
    return needed.filter((tag) => !html.includes(tag)).map((tag) => `${page} lacks ${tag}`);
  });
  expect(lacking).toEqual([]);
});
