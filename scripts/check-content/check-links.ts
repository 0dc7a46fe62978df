/** Checks that links have a target, and that no page has the same id twice. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, ContentError } from '../../src/lib/content/content-files.ts';
import { emailAddress } from '../../src/schemas/fields/fields.ts';
import { noCancellations } from '../../src/schemas/legal.ts';
import { isPublicHost } from '../../src/schemas/checks/safe-url.ts';
import type { CheckedText } from './check-text.ts';
import { fileExists } from './file-exists.ts';

/** A text, and the page that shows it. */
export interface TextPage extends CheckedText {
  file: string;
  /** The path of the page: `/terms`. */
  path: string;
}

/** Reports links to pages, files and headings that do not exist, and headings whose id another part of their page has. */
export function checkLinks(root: string, content: Content, texts: TextPage[]): ContentError[] {
  const paths = [...new Set([...staticPages(root), ...texts.map(({ path }) => path)])].sort();
  const pages: Pages = new Map(
    paths.map((path) => {
      const inTexts = texts.filter((text) => text.path === path).flatMap(({ ids }) => ids);
      const evenings = path === '/evenings' ? content.evenings : [];
      return [
        path,
        {
          ofComponents: componentIds(root, path),
          ofTexts: [...evenings.map(({ id }) => `evening-${id}`), ...inTexts.map((id) => id.value)],
        },
      ];
    }),
  );
  return texts.flatMap(({ file, path, links, ids }) => [
    ...ids.flatMap(({ line, value }) => {
      const { ofComponents, ofTexts = [] } = pages.get(path) ?? {};
      const isTaken = ofComponents?.has(value) || ofTexts.filter((id) => id === value).length > 1;
      if (!isTaken || isFootnote(value)) return [];
      const [field, message] =
        value === footnotes
          ? [
              'a footnote',
              'Another text on the page has footnotes, too. Write this note into the text.',
            ]
          : [
              'a heading',
              `Another part of the page has the address #${value}. Use other words in this heading.`,
            ];
      return { file, line, field, message };
    }),
    ...links.flatMap(({ line, value }) => {
      const message = URL.canParse(value)
        ? foreignLinkError(new URL(value))
        : linkError(root, value, path, pages);
      return message ? { file, line, field: 'a link', message } : [];
    }),
  ]);
}

/** The ids that Markdown gives to footnotes, and to the heading above them. */
const isFootnote = (id: string) => id.startsWith('user-content-fn');
const footnotes = 'footnote-label';

/** The ids on each page, by its path. */
type Pages = Map<string, { ofComponents: Set<string>; ofTexts: string[] }>;

/** The error of a link within the site, on the page at `path`. */
function linkError(root: string, url: string, path: string, pages: Pages): string | undefined {
  const [, target = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
  if (!url || /^(?!\/(?!\/))./s.test(target))
    return `"${url}" has no target. Start the address of a page with /, and the address of another site with https://.`;
  const page = target || path;
  const ids = pages.get(page);
  if (!ids)
    return fileExists(join(root, 'public', page))
      ? undefined
      : `There is no page ${page}. Link to one of ${[...pages.keys()].join(', ')}.`;
  const { ofComponents, ofTexts } = ids;
  if (['', 'top', ...ofTexts, ...ofComponents].includes(fragment)) return undefined;
  const remedy =
    ofTexts.length > 0
      ? `Link to one of ${ofTexts
          .filter((id) => !isFootnote(id) && id !== footnotes)
          .map((id) => `#${id}`)
          .join(', ')}.`
      : `Remove #${fragment} from the link.`;
  return `${page} has no heading #${fragment}. ${remedy}`;
}

/** Reports a value of the field `cancellations` that is no heading of the text. */
export function checkCancellations({ legal }: Content, texts: readonly TextPage[]): ContentError[] {
  return legal.flatMap(({ file, data, errorAt }) => {
    const { cancellations } = data ?? {};
    const { headings = [] } = texts.find((text) => text.file === file) ?? {};
    return !cancellations || headings.some(({ value }) => value === cancellations)
      ? []
      : errorAt(['cancellations'], noCancellations(cancellations));
  });
}

/** The error of a link to another site, an e-mail address or a telephone number. */
function foreignLinkError({ protocol, hostname, pathname }: URL): string | undefined {
  switch (protocol) {
    case 'https:':
    case 'http:':
      return isPublicHost(hostname)
        ? undefined
        : `There is no public site ${hostname}. Correct the address.`;
    case 'mailto:':
      return pathname.split(',').every((address) => emailAddress().safeParse(address).success)
        ? undefined
        : `"${pathname}" is no e-mail address. For example: mailto:hello@example.com`;
    case 'tel:':
      return /^\+?[\d ().-]+(?:;ext=\d+)?$/.test(pathname)
        ? undefined
        : `"${pathname}" is no telephone number. For example: tel:+442079460018`;
    default:
      return `Links may start with /, #, https:, http:, mailto: or tel:, but not with ${protocol}`;
  }
}

/** The paths of the pages that do not depend on content, without error screens and demos. */
function staticPages(root: string): string[] {
  return globSync('**/*.astro', { cwd: join(root, 'src/pages') })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
    .filter((path) => !/\[|\/404$|^\/demo/.test(path));
}

/** The ids in the components of a page. */
function componentIds(root: string, path: string): Set<string> {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file) || !fileExists(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, id = ''] of source.matchAll(/\bid="([\w-]+)"/g)) ids.add(id);
    for (const [, other = ''] of source.matchAll(/ from '(\.[^']+\.astro)'/g))
      read(join(dirname(file), other));
  };
  const dynamic = path.startsWith('/game/') ? '/game/[gameId]' : `/[${path.slice(1)}]`;
  for (const page of [path, `${path}/index`, dynamic])
    read(join(root, 'src/pages', `${page}.astro`));
  return ids;
}
