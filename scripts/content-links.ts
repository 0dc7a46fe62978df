/** Checks that each link between pages of the site has a target. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, ContentError } from '../src/lib/read-content.ts';
import { fileExists, type CheckedText } from './content-texts.ts';

/** A page that shows a text. */
export interface TextPage extends CheckedText {
  file: string;
  /** Its address: `/terms`. */
  path: string;
}

/** Reports links to pages, files and parts of pages that do not exist. */
export function checkLinks(root: string, content: Content, texts: TextPage[]): ContentError[] {
  const pages = [...new Set([...staticPages(root), ...texts.map(({ path }) => path)])].sort();
  const sharedIds = ['top', ...componentIds(root)];
  const idsOf = (path: string) => [
    ...sharedIds,
    ...texts.filter((text) => text.path === path).flatMap(({ ids }) => ids),
    ...(path === '/evenings' ? content.evenings.map(({ id }) => id) : []),
  ];
  return texts.flatMap(({ file, path, links }) =>
    links.flatMap(({ line, url }) => {
      const report = (message: string) => ({ file, line, field: 'a link', message });
      // Addresses with a scheme lead to other sites, e-mail and telephones.
      if (URL.canParse(url) || url.startsWith('//')) return [];
      const [, target = '', fragment] = /^([^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
      const page = target || path;
      if (!page.startsWith('/'))
        return report(
          `"${url}" leads nowhere. Begin the address of a page with /, and that of another site with https://.`,
        );
      if (!pages.includes(page))
        return fileExists(join(root, 'public', page))
          ? []
          : report(`There is no page ${page}. The pages are ${pages.join(', ')}.`);
      if (!fragment || idsOf(page).includes(decodeURIComponent(fragment))) return [];
      const known = idsOf(page).filter((id) => !sharedIds.includes(id));
      return report(
        `${page} has no part #${fragment}. Its headings are ${known.map((id) => `#${id}`).join(', ') || 'without a text of this folder'}.`,
      );
    }),
  );
}

/** The addresses of the pages that do not depend on content. */
function staticPages(root: string): string[] {
  return globSync('src/pages/*.astro', { cwd: root })
    .map((file) => file.replaceAll('\\', '/').slice('src/pages'.length, -'.astro'.length))
    .filter((path) => /^\/[a-z-]+$/.test(path))
    .map((path) => (path === '/index' ? '/' : path));
}

/** The ids that components write, on any page. */
function componentIds(root: string): string[] {
  return globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
}
