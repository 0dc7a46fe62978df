import type { Heading, Nodes, Root } from 'mdast';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import type { Venue } from '../../schemas/venue.ts';
import { posterMistake } from './check-posters.ts';
import { firstLine } from '../read/content-file.ts';
import { interpolate, unknownFacts, type Facts } from '../render/facts.ts';
import { mistake, warning } from '../messages.ts';

/** What a text may refer to. */
export interface TextContext {
  facts: Facts;
  venue: Venue | undefined;
  /** The paths of the site's pages: `/contact`, `/game/Zulu`. */
  paths: readonly string[];
  posters: readonly string[];
  /** The site's sub-path: `/`, or for example `/lounge`. */
  base: string;
}

const inline = 'The address in parentheses. For example: [a link](/contact)';
/** The parts of Markdown that are refused, and what to write instead. */
const refused: Partial<Record<Nodes['type'], readonly [part: string, wanted: string]>> = {
  definition: ['a link', inline],
  linkReference: ['a link', inline],
  imageReference: ['a picture', inline],
  footnoteReference: ['a footnote', 'The note in the text itself.'],
  footnoteDefinition: ['a footnote', 'The note in the text itself.'],
};

/** The mistakes in a node. `source` is its Markdown. */
export function* checkNode(node: Nodes, source: string, { facts, paths, posters }: TextContext) {
  const start = firstLine(source);
  const [part, instead] = refused[node.type] ?? [];
  if (part && instead) yield mistake(part, start, instead);
  if ('title' in node && node.title)
    yield mistake('a link', start, `The address alone, without "${node.title}".`);
  if ('value' in node && node.type !== 'html') {
    const found = invisibleCharacter(node.value.replaceAll(/[\n\t]/g, ''));
    const retyped = 'The same words typed again, without this invisible character.';
    if (found) yield mistake('a character', found, retyped);
  }
  if (node.type === 'heading') {
    const isUnderlined = !source.startsWith('#');
    const wanted = '## before a heading, or an empty line above the line of dashes.';
    if (isUnderlined) yield mistake('a heading', start, wanted);
    else if (!/[\p{L}\p{N}]/u.test(source))
      yield mistake('a heading', start, 'Words after the signs. For example: ## Fair play');
  } else if (node.type === 'listItem' && typeof node.checked === 'boolean')
    yield mistake('a list', start, 'An item without a box: - Bring valid ID.');
  else if (node.type === 'link') {
    yield* unknownFacts(node.url, facts);
    const url = linkUrl(node.url, facts);
    if (node.children.length === 0)
      yield mistake(
        'a link',
        `"${url}"`,
        'Words in the brackets. For example: [the terms](/terms)',
      );
    else if (!isLink(url, paths)) yield mistake('a link', `"${url}"`, linkRemedy(url, paths));
  } else if (node.type === 'image') {
    const alt = node.alt ?? '';
    const wanted =
      'Words that say what the picture shows. For example: ![A fox sits in a keyhole of light.]';
    yield* posterMistake('a picture', decodePath(node.url), posters);
    yield* unknownFacts(alt, facts);
    if (isFileName(alt)) yield mistake('a picture', `![${alt}]`, wanted);
  } else if (node.type === 'html' && !comment.test(node.value)) {
    const wanted =
      'Markdown. Only <!-- a comment --> on lines of its own is allowed. For example: **strong**, [a link](/contact)';
    yield mistake('HTML', start, wanted);
  } else if (node.type === 'code') {
    const fence = /^\s*(`{3,}|~{3,})/.exec(source)?.[1];
    const [, ...below] = source.trimEnd().split(/\n[ >]*/);
    if (fence && !below.at(-1)?.startsWith(fence))
      yield mistake('code', start, `The line ${fence} again where the code ends, or no such line.`);
  } else if (node.type === 'text' && node.position) {
    // Text without a position comes from an address that stands in the text without brackets.
    yield* unknownFacts(node.value, facts);
    yield* brokenSigns(source);
  }
}

/** A comment, which the page leaves out. */
const comment = /^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/;

/** Half of a pair, or a broken link: signs that Markdown prints, and an address that is lost. */
function brokenSigns(source: string) {
  const wanted =
    'Both signs of each pair, without spaces inside: the same sign on both sides of the words. To print a sign, write \\ before it. For example: **strong**, [a link](/contact)';
  const unescaped = source.replaceAll(/\\[^a-z\d\s]|https?:\S+/gi, '');
  const [broken] =
    /.{0,30}(?:\*\*|~~|`|\] ?\((?=[/#]|\w+:|$)|\[[^\]\n]{0,80}\((?=\/|\w+:)).{0,30}/.exec(
      unescaped,
    ) ?? [];
  if (broken) return [mistake('a sign', broken.trim(), wanted)];
  // A single star or line may be meant.
  const [open] = /.{0,30}(?<![\w*_])(?:[*_]|__)(?=[\p{L}\d]|$).{0,30}/u.exec(unescaped) ?? [];
  return open ? [warning('a sign', open.trim(), wanted)] : [];
}

/** The headings of a text without a word below them, up to the next of the same level. */
export function emptySections({ children }: Root): Heading[] {
  const blocks = children.filter(({ type }) => type !== 'html');
  return blocks.filter((block, index): block is Heading => {
    if (block.type !== 'heading') return false;
    const next = blocks[index + 1];
    return !next || (next.type === 'heading' && next.depth <= block.depth);
  });
}

/** A link's address with its facts, without their spaces. */
export const linkUrl = (url: string, facts: Facts) => interpolate(url, facts).replaceAll(/\s/g, '');

/** A path as the file system has it: `%20` is a space. */
export function decodePath(path: string): string {
  return /%(?![\da-f]{2})/i.test(path) ? path : decodeURI(path);
}

/** A name with a dot, unlike `localhost` and numbers, that does not end as names inside a house or an office do. */
const publicHost =
  /^(?:[\w-]+\.)+(?!(?:localhost|local|test|internal|lan|invalid|arpa)$)[a-z][\w-]+$/;

/** Whether a link leads to a page of the site, another site, an e-mail address or a telephone. */
function isLink(url: string, paths: readonly string[]): boolean {
  // Headings are compared later. An unknown fact has been reported.
  if (/^#[^/]|\{[^{}]*\}/.test(url)) return true;
  if (url.startsWith('mailto:')) return /^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url);
  if (url.startsWith('tel:')) return /^tel:(?:\+\d{7,15}|[1-9]\d{2,5})$/.test(url);
  const { hostname = '', username } = URL.parse(url) ?? {};
  if (/^https:\/\//i.test(url)) return publicHost.test(hostname) && !username;
  return paths.includes(url.split(/[?#]/)[0] ?? '') && !url.includes('#/');
}

function linkRemedy(url: string, paths: readonly string[]): string {
  const meant = url.replace(/^\/?#/, '').replace(/\.(?:html|md)$/, '');
  return `The address of a page that exists, an https address that visitors can open, mailto: with an e-mail address, or tel: with a country code and a number. For example: /contact, https://www.example.com, mailto:{email}, tel:{telephone}${didYouMean(meant, paths)}`;
}
