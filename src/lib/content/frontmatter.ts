/** Reads the fields at the top of a content file, and finds their lines. */
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { brokenLine, yamlError, type LineError } from './frontmatter-errors.ts';
import { withoutInvisible } from '../../schemas/fields/without-invisible.ts';

/** The path of a field: `['emails', 0, 'address']`. */
export type FieldPath = readonly PropertyKey[];

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
