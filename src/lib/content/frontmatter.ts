/** Reads the fields at the top of a content file, and finds their lines. */
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { withoutInvisible } from '../../schemas/fields/without-invisible.ts';

/** The path of a field: `['emails', 0, 'address']`. */
export type FieldPath = readonly PropertyKey[];

interface LineError {
  line: number;
  field: 'the file' | 'the fields';
  message: string;
}

const field = 'the fields';

/** A content file in its parts. */
export interface Frontmatter {
  fields: Record<string, unknown>;
  /** The text, after a blank line for each line of the fields, to keep line numbers. Empty if YAML cannot read the fields. */
  text: string;
  error: LineError | undefined;
  /** The line of a field, or of the nearest list or group around it. */
  lineOf: (path: FieldPath) => number;
  /** The value of a field, as written in the file. */
  sourceOf: (path: FieldPath) => string;
  /** Values that a comment in the same line may have cut. */
  cutValues: LineError[];
}

/** Splits a content file into its fields and its text. */
export function readFrontmatter(source: string): Frontmatter {
  const { yaml, fields, text, error } = parse(source);
  const lines = new LineCounter();
  // Values come from Astro's parser, and lines from this one.
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOfOffset = (offset: number) => lines.linePos(offset).line;
  return {
    fields,
    text,
    error,
    lineOf: (path) => lineOfOffset(nodeAt(document, path)?.range?.[0] ?? 0),
    sourceOf: (path) => {
      const node = nodeAt(document, path);
      return isScalar(node) ? (node.source ?? '') : '';
    },
    cutValues: valuesWithComment(document, yaml).map(({ value, offset }) => ({
      line: lineOfOffset(offset),
      field,
      message: `This value is only "${value}", because # after a space begins a comment. Put quotation marks around the whole value, or write the comment on a line of its own.`,
    })),
  };
}

function parse(source: string) {
  const broken = brokenLine(source);
  if (broken) return { yaml: '', fields: {}, text: '', error: broken };
  try {
    const { frontmatter, rawFrontmatter, content } = parseFrontmatter(source, {
      frontmatter: 'empty-with-spaces',
    });
    const message =
      'The fields are missing. Write them at the top of the file, between two lines of three dashes: ---';
    const error: LineError | undefined = rawFrontmatter ? undefined : { line: 1, field, message };
    const fields = withoutInvisible(frontmatter) as typeof frontmatter;
    return { yaml: rawFrontmatter, fields, text: error ? '' : content, error };
  } catch (thrown) {
    return { yaml: '', fields: {}, text: '', error: yamlError(source, thrown) };
  }
}

/** Lines that neither YAML nor Markdown reads as meant, and their remedies. */
const brokenLines: [RegExp, string][] = [
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/m,
    'This line is the mark of a merge conflict. Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /\ufffd/,
    'A letter in this line is lost, because the file was saved in another encoding. Save it as UTF-8, and write the letters at \ufffd again.',
  ],
];

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function brokenLine(source: string): LineError | undefined {
  for (const [pattern, message] of brokenLines) {
    const index = source.search(pattern);
    if (index >= 0) return { line: lineAt(source, index), field: 'the file', message };
  }
  return undefined;
}

/** The cause of an error that YAML finds only lines later, or the error itself. */
function yamlError(source: string, thrown: unknown): LineError {
  // From the line break after the first line of dashes.
  const [, yaml = ''] = source.split(/^---[ \t\r]*$/m);
  return openQuote(yaml) ?? parserError(thrown);
}

function parserError(thrown: unknown): LineError {
  const { reason = String(thrown), mark } = thrown as { reason?: string; mark?: { line: number } };
  return {
    line: (mark?.line ?? 0) + 1,
    field,
    message: `YAML cannot read this line: ${reason}. Write a name, a colon, a space and a value, after as many spaces as before the lines beside it. Put quotation marks around a value that contains a colon or starts with a special character.`,
  };
}

/** A quotation mark without its closing one. Parsers report it only where the fields end. */
function openQuote(yaml: string): LineError | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const open = document.errors.find(({ code }) => code === 'MISSING_CHAR');
  if (!open) return undefined;
  let opens = 0;
  visit(document, {
    Scalar: (_key, { range }) => {
      if (range && range[0] < open.pos[0]) opens = range[0];
    },
  });
  const message =
    'The quotation mark that opens in this line does not close in it. Write the closing one after the value. Within single quotation marks, write an apostrophe twice.';
  return { line: lines.linePos(opens).line, field, message };
}

/** Texts without quotation marks that a comment follows in the same line. */
function valuesWithComment(document: Document, yaml: string) {
  const found: { value: string; offset: number }[] = [];
  visit(document, {
    Scalar: (_key, { value, type, range }) => {
      const [offset = 0, end = 0] = range ?? [];
      if (typeof value === 'string' && type === 'PLAIN' && /^[ \t]+#/.test(yaml.slice(end)))
        found.push({ value, offset });
    },
  });
  return found;
}

function nodeAt(document: Document, path: FieldPath) {
  for (let { length } = path; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return document.contents;
}
