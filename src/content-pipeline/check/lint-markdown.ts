/** Finds text that is meant as Markdown, and that Markdown reads as something else. */
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import { mistake } from '../messages.ts';

/** The rules of markdownlint that find a mistake of an editor, in our words. */
const rules: Record<string, readonly [part: string, wanted: string]> = {
  MD001: ['a heading', '### at most below ##: no level is skipped. For example: ### Fair play'],
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
  MD025: ['a heading', '##, because the page already has its heading. For example: ## Fair play'],
  MD056: [
    'a table',
    'As many cells in each row as in the first: others are lost. For a | in a text, write \\|. For example: | 1 | 2 |',
  ],
};
const config: Configuration = {
  default: false,
  ...Object.fromEntries(Object.keys(rules).map((rule) => [rule, true])),
  MD024: { siblings_only: true },
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
  return errors.flatMap(({ lineNumber, ruleNames: [rule = ''] }) => {
    const [part = '', wanted = ''] = rules[rule] ?? [];
    const found = lines[lineNumber - 1]?.trim().slice(0, 100) ?? '';
    return { line: lineNumber - 2, message: mistake(part, found, wanted) };
  });
}
