/** Finds text that is meant as Markdown, and that Markdown reads as something else. */
import { lint } from 'markdownlint/sync';
import type { VFileMessage } from 'vfile-message';
import { mistake } from './messages.ts';

type Words = readonly [part: string, wanted: string, level?: 'warning'];

const brackets: Words = [
  'a sign',
  'The address in parentheses after the brackets. To print brackets, write \\[. For example: [our terms](/terms)',
  'warning',
];
const pair: Words = [
  'a sign',
  'Markdown without spaces inside its signs. To print a sign, write \\ before it. For example: **strong**, [a link](/contact)',
];
const odd: Words = [
  'a sign',
  'The same sign on both sides of the words, or \\ before it to print it. For example: *important*',
  'warning',
];
const list: Words = [
  'a list',
  'A dash, or a number with a dot, and a space. For example: - Bring valid ID.',
];

/** The rules of markdownlint that find a mistake of an editor, in our words. `%` is what the rule expects. */
const rules: Record<string, { options?: object; words: Words }> = {
  MD001: {
    words: ['a heading', '% at most, so that no level is skipped. For example: % Fair play'],
  },
  MD003: {
    options: { style: 'atx' },
    words: [
      'a heading',
      '## before a heading, or an empty line above the line of dashes. For example: ## Fair play',
    ],
  },
  MD011: {
    words: [
      'a link',
      'The words in brackets, then the address in parentheses. For example: [our terms](/terms)',
    ],
  },
  MD018: {
    words: [
      'a heading',
      'A plain space after the #. For a # in a text, write \\#. For example: ## Fair play',
    ],
  },
  MD024: {
    options: { siblings_only: true },
    words: [
      'a heading',
      'Each heading once. Put the two parts together, or name one of them otherwise.',
    ],
  },
  MD025: {
    words: ['a heading', '##, because the page already has its heading. For example: ## Fair play'],
  },
  MD029: {
    options: { style: 'one_or_ordered' },
    words: [
      'a list',
      'Numbers in order from 1: the page counts by itself. To print the number, write 3\\. with the sign \\',
      'warning',
    ],
  },
  MD036: {
    words: [
      'a heading',
      '## instead of the stars, if this is a heading. For example: ## Fair play',
      'warning',
    ],
  },
  MD037: { words: pair },
  MD046: {
    options: { style: 'fenced' },
    words: ['spaces', 'No spaces at the beginning of the lines.'],
  },
  MD052: { options: { shortcut_syntax: true }, words: brackets },
  MD056: {
    words: [
      'a table',
      'As many cells in each row as in the first: others are lost. For a | in a text, write \\|. For example: | 1 | 2 |',
    ],
  },
};
const config = Object.fromEntries(
  Object.entries(rules).map(([rule, { options }]) => [rule, options ?? true]),
);

/** The mistakes that markdownlint finds in a text, by their line in it. */
export function lintMarkdown(text: string) {
  // The page has its heading from its fields.
  const page = `# \u2060\n\n${text}\n`;
  const { page: errors = [] } = lint({
    strings: { page },
    config: { default: false, ...config },
    frontMatter: null,
    noInlineConfig: true,
  });
  const lines = page.split('\n');
  return errors.flatMap(({ lineNumber, ruleNames, errorDetail }) => {
    const [part, wanted, level] = rules[ruleNames[0] ?? '']?.words ?? [];
    if (!part || !wanted) return [];
    const right = '#'.repeat(Number(/h(\d)/.exec(errorDetail ?? '')?.[1] ?? 2));
    const found = lines[lineNumber - 1]?.trim().slice(0, 100) ?? '';
    return [
      {
        line: lineNumber - 2,
        message: mistake(part, found, wanted.replaceAll('%', right), level !== 'warning'),
      },
    ];
  });
}

const inParagraphs: readonly (readonly [RegExp, Words])[] = [
  [
    /^ {0,3}\|.*\|\s*$/m,
    [
      'a table',
      'A line of dashes below the first row, with as many columns. For example: | --- | --- |',
    ],
  ],
  [
    /^ {0,3}(?:[•·‣▪●○◦►➢✓✔]|o\t|[-+]\p{L}|[-+*]\u00A0|\(?[\da-z]\)\p{L}|\d+[.)][\p{L}\u00A0]).*/mu,
    list,
  ],
  [/^ {0,3}[–—]\s.*|^ {0,3}[a-z]\)\s.*/, [list[0], list[1], 'warning']],
  [/^ {0,3}(?:[*]\p{L}[^*\n]*|o\s\p{Lu}.*)$/mu, [list[0], list[1], 'warning']],
  [/^＃+.*/m, ['a heading', 'The plain sign # and a space. For example: ## Fair play']],
];
const inTexts: readonly (readonly [RegExp, Words])[] = [
  [/.{0,30}(?:\*\*|==|`|\[\[|\] ?\((?=[/#]|\w+:)|\]\[).{0,30}/, pair],
  [/.{0,30}(?:(?<![\w*_])[*_](?=[\p{L}\d])|(?<=[\p{L}\d])[*_](?![\w*_])).{0,30}/u, odd],
  [/&[a-z]\w*;/i, [odd[0], 'The character itself, or \\ before the &. For example: £', 'warning']],
  [
    /(?<!\w):[a-z_]+:(?!\w)/,
    [odd[0], 'The picture itself, as an emoji. For example: ☀️', 'warning'],
  ],
];

/** Lists, tables and headings in the source of a paragraph. */
export const misreadParagraph = (source: string) => misread(source, inParagraphs);

/** Signs without effect in the source of a text: half of a pair, or a broken link. */
export const misreadSigns = (source: string) =>
  misread(source.replaceAll(/\\[^\w\s]/g, ''), inTexts);

function misread(source: string, patterns: typeof inTexts): VFileMessage[] {
  return patterns.flatMap(([pattern, [part, wanted, level]]) => {
    const [found] = pattern.exec(source) ?? [];
    return found ? [mistake(part, found.trim(), wanted, level !== 'warning')] : [];
  });
}
