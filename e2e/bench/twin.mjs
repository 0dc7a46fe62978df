/** The page that a patient person would write by hand: ours without fonts, pictures and scripts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

// The policy goes too: it names the hash of a style sheet that is changed here.
const left =
  'script, noscript, img, picture, svg, iframe, [rel="preload"], [rel="modulepreload"], [http-equiv="content-security-policy"]';

/**
 * Writes a twin of every page that search engines may list into `twin/` of the built folder, from where the
 * same server sends both.
 *
 * @param {string} folder an absolute path, ended by a slash
 * @returns {string[]} the pages, relative to the site's root: '' is the home page
 */
export function writeTwins(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter(
    (path) => path.endsWith('.html') && !readFileSync(folder + path, 'utf8').includes('noindex'),
  );
  for (const path of pages) {
    const file = `${folder}twin/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, twin(readFileSync(folder + path, 'utf8')));
  }
  return pages.map((path) => path.replace(/(^index)?\.html$/, '')).sort();
}

function twin(html) {
  // Without a console of its own, jsdom complains of every rule that is younger than it.
  const page = new JSDOM(html, { virtualConsole: new VirtualConsole() });
  const { document } = page.window;
  for (const element of document.querySelectorAll(left)) element.remove();
  for (const style of document.querySelectorAll('style')) {
    style.textContent = style.textContent.replace(/@font-face\s*\{[^}]*\}/g, '');
  }
  return page.serialize();
}
