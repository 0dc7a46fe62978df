import type { Heading, Image, Nodes, Root } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import type { Venue } from '../../schemas/venue.ts';
import { posterMistake } from './check-posters.ts';
import { interpolate, unknownFacts, type Facts } from './facts.ts';
import { misreadParagraph, misreadSigns } from './lint-markdown.ts';
import { mistake, warning } from './messages.ts';

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
export function checkNode(node: Nodes, source: string, context: TextContext): VFileMessage[] {
  const start = firstLine(source);
  const part = refused[node.type];
  if (part) return [mistake(part[0], start, part[1])];
  return [...checkAnyNode(node, start), ...checkKind(node, source, context)];
}

function* checkAnyNode(node: Nodes, start: string) {
  if ('title' in node && node.title) {
    const part = node.type === 'image' ? 'a picture' : 'a link';
    yield mistake(part, start, `The address alone, without "${node.title}".`);
  }
  if ('value' in node && node.type !== 'html') {
    const found = invisibleCharacter(node.value.replaceAll(/[\n\t]/g, ''));
    const retyped = 'The same words typed again, without this invisible character.';
    if (found) yield mistake('a character', found, retyped);
  }
}

function checkKind(node: Nodes, source: string, context: TextContext): VFileMessage[] {
  const start = firstLine(source);
  switch (node.type) {
    case 'paragraph':
      return misreadParagraph(source);
    case 'heading': {
      const wanted = headingRemedy(node, source);
      return wanted ? [mistake('a heading', start, `${wanted} For example: ## Fair play`)] : [];
    }
    case 'listItem':
      if (typeof node.checked !== 'boolean') return [];
      return [mistake('a list', start, 'An item without a box: - Bring valid ID.')];
    case 'link': {
      const unknown = unknownFacts(node.url, context.facts);
      const url = linkUrl(node.url, context.facts);
      const remedy = linkRemedy(url, node.children.length > 0, context.paths);
      if (remedy) return [...unknown, mistake('a link', `"${url}"`, remedy)];
      const [, words = ''] = /^\[((?:https?:|www\.|[^\s\]]*@)[^\s\]]*)\]/i.exec(source) ?? [];
      const address = words.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();
      if (url.toLowerCase().includes(address)) return unknown;
      const same =
        'The same address in the brackets and in the parentheses, or words in the brackets.';
      return [...unknown, warning('a link', `[${words}](${url})`, same)];
    }
    case 'image':
      return checkImage(node, context);
    case 'html': {
      // Comments are dropped. Other HTML could break the page, or the policy would block it.
      if (/^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/.test(node.value)) return [];
      const wanted =
        'Markdown. Only <!-- a comment --> on lines of its own is allowed. For example: **strong**, [a link](/contact)';
      return [mistake('HTML', firstLine(node.value), wanted)];
    }
    case 'code': {
      const fence = /^\s*(`{3,}|~{3,})/.exec(source)?.[1];
      if (!fence || RegExp(`\\n[ >]*${fence}+\\s*$`).test(source)) return [];
      const wanted = `The line ${fence} again where the code ends, or no such line.`;
      return [mistake('code', start, wanted)];
    }
    case 'text': {
      // Text without a position comes from an address that stands in the text without brackets.
      if (!node.position) return [];
      const written = source.replaceAll(/\\\{[^{}]*\}|\\[{}]/g, '');
      return [...unknownFacts(written, context.facts), ...misreadSigns(source)];
    }
    default:
      return [];
  }
}

function headingRemedy({ depth }: Heading, source: string) {
  if (!source.startsWith('#'))
    return '## before a heading, or an empty line above the line of dashes.';
  if (depth === 1) return '##, because the page already has its heading.';
  return /[\p{L}\p{N}]/u.test(source) ? undefined : 'Words after the signs.';
}

function checkImage(node: Image, { facts, posters }: TextContext): VFileMessage[] {
  const alt = node.alt ?? '';
  const wanted =
    'Words that say what the picture shows. For example: ![A fox sits in a keyhole of light.]';
  return [
    ...posterMistake('a picture', decodePath(node.url), posters),
    ...unknownFacts(alt, facts),
    ...(isFileName(alt) ? [mistake('a picture', `![${alt}]`, wanted)] : []),
  ];
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

/** What to write instead of a link that leads neither to a page, an https address, an e-mail nor a telephone. */
function linkRemedy(url: string, hasWords: boolean, paths: readonly string[]) {
  if (!hasWords) return 'Words in the brackets. For example: [the terms](/terms)';
  // Headings are compared later. An unknown fact has been reported.
  if (/^#[^/]|\{[^{}]*\}/.test(url)) return undefined;
  if (url.startsWith('mailto:')) {
    if (/^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url)) return undefined;
    return 'An e-mail address. For example: [write to us](mailto:{email})';
  }
  if (url.startsWith('tel:')) {
    if (/^tel:(?:\+\d{7,15}|[1-9]\d{2,5})$/.test(url)) return undefined;
    return 'A telephone number with its country code, without spaces. For example: [telephone us](tel:{telephone})';
  }
  if (/^[^/@]+@/.test(url)) return 'mailto: before an e-mail address. For example: mailto:{email}';
  if (/^(?:[a-z][a-z\d+.-]*:|https?\/|\/\/|www\.)/i.test(url)) {
    const { hostname = '', host = '', username = '' } = URL.parse(url) ?? {};
    if (isLocalHost(hostname))
      return 'An address that visitors can open. A page of this site is written with a slash first. For example: /contact';
    if (/^https:\/\//i.test(url) && /^[\w.:-]+$/.test(host) && !username) return undefined;
    return 'An https address, without a user name. For example: https://www.example.com';
  }
  const [path = ''] = url.split(/[?#]/);
  if (paths.includes(path) && !/#\//.test(url)) return undefined;
  const meant = url.replace(/^\/?#/, '').replace(/(?:\.html|\.md|\/)?(?:[?#].*)?$/, '');
  return `The address of a page that exists, with a slash first. For example: /contact${didYouMean(meant, paths)}`;
}

/** Whether a host is one machine or its network: a name without a dot, a reserved name, or a number. */
function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return /^[^.]+$|\.(?:localhost|local|test|internal|lan|invalid|home\.arpa)$|^[\d.]+$|^\[/.test(
    name,
  );
}

export const firstLine = (source: string) => source.split('\n', 1)[0]?.slice(0, 100) ?? '';
