/** Checks that links between pages of the site have a target. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, ContentError } from '../src/lib/read-content.ts';
import { noCancellations } from '../src/schemas/legal.ts';
import { fileExists, type CheckedText } from './content-texts.ts';

/** A text, and the page that shows it. */
export interface TextPage extends CheckedText {
  file: string;
  /** The path of the page: `/terms`. */
  path: string;
}

/** Reports links to pages, files and headings that do not exist. */
export function checkLinks(root: string, content: Content, texts: TextPage[]): ContentError[] {
  const pages = [...new Set([...staticPages(root), ...texts.map(({ path }) => path)])].sort();
  const sharedIds = ['top', ...componentIds(root)];
  const idsOf = (path: string) => [
    ...sharedIds,
    ...texts
      .filter((text) => text.path === path)
      .flatMap(({ headings }) => headings.map(({ slug }) => slug)),
    ...(path === '/evenings' ? content.evenings.map(({ id }) => `evening-${id}`) : []),
  ];
  return texts.flatMap(({ file, path, links }) =>
    links.flatMap(({ line, url }) => {
      const report = (message: string) => ({ file, line, field: 'a link', message });
      // URLs with a scheme lead to other sites, e-mail addresses and telephones.
      if (URL.canParse(url) || url.startsWith('//')) return [];
      const [, target = '', fragment] = /^([^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
      const page = target || path;
      if (!page.startsWith('/'))
        return report(
          `"${url}" has no target. Start the address of a page with /, and the address of another site with https://.`,
        );
      if (!pages.includes(page))
        return fileExists(join(root, 'public', page))
          ? []
          : report(`There is no page ${page}. Link to one of ${pages.join(', ')}.`);
      if (!fragment || idsOf(page).includes(decodeURIComponent(fragment))) return [];
      const known = idsOf(page).filter((id) => !sharedIds.includes(id));
      return report(
        known.length > 0
          ? `${page} has no heading #${fragment}. Link to one of ${known.map((id) => `#${id}`).join(', ')}.`
          : `${page} has no heading #${fragment}. Remove #${fragment} from the link.`,
      );
    }),
  );
}

/** Reports a heading that the field `cancellations` names, and the text does not have. */
export function checkCancellations({ legal }: Content, texts: readonly TextPage[]): ContentError[] {
  return legal.flatMap(({ file, data, errorAt }) => {
    const { cancellations } = data ?? {};
    const { headings = [] } = texts.find((text) => text.file === file) ?? {};
    return !cancellations || headings.some(({ text }) => text === cancellations)
      ? []
      : errorAt(['cancellations'], noCancellations(cancellations));
  });
}

/** The paths of the pages that do not depend on content, without error screens and demos. */
function staticPages(root: string): string[] {
  return globSync('**/*.astro', { cwd: join(root, 'src/pages') })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
    .filter((path) => !/\[|\/404$|^\/demo/.test(path));
}

/** All ids in components, whichever page they are on. */
function componentIds(root: string): string[] {
  return globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
}
