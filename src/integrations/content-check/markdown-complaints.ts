import type { Nodes } from 'mdast';
import type { Facts } from '../../lib/facts.ts';
import { withBase } from '../../lib/urls.ts';
import { didYouMean } from '../../schemas/did-you-mean.ts';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import { ageComplaints, fillInFacts, type Complaint } from './fact-complaints.ts';
import { codeComplaints, paragraphComplaints, signComplaints } from './misread-markdown.ts';
import { pathComplaint } from './poster-problems.ts';

/** What the text of a file may name. */
export interface Surroundings {
  facts: Facts;
  /** Undefined as long as the venue cannot be read. */
  minimumAge: number | undefined;
  /** The addresses of our pages: `/contact`, `/game/Zulu`. */
  addresses: readonly string[];
  posters: readonly string[];
  /** The path that the site lives under. */
  base: string;
}

const inline = 'The address in parentheses. For example: [a link](/contact)';
/** Parts of Markdown that pages have no place for, and what to write instead. */
const refused: Partial<Record<Nodes['type'], readonly [field: string, wanted: string]>> = {
  definition: ['a link', inline],
  linkReference: ['a link', inline],
  imageReference: ['a picture', inline],
  footnoteReference: ['a footnote', 'The note in the text itself.'],
  footnoteDefinition: ['a footnote', 'The note in the text itself.'],
};

/** What is wrong with a part of a text. Fills in facts, and leads links through the site's sub-path. */
export function nodeComplaints(
  node: Nodes,
  source: string,
  surroundings: Surroundings,
): Complaint[] {
  const { facts, minimumAge, addresses, posters } = surroundings;
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
      return paragraphComplaints(source);
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
      const { filled, complaints } = fillInFacts(node.url, facts);
      node.url = filled.replaceAll(/\s/g, '');
      if (complaints.length > 0) return complaints;
      const ofLink = linkComplaints(node.url, node.children.length > 0, addresses);
      if (node.url.startsWith('/')) node.url = withBase(node.url, surroundings.base);
      return ofLink;
    }
    case 'image': {
      const { filled, complaints } = fillInFacts(node.alt ?? '', facts);
      node.alt = filled;
      return [...complaints, ...pictureComplaints(node.url, filled, posters)];
    }
    case 'html':
      return htmlComplaints(node.value);
    case 'inlineCode':
      return characterComplaints(node.value);
    case 'code':
      return [...codeComplaints(source), ...characterComplaints(node.value)];
    case 'text': {
      const ages = minimumAge ? ageComplaints(node.value, minimumAge) : [];
      const written = source.replaceAll(/\\\{[^{}]*\}|\\[{}]/g, '');
      const { filled, complaints } = fillInFacts(node.value, facts, (found) =>
        written.includes(found),
      );
      node.value = filled;
      const lone = node.position && /[{}].*/.exec(written.replaceAll(/\{[^{}]*\}/g, ''))?.[0];
      return [
        ...ages,
        ...complaints,
        ...(node.position ? signComplaints(source) : []),
        ...(lone
          ? [{ field: 'a fact', found: lone, wanted: 'Both braces. For example: {email}' }]
          : []),
        ...characterComplaints(node.value),
      ];
    }
    default:
      return [];
  }
}

/** Headings begin with ## and go down one step at a time; the first step is the page's own heading. */
export function headingComplaints(depth: number, above: number, source: string): Complaint[] {
  const right = '#'.repeat(depth === 1 ? 2 : Math.min(depth, above + 1));
  const example = `For example: ${right} Fair play`;
  const complaint = (wanted: string) => [{ field: 'a heading', found: firstLine(source), wanted }];
  if (!source.startsWith('#')) {
    return complaint(
      `${right} before a heading, or an empty line above the line of dashes. ${example}`,
    );
  }
  if (depth === 1)
    return complaint(`The page has its heading already: ${right} at most. ${example}`);
  if (depth > above + 1)
    return complaint(`${right} at most, so that no step is left out. ${example}`);
  if (!/[\p{L}\p{N}]/u.test(source)) return complaint(`Words after the ${right}. ${example}`);
  return [];
}

/** Links lead to a page of ours that exists, or to an https address, an e-mail or a telephone. */
function linkComplaints(url: string, hasWords: boolean, addresses: readonly string[]): Complaint[] {
  const complaint = (wanted: string) => [{ field: 'a link', found: `"${url}"`, wanted }];
  if (!hasWords) return complaint('Words in the brackets. For example: [the terms](/terms)');
  if (/^#[\w-]+$/.test(url)) return [];
  if (url.startsWith('mailto:')) {
    if (/^mailto:[^@\s<>"]+@[\w.-]+\.\w+(\?|$)/.test(url)) return [];
    return complaint('An e-mail address. For example: [write to us](mailto:{email})');
  }
  if (url.startsWith('tel:')) {
    if (/^tel:\+?\d{3,15}$/.test(url)) return [];
    return complaint(
      'A telephone number without spaces. For example: [telephone us](tel:{telephone})',
    );
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(url)) {
    const { protocol, username, password } = URL.canParse(url) ? new URL(url) : new URL('none:');
    if (/^https:\/\//.test(url) && protocol === 'https:' && !username && !password) return [];
    return complaint('An https address, without a user name. For example: https://www.example.com');
  }
  const [path = ''] = url.split(/[?#]/);
  if (addresses.includes(path)) return [];
  return complaint(
    `The address of a page that exists, begun with a slash. For example: /contact${didYouMean(path, addresses)}`,
  );
}

/** Pictures in a text are posters of ours, and have words for people who do not see them. */
function pictureComplaints(
  path: string,
  alternative: string,
  posters: readonly string[],
): Complaint[] {
  const field = 'a picture';
  const complaints = pathComplaint(path, posters).map((complaint) => ({ field, ...complaint }));
  if (!isFileName(alternative)) return complaints;
  const wanted =
    'Words that say what can be seen. For example: ![A fox sits in a keyhole of light.]';
  return [...complaints, { field, found: `![${alternative}]`, wanted }];
}

/** Comments are not shown; other HTML would break the page's parts or be blocked by its policy. */
function htmlComplaints(html: string): Complaint[] {
  if (/^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/.test(html)) return [];
  const wanted =
    'Markdown; <!-- a comment --> alone on its lines. For example: **strong**, [a link](/contact)';
  return [{ field: 'HTML', found: firstLine(html), wanted }];
}

function characterComplaints(value: string): Complaint[] {
  const found = invisibleCharacter(value.replaceAll(/[\n\t]/g, ''));
  if (!found) return [];
  const wanted = 'The words typed anew, without this character, which nobody sees.';
  return [{ field: 'a character', found, wanted }];
}

const firstLine = (source: string) => source.split('\n', 1)[0]?.slice(0, 100) ?? '';
