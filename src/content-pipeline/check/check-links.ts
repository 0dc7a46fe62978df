import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Link } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../did-you-mean.ts';
import { isPublicUrl } from '../../schemas/safe-url.ts';
import { mistake } from '../messages.ts';
import { interpolate, unknownFacts, type Facts } from '../facts.ts';
import type { ContentFile } from '../read/content-file.ts';
import type { TextContext } from './check-markdown.ts';

/** The mistakes in a link: an unknown fact, no words, or an address that visitors cannot open. */
export function checkLink(node: Link, { facts, paths }: TextContext): VFileMessage[] {
  const unknown = unknownFacts(node.url, facts);
  const url = linkUrl(node.url, facts);
  const refuse = (wanted: string) => [...unknown, mistake('a link', `"${url}"`, wanted)];
  if (node.children.length === 0)
    return refuse('Words in the brackets. For example: [the terms](/terms)');
  if (!isLink(url, paths)) return refuse(linkRemedy(url, paths));
  return unknown;
}

/** A link's address with its facts, without their spaces. */
export const linkUrl = (url: string, facts: Facts) => interpolate(url, facts).replaceAll(/\s/g, '');

/** A path as the file system has it: `%20` is a space. */
export function decodePath(path: string): string {
  return /%(?![\da-f]{2})/i.test(path) ? path : decodeURI(path);
}

/** Whether a link leads to a page of the site, another site, an e-mail address or a telephone. */
function isLink(url: string, paths: readonly string[]): boolean {
  // Headings are compared later. An unknown fact has been reported.
  if (/^#[^/]|\{[^{}]*\}/.test(url)) return true;
  if (url.startsWith('mailto:')) return /^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url);
  if (url.startsWith('tel:')) return /^tel:(?:\+\d{7,15}|[1-9]\d{2,5})$/.test(url);
  const address = /^https:\/\//i.test(url) && URL.parse(url);
  if (address) return isPublicUrl(address);
  return paths.includes(url.split(/[?#]/)[0] ?? '') && !url.includes('#/');
}

function linkRemedy(url: string, paths: readonly string[]): string {
  const meant = url.replace(/^\/?#/, '').replace(/\.(?:html|md)$/, '');
  return `The address of a page that exists, an https address that visitors can open, mailto: with an e-mail address, or tel: with a country code and a number. For example: /contact, https://www.example.com, mailto:{email}, tel:{telephone}${didYouMean(meant, paths)}`;
}

/** Reports links to a part that the page does not have. Parts are headings of texts, and ids in components. */
export function checkFragments(root: string, files: readonly ContentFile[]): void {
  const components = globSync('src/**/*.astro', { cwd: root });
  const ids = components.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(
      ([, id]) => `#${id}`,
    ),
  );
  for (const { page, fragments, report } of files) {
    for (const { line, url } of fragments) {
      const [before = '', fragment = ''] = url.split('#', 2);
      const path = before.split('?', 1)[0] || page;
      const shown = files.find((other) => other.page === path)?.rendered?.metadata.headings ?? [];
      const known = shown.map(({ slug }) => `#${slug}`);
      if (['#top', ...known, ...ids].includes(`#${decodePath(fragment)}`)) continue;
      const named = known.length > 0 ? `, one of ${known.join(', ')}` : ', which has none';
      const wanted = `The id of a heading of that page${named}${didYouMean(`#${fragment}`, known)}`;
      report(line, mistake('a link', `"${url}"`, wanted));
    }
  }
}
