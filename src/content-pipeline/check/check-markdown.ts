import type { Nodes } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import { invisibleCharacter, isFileName } from '../../schemas/fields.ts';
import type { Venue } from '../../schemas/venue.ts';
import { mistake, warning } from '../messages.ts';
import { firstLine } from '../read/content-file.ts';
import { unknownFacts, type Facts } from '../facts.ts';
import { checkLink, decodePath } from './check-links.ts';
import { posterMistake } from './check-pictures.ts';

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

/** The mistakes in a kind of node. `source` is its Markdown, `start` the first line of that. */
type Check<Type extends Nodes['type']> = (
  node: Extract<Nodes, { type: Type }>,
  source: string,
  start: string,
  context: TextContext,
) => VFileMessage[];

const refuse = (part: string, wanted: string) => (_node: Nodes, _source: string, start: string) => [
  mistake(part, start, wanted),
];
const parentheses =
  'The address in parentheses after the brackets. For example: [our terms](/terms)';
const note = refuse('a footnote', 'The note in the text itself.');

const checks: { [Type in Nodes['type']]?: Check<Type> } = {
  definition: refuse('a link', parentheses),
  linkReference: refuse('a link', parentheses),
  imageReference: refuse('a picture', parentheses),
  footnoteReference: note,
  footnoteDefinition: note,
  heading: (_node, source, start) => {
    const wanted = '## before a heading, or an empty line above the line of dashes.';
    if (!source.startsWith('#')) return [mistake('a heading', start, wanted)];
    if (/[\p{L}\p{N}]/u.test(source)) return [];
    return [mistake('a heading', start, 'Words after the # characters. For example: ## Fair play')];
  },
  paragraph: (_node, source, start) => {
    const lines = source.split('\n');
    const items = lines.filter((line) => /^\s*(?:[•·▪►○●–—]|[a-z]\))\s*\S/.test(line));
    if (items.length > 1 || /•.*•/.test(source)) return [warning('a list', start, listItem)];
    const row = lines.find((line) => /^\s*\|.*\|/.test(line));
    const wanted = 'A line of dashes below the first row, as long as it: | --- | --- |';
    return row ? [warning('a table', row.trim(), wanted)] : [];
  },
  listItem: ({ checked }, _source, start) => {
    if (typeof checked === 'boolean')
      return [mistake('a list', start, 'An item without a box: - Bring valid ID.')];
    return /^1[.)] .* 2[.)] /.test(start) ? [warning('a list', start, listItem)] : [];
  },
  link: (node, _source, _start, context) => checkLink(node, context),
  image: ({ url, alt }, _source, _start, { facts, posters }) => {
    const wanted =
      'Words that say what the picture shows. For example: ![A fox sits in a keyhole of light.]';
    return [
      ...posterMistake('a picture', decodePath(url), posters),
      ...unknownFacts(alt ?? '', facts),
      ...(isFileName(alt ?? '') ? [mistake('a picture', `![${alt}]`, wanted)] : []),
    ];
  },
  html: ({ value }, _source, start) => {
    if (comment.test(value)) return [];
    const wanted = /^<\/?br\b/i.test(value)
      ? 'A \\ at the end of a line, which begins a new one. Or an empty line, which begins a paragraph.'
      : 'Markdown. Only <!-- a comment --> on lines of its own is allowed. For example: **strong**, [a link](/contact)';
    return [mistake('HTML', start, wanted)];
  },
  code: refuse('code', 'Words, without ``` or four spaces at the beginning of a line.'),
  // Text without a position comes from an address that stands in the text without brackets.
  text: ({ value, position }, source, _start, { facts }) =>
    position ? [...unknownFacts(value, facts), ...brokenPairs(source)] : [],
};

const listItem =
  'A dash or a number at the beginning of a line for each item. For example: - Bring valid ID';
/** A comment, which the page leaves out. */
const comment = /^<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/;

/** The mistakes in a node. `source` is its Markdown. */
export function checkNode(node: Nodes, source: string, context: TextContext): VFileMessage[] {
  const start = firstLine(source);
  // A check gets the nodes of its own type.
  const check = checks[node.type] as Check<Nodes['type']> | undefined;
  const title = 'title' in node && node.title;
  const value = 'value' in node && node.type !== 'html' ? node.value : '';
  const invisible = invisibleCharacter(value.replaceAll(/[\n\t]/g, ''));
  const retyped = 'The same words typed again, without this invisible character.';
  return [
    ...(title ? [mistake('a link', start, `The address alone, without "${title}".`)] : []),
    ...(invisible ? [mistake('a character', invisible, retyped)] : []),
    ...(check?.(node, source, start, context) ?? []),
  ];
}

/** Half of a pair, or a broken link: characters that Markdown prints, and an address that is lost. */
function brokenPairs(source: string): VFileMessage[] {
  const unescaped = source.replaceAll(/\\[^a-z\d\s]|https?:\S+/gi, '');
  const around = (pattern: RegExp) =>
    RegExp(`.{0,30}${pattern.source}.{0,30}`, pattern.flags).exec(unescaped)?.[0].trim();
  const address = 'No blanks in an address: %20 in their place, or tel: and the digits alone.';
  const spaced = around(/\]\((?:(?:[/#]|\w+:)[^()\s]*(?: [^\n]*)?\)|$)/);
  if (spaced) return [mistake('a link', spaced, address)];
  const broken = around(/(?:\*\*|~~|`|\] ?\((?=[/#]|\w+:|$)|\[[^\]\n]{0,80}\((?=\/|\w+:))/);
  if (broken) return [mistake('a special character', broken, pairs)];
  const words = around(/\[[^\]\n]+\](?![([])/);
  if (words)
    return [warning('a special character', words, `${parentheses} To print brackets, write \\[.`)];
  // A single star or line may be meant.
  const open = around(/(?<![\w*_])(?:[*_]|__)(?=[\p{L}\d]|$)/u);
  return open ? [warning('a special character', open, pairs)] : [];
}

const pairs =
  'Both halves of each pair, without spaces inside: the same characters on both sides of the words. To print a special character, write \\ before it. For example: **strong**, [a link](/contact)';
