import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import type { Fault, Problem, Report } from './problem.ts';
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
  text?: string;
  /** The line on which the text begins, counted from 1. */
  textLine: number;
  /** The line of a field. If the field is missing: the line of its list, or 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What the checks have reported so far. */
  problems: Problem[];
  report: (line: number, ...problem: Parameters<Report>) => void;
}

/** Files of several megabytes would keep the Markdown parser busy for minutes. */
const maxBytes = 50_000;

/** Reads a content file. Never throws: whatever cannot be read is in `problems`. `file` is for the messages. */
export function readContentFile(file: string, bytes: Buffer): ContentFile {
  const problems: Problem[] = [];
  const report: ContentFile['report'] = (line, field, found, wanted) => {
    problems.push({ file, line, field, found, wanted });
  };
  const id = basename(file, '.md');
  const unread: ContentFile = { id, file, textLine: 1, lineOf: () => 1, problems, report };

  if (bytes.length > maxBytes) {
    const wanted = `At most ${maxBytes} bytes, about ${Math.round(maxBytes / 6)} words.`;
    report(1, 'the file', `${bytes.length} bytes`, wanted);
    return unread;
  }
  const latin1 = bytes.toString('latin1').split('\n');
  const broken = latin1.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  if (broken >= 0) {
    const found = `"${latin1[broken]?.trim().slice(0, 80)}", which is not UTF-8`;
    const wanted =
      'The same file saved as UTF-8. In most editors: "Save with encoding", then "UTF-8".';
    report(broken + 1, 'the encoding', found, wanted);
    return unread;
  }

  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
  const isDashes = (line = '') => line.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isDashes(line));
  if (!isDashes(lines[0]) || end < 0) {
    const found = isDashes(lines[0])
      ? 'no dashes after the last field'
      : `"${lines[0]?.slice(0, 80)}"`;
    const wanted =
      'Three dashes on the first line, then the fields, then three dashes on a line of their own. For example: ---';
    report(1, 'the dashes', found, wanted);
    return unread;
  }

  const yaml = lines.slice(1, end).join('\n');
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  for (const { offset, wanted } of yamlProblems(document, yaml)) {
    const line = lineAt(offset);
    // One mistake can cause several errors on its line. The first of them names the mistake.
    if (problems.some((problem) => problem.line === line)) continue;
    const place = `(line ${line}, column ${lineCounter.linePos(offset).col})`;
    report(line, 'the fields', `${lines[line - 1]?.trim() ?? ''} ${place}`, wanted);
  }
  return {
    ...unread,
    ...(problems.length === 0 && { fields: (document.toJS() ?? {}) as unknown }),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
    lineOf: (path) => {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
  };
}

/** Reports a problem of a field, with the line of the field and its path: `telephones → 1 → number`. */
export function reportField(file: ContentFile, path: readonly PropertyKey[], ...fault: Fault) {
  // Lists count from 1.
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  file.report(file.lineOf(path), steps.join(' → ') || 'the fields', ...fault);
}

/** The offset of a field, or of the nearest list or group around it. */
function offsetOf(node: unknown, [step, ...rest]: readonly PropertyKey[]): number | undefined {
  const pair = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && key.value === step)
    : undefined;
  const value = isSeq(node) ? node.items[Number(step)] : pair?.value;
  const mark = pair?.key ?? value;
  return isNode(mark) ? (offsetOf(value, rest) ?? mark.range?.[0]) : undefined;
}
