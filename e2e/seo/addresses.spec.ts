import { expect, test } from '../support/fixtures.ts';
import { demoPages, pages } from '../support/pages.ts';
import { publicUrl } from '../support/sites.ts';

const errorPages = ['404', 'game/404'];

/** Folders in speculation rules and in the launcher, which are not pages. */
const folders = ['game/', 'demo'];

/** The addresses of this site in a text, without query and fragment: URLs, paths, and relative modules. */
function addressesIn(text: string, address: string): string[] {
  const { pathname: base } = new URL(publicUrl);
  const own = text.match(new RegExp(`(?:${publicUrl}|(?<![\\w.])${base})[\\w./~-]*`, 'g')) ?? [];
  const beside = text.match(/(?<=["'`])\.\/[\w.-]+\.js(?=["'`])/g) ?? [];
  return [...own, ...(address.endsWith('.js') ? beside : [])].map(
    (found) => new URL(found, address).href,
  );
}

test('every address in a file exists', async ({ request }) => {
  // The launcher builds the addresses of demos from their numbers.
  const waiting = [
    '',
    'robots.txt',
    ...errorPages,
    ...demoPages.map((path) => path.split('?', 1)[0]),
  ].map((path) => publicUrl + path);
  const texts = new Map(folders.map((path) => [publicUrl + path, '']));
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (texts.has(address)) continue;
    const response = await request.get(address.replace(publicUrl, ''));
    expect.soft(response.status(), address).toBe(200);
    const type = response.headers()['content-type'] ?? '';
    const text = /text|javascript|json|xml/.test(type) ? await response.text() : '';
    texts.set(address, text);
    waiting.push(...addressesIn(text, address));
  }
  const { origin, pathname } = new URL(publicUrl);
  const outside = [...texts].flatMap(([address, text]) =>
    (text.match(new RegExp(`(?:${origin}|href=")/[\\w./~-]*`, 'g')) ?? [])
      .filter((url) => !url.includes(pathname))
      .map((url) => `${address}: ${url}`),
  );
  expect.soft(outside, 'addresses outside the sub-path').toEqual([]);
  const broken = [...texts].flatMap(([address, text]) =>
    [...text.matchAll(/href="([^"#]*)#([^"]+)"/g)]
      .map(([, path = '', id = '']) => ({ address, path, id }))
      .filter(({ path, id }) => {
        const { origin, pathname } = new URL(path, address);
        const isOwn = (origin + pathname).startsWith(publicUrl);
        return isOwn && !texts.get(origin + pathname)?.includes(` id="${id}"`);
      }),
  );
  expect(broken, 'links to parts, and icons, that are not there').toEqual([]);
});

test('the sitemap lists exactly the pages that may be listed', async ({ request }) => {
  const index = await (await request.get('sitemap-index.xml')).text();
  const [sitemap = ''] = addressesIn(index, publicUrl).filter((url) => url.endsWith('.xml'));
  const list = await (await request.get(sitemap.replace(publicUrl, ''))).text();
  const listed = [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(pages.map((path) => publicUrl + path).toSorted());
});

test('one file contains the licences of all published work', async ({ request }) => {
  const text = await (await request.get('licenses.txt')).text();
  for (const notice of [
    /^React, [^]*?MIT License[^]*?Meta Platforms/m,
    /^Astro's script [^]*?MIT License/m,
    /^The typeface Special Gothic[^]*?SIL OPEN FONT LICENSE/m,
  ]) {
    expect.soft(text).toMatch(notice);
  }
});
