/** Finds text that is meant as Markdown, and that Markdown reads as something else. */
import type { TextProblem } from './fact-problems.ts';

const lines: { field: string; pattern: RegExp; wanted: string }[] = [
  {
    field: 'a heading',
    pattern: /^ {0,3}#{1,6}[^#\s].*/m,
    wanted: 'A space after the #. For a # in a text, write \\#. For example: ## Fair play',
  },
  {
    field: 'a table',
    pattern: /^ {0,3}\|.*\|\s*$/m,
    wanted:
      'A line of dashes below the first row, with as many columns. For example: | --- | --- |',
  },
  {
    field: 'a list',
    pattern: /^ {0,3}(?:•|[-+]\p{L}|\d+[.)]\p{L}).*/mu,
    wanted: 'A dash, or a number with a dot, and a space. For example: - Bring valid ID.',
  },
];

/** Headings, tables and lists that Markdown reads as a paragraph. */
export function paragraphProblems(source: string): TextProblem[] {
  return lines.flatMap(({ field, pattern, wanted }) => {
    const [found] = pattern.exec(source) ?? [];
    return found ? [{ field, found, wanted }] : [];
  });
}

/** Signs without effect in a text: half of a pair, a broken link, or a conflict marker of git. */
export function signProblems(source: string): TextProblem[] {
  const unescaped = source.replaceAll(/\\[^\w\s]/g, '');
  const [found] = /.{0,30}(?:\*\*|==|`|<{7}|\[\[|\] ?\((?=[/#]|\w+:)).{0,30}/.exec(unescaped) ?? [];
  if (!found) return [];
  const wanted =
    'Markdown without spaces inside its signs. To print a sign, write \\ before it. For example: **strong**, [a link](/contact)';
  return [{ field: 'a sign', found: found.trim(), wanted }];
}

/** Text that four spaces turn into code by mistake. */
export function codeProblems(source: string): TextProblem[] {
  if (/^\s*(?:```|~~~)/.test(source)) return [];
  const found = source.trim().split('\n', 1)[0]?.slice(0, 100) ?? '';
  return [{ field: 'spaces', found, wanted: 'No spaces at the beginning of the lines.' }];
}
