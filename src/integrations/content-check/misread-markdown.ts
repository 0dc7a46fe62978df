/** Finds text that is meant as Markdown, and that Markdown reads as something else. */
import type { Report } from './problem.ts';

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

/** Reports headings, tables and lists that Markdown reads as a paragraph. */
export function checkParagraph(source: string, report: Report): void {
  for (const { field, pattern, wanted } of lines) {
    const [found] = pattern.exec(source) ?? [];
    if (found) report(field, found, wanted);
  }
}

/** Reports signs without effect in a text: half of a pair, a broken link, or a conflict marker of git. */
export function checkSigns(source: string, report: Report): void {
  const unescaped = source.replaceAll(/\\[^\w\s]/g, '');
  const [found] = /.{0,30}(?:\*\*|==|`|<{7}|\[\[|\] ?\((?=[/#]|\w+:)).{0,30}/.exec(unescaped) ?? [];
  const wanted =
    'Markdown without spaces inside its signs. To print a sign, write \\ before it. For example: **strong**, [a link](/contact)';
  if (found) report('a sign', found.trim(), wanted);
}
