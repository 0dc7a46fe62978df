import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';

test('every page of a preview asks not to be listed, and may be read', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
  }
  // A page that may not be read cannot say that it is not to be listed.
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\//m);
});
