import type { Nodes } from 'mdast';
import { withBase } from '../../lib/urls.ts';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import { fillIn, type Facts } from './facts.ts';
import { checkAges } from './check-field-texts.ts';
import { checkParagraph, checkSigns } from './misread-markdown.ts';
import { posterPathFault } from './check-posters.ts';
import type { Report } from './problem.ts';

/** What a text may refer to. */
export interface TextContext {
  facts: Facts;
  /** The paths of the site's pages: `/contact`, `/game/Zulu`. */
  addresses: readonly string[];
  posters: readonly string[];
  /** The site's sub-path: `/`, or for example `/lounge`. */
  base: string;
}

const inline = 'The address in parentheses. For example: [a link](/contact)';
/** The parts of Markdown that are refused, and what to write instead. */
const refused: Partial<Record<Nodes['type'], readonly [field: string, wanted: string]>> = {
  definition: ['a link', inline],
  linkReference: ['a link', inline],
  imageReference: ['a picture', inline],
  footnoteReference: ['a footnote', 'The note in the text itself.'],
  footnoteDefinition: ['a footnote', 'The note in the text itself.'],
};

/** Reports the problems of a node. Changes the node: fills in facts, and adds the site's sub-path to links. */
export function checkNode(node: Nodes, source: string, context: TextContext, report: Report): void {
  const { facts, addresses, posters, base } = context;
  const start = firstLine(source);
  const [field, wanted] = refused[node.type] ?? [];
  if (field && wanted) {
    report(field, start, wanted);
    return;
  }
  if ('title' in node && node.title) {
    const part = node.type === 'image' ? 'a picture' : 'a link';
    report(part, start, `The address alone, without "${node.title}".`);
  }
  if ('value' in node && node.type !== 'html') {
    const found = invisibleCharacter(node.value.replaceAll(/[\n\t]/g, ''));
    const retyped = 'The same words typed again, without this invisible character.';
    if (found) report('a character', found, retyped);
  }
  switch (node.type) {
    case 'paragraph':
      checkParagraph(source, report);
      break;
    case 'listItem':
      if (typeof node.checked === 'boolean')
        report('a list', start, 'An item without a box: - Bring valid ID.');
      break;
    case 'link': {
      const url = fillIn(node.url, facts, report).replaceAll(/\s/g, '');
      const remedy = linkRemedy(url, node.children.length > 0, addresses);
      if (remedy) report('a link', `"${url}"`, remedy);
      node.url = url.startsWith('/') ? withBase(url, base) : url;
      break;
    }
    case 'image': {
      const fault = posterPathFault(node.url, posters);
      if (fault) report('a picture', ...fault);
      node.alt = fillIn(node.alt ?? '', facts, report);
      if (isFileName(node.alt)) {
        const words =
          'Words that say what the picture shows. For example: ![A fox sits in a keyhole of light.]';
        report('a picture', `![${node.alt}]`, words);
      }
      break;
    }
    case 'html':
      // Comments are dropped. Other HTML could break the page, or the policy would block it.
      if (!/^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/.test(node.value)) {
        const markdown =
          'Markdown. Only <!-- a comment --> on lines of its own is allowed. For example: **strong**, [a link](/contact)';
        report('HTML', firstLine(node.value), markdown);
      }
      break;
    case 'code':
      if (!/^\s*(?:```|~~~)/.test(source))
        report('spaces', firstLine(source.trim()), 'No spaces at the beginning of the lines.');
      break;
    case 'text': {
      checkAges(node.value, facts, report);
      const written = source.replaceAll(/\\\{[^{}]*\}|\\[{}]/g, '');
      node.value = fillIn(node.value, facts, report, (found) => written.includes(found));
      // Text without a position comes from an address that stands in the text without brackets.
      if (node.position) {
        checkSigns(source, report);
        const [lone] = /[{}].*/.exec(written.replaceAll(/\{[^{}]*\}/g, '')) ?? [];
        if (lone) report('a fact', lone, 'Both braces. For example: {email}');
      }
    }
  }
}

/** Headings begin with ## and skip no level. # is the page's own heading. */
export function checkHeading(depth: number, above: number, source: string, report: Report): void {
  const right = '#'.repeat(depth === 1 ? 2 : Math.min(depth, above + 1));
  const refuse = (wanted: string) =>
    report('a heading', firstLine(source), `${wanted} For example: ${right} Fair play`);
  if (!source.startsWith('#'))
    refuse(`${right} before a heading, or an empty line above the line of dashes.`);
  else if (depth === 1) refuse(`${right}, because the page already has its heading.`);
  else if (depth > above + 1) refuse(`${right} at most, so that no level is skipped.`);
  else if (!/[\p{L}\p{N}]/u.test(source)) refuse(`Words after the ${right}.`);
}

/** What to write instead of a link that leads neither to a page, an https address, an e-mail nor a telephone. */
function linkRemedy(url: string, hasWords: boolean, addresses: readonly string[]) {
  if (!hasWords) return 'Words in the brackets. For example: [the terms](/terms)';
  // Headings are compared later. An unknown fact has been reported.
  if (/^#[\w-]+$|\{[^{}]*\}/.test(url)) return undefined;
  if (url.startsWith('mailto:')) {
    if (/^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url)) return undefined;
    return 'An e-mail address. For example: [write to us](mailto:{email})';
  }
  if (url.startsWith('tel:')) {
    if (/^tel:\+?\d{3,15}$/.test(url)) return undefined;
    return 'A telephone number without spaces. For example: [telephone us](tel:{telephone})';
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(url)) {
    const { username, password } = URL.canParse(url) ? new URL(url) : { username: '?' };
    if (/^https:\/\//.test(url) && !username && !password) return undefined;
    return 'An https address, without a user name. For example: https://www.example.com';
  }
  const [path = ''] = url.split(/[?#]/);
  if (addresses.includes(path)) return undefined;
  return `The address of a page that exists, with a slash first. For example: /contact${didYouMean(path, addresses)}`;
}

const firstLine = (source: string) => source.split('\n', 1)[0]?.slice(0, 100) ?? '';
