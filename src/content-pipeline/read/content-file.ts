import { basename } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { mistake, locate } from '../messages.ts';
import { faultOf, isDashes } from './file-faults.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** The Markdown of a file as Astro stores it: its HTML, its headings, and the paths of its pictures. */
export interface RenderedText {
  html: string;
  metadata: { headings: { depth: number; slug: string; text: string }[]; imagePaths: string[] };
}

/** A content file: the fields between its dashes, and the Markdown text below them. */
export interface ContentFile<Data = unknown> {
  /** The file's name without `.md`. It is the id of the game or legal page. */
  id: string;
  /** The path from the project's root, with forward slashes. */
  file: string;
  /** The fields: texts as they stand in the file, lists and groups. Undefined if they cannot be read. */
  fields?: unknown;
  /** The fields as the schema returns them. Undefined if it refuses one. */
  data?: Data | undefined;
  /** The Markdown. Undefined if the file cannot be read. */
  text?: string;
  /** The line on which the text begins, counted from 1. */
  textLine: number;
  /** The path of the page that shows the text, if there is one: `/game/Zulu`. */
  page?: string | undefined;
  rendered?: RenderedText;
  /** The names in braces of the rendered text. */
  facts: Set<string>;
  /** The links of the rendered text to a part of a page. */
  fragments: { line: number; url: string }[];
  /** The line of a field. If the field is missing: the line of its list, or 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What the checks have reported so far. */
  messages: VFileMessage[];
  report: (line: number, ...messages: VFileMessage[]) => void;
}

/** The first line of a text, as messages show it. */
export const firstLine = (text = '') => text.split('\n', 1)[0]?.trim().slice(0, 100) ?? '';

/**
 * Reads a content file. Never throws: whatever cannot be read is in `messages`. `file` is for the messages, and `names`
 * are those of the fields.
 */
export function readContentFile(
  file: string,
  bytes: Buffer,
  names: readonly string[],
): ContentFile {
  const messages: VFileMessage[] = [];
  const report: ContentFile['report'] = (line, ...reported) => {
    for (const message of reported) {
      const said = messages.filter((one) => one.line === line && one.reason === message.reason);
      // One mistake can break several rules.
      if (said.some(({ expected }) => String(expected) === String(message.expected))) continue;
      messages.push(locate(message, file, line));
    }
  };
  const unread: ContentFile = {
    id: basename(file, '.md'),
    file,
    textLine: 1,
    facts: new Set(),
    fragments: [],
    lineOf: () => 1,
    messages,
    report,
  };
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
  const end = lines.findIndex((line, index) => index > 0 && isDashes(line));
  const fault = faultOf(bytes, lines, end, names);
  if (fault) {
    report(fault.line, mistake(fault.reason, fault.found, fault.wanted));
    return unread;
  }

  const yaml = lines.slice(1, end).join('\n');
  const lineCounter = new LineCounter();
  // Every value is the text that stands there: `01067` and `1.10` would lose a digit as numbers.
  const document = parseDocument(yaml, { lineCounter, schema: 'failsafe', stringKeys: true });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  // One mistake can cause several errors. The first on a line names the mistake.
  for (const { offset, wanted } of yamlMistakes(document, yaml)) {
    const line = lineAt(offset);
    if (messages.some((message) => message.line === line)) continue;
    report(line, mistake('the fields', firstLine(lines[line - 1]), wanted));
  }
  return {
    ...unread,
    ...(messages.length === 0 && { fields: (document.toJS() ?? {}) as unknown }),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
    lineOf: (path) => {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
  };
}

/** Reports a mistake in a field, with the line of the field and its path: `telephones → 1 → number`. */
export function reportField(
  file: ContentFile,
  path: readonly PropertyKey[],
  found: string,
  wanted: string,
  say = mistake,
) {
  // Lists count from 1.
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  const reason = steps.join(' → ') || 'the fields';
  const line = file.lineOf(path);
  // The first message about a field says enough.
  if (file.messages.some((one) => one.reason === reason && one.line === line)) return;
  file.report(line, say(reason, found, wanted));
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
