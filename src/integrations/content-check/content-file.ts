import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import type { Problem } from './problem.ts';
import { syntaxProblems, valueProblems } from './yaml-problems.ts';

/** A content file in its two parts: the fields between the dashes, and the text below them; undefined where unreadable. */
export interface ContentFile {
  /** From the project's root, with slashes. */
  file: string;
  fields?: unknown;
  text: string | undefined;
  /** The line of the file on which the text begins. */
  textLine: number;
  /** The line of a field; where it is missing, of what would hold it: a list, or the whole file. */
  lineOf: (path: Path) => number;
  problems: Problem[];
}

type Path = readonly (string | number)[];

const frame =
  'Three dashes on the first line, the fields, and three dashes on the line after the last field. For example: ---';

/** Reads a content file, whatever state it is in. */
export function readContentFile(file: string, source: string): ContentFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isDashes = (line = '') => line.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isDashes(line));
  if (!isDashes(lines[0]) || end < 0) {
    const found = isDashes(lines[0]) ? 'no dashes after the last field' : `"${lines[0] ?? ''}"`;
    const problem = { file, line: 1, field: 'the dashes', found, wanted: frame };
    return { file, text: undefined, textLine: 1, lineOf: () => 1, problems: [problem] };
  }

  const lineCounter = new LineCounter();
  // As Astro reads it: a day is a Date.
  const options = { lineCounter, customTags: ['timestamp' as const], prettyErrors: false };
  const document = parseDocument(lines.slice(1, end).join('\n'), options);
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const syntax = syntaxProblems(document).map(({ offset, ...problem }) => {
    const [line, column] = [lineAt(offset), lineCounter.linePos(offset).col];
    const found = `${lines[line - 1]?.trim() ?? ''} (line ${line}, column ${column})`;
    return { file, line, field: 'the fields', found, ...problem };
  });
  const values = valueProblems(document).map(({ offset, ...problem }) => ({
    file,
    line: lineAt(offset),
    ...problem,
  }));
  return {
    file,
    ...(syntax.length === 0 && { fields: (document.toJS() ?? {}) as unknown }),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
    // A slip confuses the rest of its line; the first complaint is about the slip.
    problems: [
      ...syntax.filter(({ line }, index) => syntax.findIndex((one) => one.line === line) === index),
      ...values,
    ],
  };
}

function offsetOf({ contents }: Document, path: Path): number | undefined {
  let node: unknown = contents;
  let offset: number | undefined;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value;
    const mark = pair ? pair.key : next;
    if (!isNode(mark)) break;
    offset = mark.range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
