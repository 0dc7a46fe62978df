import type { Nodes } from 'mdast';
import type { Facts } from '../../lib/facts.ts';
import { withBase } from '../../lib/urls.ts';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import { ageProblems, fillInFacts, type TextProblem } from './fact-problems.ts';
import { codeProblems, paragraphProblems, signProblems } from './misread-markdown.ts';
import { pathProblems } from './poster-problems.ts';

/** What a text may refer to. */
export interface TextContext {
  facts: Facts;
  /** In years. Undefined if `venue.md` cannot be read. */
  minimumAge: number | undefined;
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

/** The problems of a node. Changes the node: fills in facts, and adds the site's sub-path to links. */
export function nodeProblems(node: Nodes, source: string, context: TextContext): TextProblem[] {
  const { facts, minimumAge, addresses, posters } = context;
  const [field, wanted] = refused[node.type] ?? [];
  if (field && wanted) return [{ field, found: firstLine(source), wanted }];
  if ('title' in node && node.title) {
    const field = node.type === 'image' ? 'a picture' : 'a link';
    return [
      { field, found: firstLine(source), wanted: `The address alone, without "${node.title}".` },
    ];
  }
  switch (node.type) {
    case 'paragraph':
      return paragraphProblems(source);
    case 'listItem':
      if (typeof node.checked !== 'boolean') return [];
      return [
        {
          field: 'a list',
          found: firstLine(source),
          wanted: 'An item without a box: - Bring valid ID.',
        },
      ];
    case 'link': {
      const { filled, problems } = fillInFacts(node.url, facts);
      node.url = filled.replaceAll(/\s/g, '');
      if (problems.length > 0) return problems;
      const ofLink = linkProblems(node.url, node.children.length > 0, addresses);
      if (node.url.startsWith('/')) node.url = withBase(node.url, context.base);
      return ofLink;
    }
    case 'image': {
      const { filled, problems } = fillInFacts(node.alt ?? '', facts);
      node.alt = filled;
      return [...problems, ...imageProblems(node.url, filled, posters)];
    }
    case 'html':
      return htmlProblems(node.value);
    case 'inlineCode':
      return characterProblems(node.value);
    case 'code':
      return [...codeProblems(source), ...characterProblems(node.value)];
    case 'text': {
      const ages = minimumAge ? ageProblems(node.value, minimumAge) : [];
      const written = source.replaceAll(/\\\{[^{}]*\}|\\[{}]/g, '');
      const { filled, problems } = fillInFacts(node.value, facts, (found) =>
        written.includes(found),
      );
      node.value = filled;
      const lone = node.position && /[{}].*/.exec(written.replaceAll(/\{[^{}]*\}/g, ''))?.[0];
      return [
        ...ages,
        ...problems,
        ...(node.position ? signProblems(source) : []),
        ...(lone
          ? [{ field: 'a fact', found: lone, wanted: 'Both braces. For example: {email}' }]
          : []),
        ...characterProblems(node.value),
      ];
    }
    default:
      return [];
  }
}

/** Headings begin with ## and skip no level. # is the page's own heading. */
export function headingProblems(depth: number, above: number, source: string): TextProblem[] {
  const right = '#'.repeat(depth === 1 ? 2 : Math.min(depth, above + 1));
  const example = `For example: ${right} Fair play`;
  const problem = (wanted: string) => [{ field: 'a heading', found: firstLine(source), wanted }];
  if (!source.startsWith('#')) {
    return problem(
      `${right} before a heading, or an empty line above the line of dashes. ${example}`,
    );
  }
  if (depth === 1) return problem(`${right}, because the page already has its heading. ${example}`);
  if (depth > above + 1)
    return problem(`${right} at most, so that no level is skipped. ${example}`);
  if (!/[\p{L}\p{N}]/u.test(source)) return problem(`Words after the ${right}. ${example}`);
  return [];
}

/** Links lead to a page of the site, an https address, an e-mail address or a telephone number. */
function linkProblems(url: string, hasWords: boolean, addresses: readonly string[]): TextProblem[] {
  const problem = (wanted: string) => [{ field: 'a link', found: `"${url}"`, wanted }];
  if (!hasWords) return problem('Words in the brackets. For example: [the terms](/terms)');
  if (/^#[\w-]+$/.test(url)) return [];
  if (url.startsWith('mailto:')) {
    if (/^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url)) return [];
    return problem('An e-mail address. For example: [write to us](mailto:{email})');
  }
  if (url.startsWith('tel:')) {
    if (/^tel:\+?\d{3,15}$/.test(url)) return [];
    return problem(
      'A telephone number without spaces. For example: [telephone us](tel:{telephone})',
    );
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(url)) {
    const { protocol, username, password } = URL.canParse(url) ? new URL(url) : new URL('none:');
    if (/^https:\/\//.test(url) && protocol === 'https:' && !username && !password) return [];
    return problem('An https address, without a user name. For example: https://www.example.com');
  }
  const [path = ''] = url.split(/[?#]/);
  if (addresses.includes(path)) return [];
  return problem(
    `The address of a page that exists, with a slash first. For example: /contact${didYouMean(path, addresses)}`,
  );
}

/** Pictures in a text are posters of the site, and have alternative text. */
function imageProblems(
  path: string,
  alternative: string,
  posters: readonly string[],
): TextProblem[] {
  const field = 'a picture';
  const problems = pathProblems(path, posters).map((problem) => ({ field, ...problem }));
  if (!isFileName(alternative)) return problems;
  const wanted =
    'Words that say what the picture shows. For example: ![A fox sits in a keyhole of light.]';
  return [...problems, { field, found: `![${alternative}]`, wanted }];
}

/** Comments are dropped. Other HTML could break the page, or the policy would block it. */
function htmlProblems(html: string): TextProblem[] {
  if (/^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/.test(html)) return [];
  const wanted =
    'Markdown. Only <!-- a comment --> on lines of its own is allowed. For example: **strong**, [a link](/contact)';
  return [{ field: 'HTML', found: firstLine(html), wanted }];
}

function characterProblems(value: string): TextProblem[] {
  const found = invisibleCharacter(value.replaceAll(/[\n\t]/g, ''));
  if (!found) return [];
  const wanted = 'The same words typed again, without this invisible character.';
  return [{ field: 'a character', found, wanted }];
}

const firstLine = (source: string) => source.split('\n', 1)[0]?.slice(0, 100) ?? '';
