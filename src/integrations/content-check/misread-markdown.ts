/** Lines that are meant as Markdown and are read as something else: they would be printed with their signs. */
import type { Complaint } from './fact-complaints.ts';

const lines: { field: string; pattern: RegExp; wanted: string }[] = [
  {
    field: 'a heading',
    pattern: /^ {0,3}#{1,6}[^#\s].*/m,
    wanted: 'A space after the #, or \\# for a sign. For example: ## Fair play',
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

/** What is wrong with the lines of a paragraph. */
export function paragraphComplaints(source: string): Complaint[] {
  return lines.flatMap(({ field, pattern, wanted }) => {
    const [found] = pattern.exec(source) ?? [];
    return found ? [{ field, found, wanted }] : [];
  });
}

/** Signs in the plain words of a text: half of a pair, a link in pieces, or what git writes into a conflict. */
export function signComplaints(source: string): Complaint[] {
  const unescaped = source.replaceAll(/\\[^\w\s]/g, '');
  const [found] = /.{0,30}(?:\*\*|==|`|<{7}|\[\[|\] ?\((?=[/#]|\w+:)).{0,30}/.exec(unescaped) ?? [];
  if (!found) return [];
  const wanted =
    'Signs that Markdown knows, without spaces inside, or \\ before a sign. For example: **strong**, [a link](/contact)';
  return [{ field: 'a sign', found: found.trim(), wanted }];
}

/** Four spaces make a line of code of it, by mistake: pages show no code. */
export function codeComplaints(source: string): Complaint[] {
  if (/^\s*(?:```|~~~)/.test(source)) return [];
  const found = source.trim().split('\n', 1)[0]?.slice(0, 100) ?? '';
  return [{ field: 'spaces', found, wanted: 'Lines that begin at the left edge, without spaces.' }];
}
