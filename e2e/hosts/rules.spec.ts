/** Reads the rules that the build writes by Netlify's own parsers. */
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { games } from '../support/content.ts';
import { projectFolder, sites } from '../support/sites.ts';
import { everywhere } from './host.ts';

const packages = `${projectFolder}e2e/hosts/node_modules/@netlify`;
test.skip(!existsSync(packages), 'No parsers of Netlify: npm ci --prefix e2e/hosts');

interface Headers {
  headers: { for: string; values: Record<string, string> }[];
  errors: Error[];
}
interface Redirects {
  redirects: { from: string; to: string; status: number; force?: boolean }[];
  errors: Error[];
}
/** Netlify's parsers are installed only for the tests of hosts. */
const parser = (name: string) =>
  import(`${packages}/${name}/lib/index.js`) as Promise<{
    parseAllHeaders(options: object): Promise<Headers>;
    parseAllRedirects(options: object): Promise<Redirects>;
  }>;

for (const site of ['root', 'sub-path'] as const) {
  const { folder, base } = sites[site];

  test(`Netlify reads every header of the ${site} site`, async () => {
    const { parseAllHeaders } = await parser('headers-parser');
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [`${folder}/_headers`],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map((rule) => rule.for)).toEqual(
      ['/*', '/_astro/*', '/*.svg'].map((path) => base + path),
    );
    const [all, hashed, drawings] = headers.map(({ values }) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
    for (const [name, value] of Object.entries(everywhere)) {
      expect.soft(all?.[name], name).toMatch(value);
    }
    expect.soft(hashed).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect.soft(drawings).toEqual({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test(`Netlify redirects to pages of the ${site} site, and hides none of them`, async () => {
    const { parseAllRedirects } = await parser('redirect-parser');
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [`${folder}/_redirects`],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const capitals = games.filter(({ id }) => id !== id.toLowerCase());
    expect(redirects.map(({ status }) => status)).toEqual([...capitals.map(() => 301), 404, 404]);
    for (const { from, to, force } of redirects) {
      expect.soft(existsSync(`${folder}${to.replace(/(\.html)?$/, '.html')}`), to).toBe(true);
      expect.soft(existsSync(`${folder}${from}.html`), from).toBe(false);
      expect.soft(force ?? false, from).toBe(false);
    }
  });
}
