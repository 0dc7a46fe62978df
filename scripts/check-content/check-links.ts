/** Checks that links in texts have a target. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reports links to pages and files that do not exist, and to headings that a legal page does not have. */
export function checkLinks(
  root: string,
  { legal }: Content,
  texts: readonly TextPage[],
): ContentError[] {
  const paths = [...new Set([...staticPages(root), ...texts.map(({ path }) => path)])].sort();
  const legalPaths = legal.map(({ id }) => `/${id}`);
  const idsOf = (page: string) =>
    texts.find(({ path }) => path === page && legalPaths.includes(path))?.ids;

  /** The error of a link within the site, on the page at `path`. */
  function linkError(url: string, path: string): string | undefined {
    const [, target = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
    if (!url || /^(?!\/(?!\/))./s.test(target))
      return `"${url}" has no target. Start the address of a page with /, and the address of another site with https://.`;
    const page = target || path;
    if (!paths.includes(page))
      return fileExists(join(root, 'public', page))
        ? undefined
        : `There is no page ${page}. Link to one of ${paths.join(', ')}.`;
    const ids = idsOf(page);
    if (!ids || ['', 'top', ...ids].includes(fragment)) return undefined;
    const known = ids.filter((id) => !isFootnote(id)).map((id) => `#${id}`);
    return `${page} has no heading #${fragment}. Link to one of ${known.join(', ')}.`;
  }

  return texts.flatMap(({ file, path, links }) =>
    links.flatMap(({ line, value }) => {
      const message = URL.canParse(value)
        ? foreignLinkError(new URL(value))
        : linkError(value, path);
      return message ? { file, line, field: 'a link', message } : [];
    }),
  );
}

/** Whether an id is one that Markdown gives to footnotes, or to the heading above them. */
const isFootnote = (id: string) => id.startsWith('user-content-fn') || id === 'footnote-label';

/** Reports a value of the field `cancellations` that is no heading of the text. */
export function checkCancellations({ legal }: Content, texts: readonly TextPage[]): ContentError[] {
  return legal.flatMap(({ file, data, errorAt }) => {
    const { cancellations } = data ?? {};
    const { headings = [] } = texts.find((text) => text.file === file) ?? {};
    return !cancellations || headings.includes(cancellations)
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
