/** Finds text that is meant as Markdown, and that Markdown reads as something else. */
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { VFileMessage } from 'vfile-message';
import { mistake } from './messages.ts';

type Words = readonly [part: string, wanted: string, level?: 'warning'];

const pair: Words = [
  'a sign',
  'Both signs of each pair, without spaces inside. To print a sign, write \\ before it. For example: **strong**, [a link](/contact)',
];
const odd: Words = [
  'a sign',
  'The same sign on both sides of the words, or \\ before it to print it. For example: *important*',
  'warning',
];
const listWanted = 'A dash, or a number with a dot, and a space. For example: - Bring valid ID.';

/** The rules of markdownlint that find a mistake of an editor, in our words. `%` is what the rule expects. */
const rules: Record<string, Words> = {
  MD001: ['a heading', '% at most, so that no level is skipped. For example: % Fair play'],
  MD011: [
    'a link',
    'The words in brackets, then the address in parentheses. For example: [our terms](/terms)',
  ],
  MD018: [
    'a heading',
    'A plain space after the #. For a # in a text, write \\#. For example: ## Fair play',
  ],
  MD024: [
    'a heading',
    'Each heading once. Put the two parts together, or name one of them otherwise.',
  ],
  MD029: [
    'a list',
    'Numbers in order from 1: the page counts by itself. To print the number, write 3\\. with the sign \\',
    'warning',
  ],
  MD036: [
    'a heading',
    '## instead of the stars, if this is a heading. For example: ## Fair play',
    'warning',
  ],
  MD037: odd,
  MD046: ['spaces', 'No spaces at the beginning of the lines.'],
  MD052: [
    'a sign',
    'The address in parentheses after the brackets. To print brackets, write \\[. For example: [our terms](/terms)',
    'warning',
  ],
  MD056: [
    'a table',
    'As many cells in each row as in the first: others are lost. For a | in a text, write \\|. For example: | 1 | 2 |',
  ],
};
const config: Configuration = {
  default: false,
  ...Object.fromEntries(Object.keys(rules).map((rule) => [rule, true])),
  MD024: { siblings_only: true },
  MD029: { style: 'one_or_ordered' },
  MD046: { style: 'fenced' },
  MD052: { shortcut_syntax: true },
};

/** The mistakes that markdownlint finds in a text, by their line in it. */
export function lintMarkdown(text: string) {
  // The page has its heading from its fields.
  const page = `# \u2060\n\n${text}\n`;
  const { page: errors = [] } = lint({
    // Two headings that differ in capitals alone are the same to a visitor.
    strings: { page: page.toLowerCase() },
    config,
    frontMatter: null,
    noInlineConfig: true,
  });
  const lines = page.split('\n');
  return errors.flatMap(({ lineNumber, ruleNames, errorDetail }) => {
    const [part, wanted, level] = rules[ruleNames[0] ?? ''] ?? [];
    if (!part || !wanted) return [];
    const right = '#'.repeat(Number(/h(\d)/.exec(errorDetail ?? '')?.[1] ?? 2));
    const found = lines[lineNumber - 1]?.trim().slice(0, 100) ?? '';
    const message = mistake(part, found, wanted.replaceAll('%', right), level !== 'warning');
    return [{ line: lineNumber - 2, message }];
  });
}

const inParagraphs: readonly (readonly [RegExp, ...Words])[] = [
  [
    /^ {0,3}\|.*\|\s*$|^[^|\n]+ \| [^|\n]+(?=\n[^|\n]+ \| )/m,
    'a table',
    'A line of dashes below the first row, with as many columns. For example: | --- | --- |',
  ],
  [
    /^ {0,3}(?:[•·‣▪●○◦►➢→✓✔]|o\t|[-+]\p{L}|[-+*]\u00A0|\(?[\da-z]\)\p{L}|\d+[.)][\p{L}\u00A0]).*|(?<=\n) +[-+*] .*/mu,
    'a list',
    listWanted,
  ],
  [/^ {0,3}(?:[–—]|\(?[a-z\d]{1,2}\)|[a-z]\.)\s.*/, 'a list', listWanted, 'warning'],
  [/^\[ ?\].*/m, 'a list', 'An item without a box: - Bring valid ID.'],
  [/.*\S\t+\S.*/, 'a table', 'A plain space. Columns need signs: | 1 | 2 |', 'warning'],
  [/^:+ ?\p{L}.*/mu, 'a sign', 'Words without colons before them.', 'warning'],
  [/^ {0,3}(?:[*]\p{L}[^*\n]*|o\s\p{Lu}.*)$/mu, 'a list', listWanted, 'warning'],
  [/^(?:＃|#{7}).*/m, 'a heading', 'Two plain signs # and a space. For example: ## Fair play'],
];
const inTexts: readonly (readonly [RegExp, ...Words])[] = [
  [
    /.{0,30}(?:\*\*|==|~~|`|\[\[|\] ?\((?=[/#]|\w+:|$)|\]（|\[[^\]\n]{0,80}\((?=\/|\w+:)|\]\[).{0,30}/,
    ...pair,
  ],
  [
    /.{0,30}(?:(?<![\w*_])(?:[*_]|__)(?=[\p{L}\d])|(?<=[\p{L}\d])[*_](?![\w*_])|(?<!\S)[*_]$).{0,30}/u,
    ...odd,
  ],
  [/&[a-z]\w*;/i, 'a sign', 'The character itself, or \\ before the &. For example: £', 'warning'],
  [
    /(?<!\w):[a-z_]+:(?!\w)/,
    'a sign',
    'The picture itself, as an emoji. For example: ☀️',
    'warning',
  ],
];

/** Lists, tables and headings in the source of a paragraph. */
export const misreadParagraph = (source: string) => misread(source, inParagraphs);

/** Signs without effect in the source of a text: half of a pair, or a broken link. */
export const misreadSigns = (source: string) =>
  misread(source.replaceAll(/\\[^a-z\d\s]|https?:\S+/gi, ''), inTexts);

function misread(source: string, patterns: typeof inTexts): VFileMessage[] {
  return patterns.flatMap(([pattern, part, wanted, level]) => {
    const [found] = pattern.exec(source) ?? [];
    return found ? [mistake(part, found.trim(), wanted, level !== 'warning')] : [];
  });
}
