import type { Link } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../did-you-mean.ts';
import { isPublicUrl } from '../../schemas/safe-url.ts';
import { mistake } from '../messages.ts';
import { interpolate, unknownFacts, type Facts } from '../render/facts.ts';
import type { TextContext } from './check-markdown.ts';

/** The mistakes in a link: an unknown fact, no words, or an address that visitors cannot open. */
export function checkLink(node: Link, { facts, paths }: TextContext): VFileMessage[] {
  const unknown = unknownFacts(node.url, facts);
  const url = linkUrl(node.url, facts);
  const refuse = (wanted: string) => [...unknown, mistake('a link', `"${url}"`, wanted)];
  if (node.children.length === 0)
    return refuse('Words in the brackets. For example: [the terms](/terms)');
  return isLink(url, paths) ? unknown : refuse(linkRemedy(url, paths));
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
