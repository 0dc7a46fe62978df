import { globSync } from 'node:fs';
import { esmResolver, FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, test } from '../support/fixtures.ts';
import { sites } from '../support/sites.ts';

test('html-validate finds nothing in any page', async ({ site }) => {
  const checker = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const pages = globSync('**/*.html', { cwd: sites[site].folder });
  expect(pages).not.toEqual([]);
  const { results } = await checker.validateMultipleFiles(
    pages.map((page) => `${sites[site].folder}/${page}`),
  );
  expect(formatterFactory('text')(results)).toBe('');
});
