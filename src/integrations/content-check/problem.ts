/** What is wrong in a content file, in the words an editor reads. */
export interface Problem {
  /** From the project's root, with slashes: `src/content/games/Zulu.md`. */
  file: string;
  /** None for what stands in no file. */
  line?: number;
  /** The field as written, or the part of the file. */
  field: string;
  found: string;
  /** What to write instead, with an example. */
  wanted: string;
}

/** Problems as they are printed: by file and line, which editors and terminals make a link of. */
export function inWords(problems: Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ file, line, field, found, wanted }) =>
        `${line ? `${file}:${line}` : file}  ${field}\n    found:  ${found}\n    wanted: ${wanted}\n`,
    )
    .join('\n');
}

/** `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
