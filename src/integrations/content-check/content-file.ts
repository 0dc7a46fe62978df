import { basename } from 'node:path';
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import type { Problem } from './problem.ts';
import { yamlProblems } from './yaml-problems.ts';

/** A content file: the fields between its dashes, and the Markdown text below them. */
export interface ContentFile {
  /** The file's name without `.md`. It is the id of the game or law page. */
  id: string;
  /** The path from the project's root, with forward slashes. */
  file: string;
  /** The fields as YAML values. Undefined if they cannot be read. */
  fields?: unknown;
  /** The Markdown. Undefined if the file cannot be read. */
  text: string | undefined;
  /** The line on which the text begins, counted from 1. */
  textLine: number;
  /** The line of a field. If the field is missing: the line of its list, or 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  problems: Problem[];
}

/** Files of several megabytes would keep the Markdown parser busy for minutes. */
const maxBytes = 50_000;

/** Reads a content file. Never throws: whatever cannot be read is in `problems`. `file` is for the messages. */
export function readContentFile(file: string, bytes: Buffer): ContentFile {
  const unreadable = (line: number, field: string, found: string, wanted: string): ContentFile => ({
    id: basename(file, '.md'),
    file,
    text: undefined,
    textLine: 1,
    lineOf: () => 1,
    problems: [{ file, line, field, found, wanted }],
  });
  if (bytes.length > maxBytes) {
    const wanted = `At most ${maxBytes} bytes, about ${Math.round(maxBytes / 6)} words.`;
    return unreadable(1, 'the file', `${bytes.length} bytes`, wanted);
  }
  const source = decode(bytes);
  if (source === undefined) {
    const [line, found] = firstLineNotUtf8(bytes);
    const wanted =
      'The same file saved as UTF-8. In most editors: "Save with encoding", then "UTF-8".';
    return unreadable(line, 'the encoding', `"${found}", which is not UTF-8`, wanted);
  }

  const lines = source.split(/\r\n|\n|\r/);
  const isDashes = (line = '') => line.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isDashes(line));
  if (!isDashes(lines[0]) || end < 0) {
    const found = isDashes(lines[0])
      ? 'no dashes after the last field'
      : `"${lines[0]?.slice(0, 80)}"`;
    const wanted =
      'Three dashes on the first line, then the fields, then three dashes on a line of their own. For example: ---';
    return unreadable(1, 'the dashes', found, wanted);
  }

  const yaml = lines.slice(1, end).join('\n');
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const problems = yamlProblems(document, yaml).map(({ offset, wanted }) => {
    const [line, column] = [lineAt(offset), lineCounter.linePos(offset).col];
    const found = `${lines[line - 1]?.trim() ?? ''} (line ${line}, column ${column})`;
    return { file, line, field: 'the fields', found, wanted };
  });
  return {
    id: basename(file, '.md'),
    file,
    ...(problems.length === 0 && { fields: (document.toJS() ?? {}) as unknown }),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
    // One mistake can cause several errors on its line. The first of them names the mistake.
    problems: problems.filter(
      ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
    ),
  };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstLineNotUtf8(bytes: Buffer): [line: number, found: string] {
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => decode(Buffer.from(line, 'latin1')) === undefined);
  return [index + 1, lines[index]?.trim().slice(0, 80) ?? ''];
}

function offsetOf({ contents }: Document, path: readonly PropertyKey[]): number | undefined {
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
