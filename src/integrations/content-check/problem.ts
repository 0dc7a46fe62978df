/** A mistake in the content, in words for an editor. */
export interface Problem {
  /** The path from the project's root: `src/content/games/Zulu.md`. */
  file: string;
  /** Counted from 1. Undefined for a setting outside the files. */
  line?: number;
  /** The field's name, or the part of the file: `a link`. */
  field: string;
  /** What is there now. */
  found: string;
  /** What to write instead, with an example. */
  wanted: string;
}

/** What is there now, and what to write instead. */
export type Fault = [found: string, wanted: string];

/** Notes a problem of a place that the caller knows. */
export type Report = (field: string, ...fault: Fault) => void;

/** The problems as text, sorted by place. Editors and terminals turn `file:line` into a link. */
export function formatProblems(problems: Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ file, line, field, found, wanted }) =>
        `${line ? `${file}:${line}` : file}  ${field}\n    found:  ${found}\n    wanted: ${wanted}\n`,
    )
    .join('\n');
}

/** The problems of the content as text, with their number. */
export function contentProblems(problems: Problem[]): string {
  return `${formatProblems(problems)}\n${count(problems.length, 'problem')} in the content.`;
}

/** `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
