/** Reads the content files without Astro but with the same schemas, for the configuration, the scripts and the tests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { z } from 'astro/zod';
import {
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { contentFolder, sources } from '../../schemas/collections.ts';
import { withoutInvisible } from '../../schemas/fields.ts';

/** An error in a content file. `file` is a path from the project's root, and `field` is such as `emails → 1 → address`. */
export interface ContentError {
  file: string;
  line: number;
  field: string;
  message: string;
  /** Whether it is only a hint: the content is valid, but probably unintended. */
  isHint?: boolean;
}

type Schema<Source> = Source extends { schema: (...context: never[]) => infer Result }
  ? Result
  : Source extends { schema: infer Result }
    ? Result
    : never;

/** All collections, by name. */
export type Content = {
  [Name in keyof typeof sources]: ContentFile<z.output<Schema<(typeof sources)[Name]>>>[];
};

/** A content file: its fields, and the Markdown text below them. */
export interface ContentFile<Data = unknown> {
  /** The file's name without `.md`. */
  id: string;
  file: string;
  /** The fields as YAML reads them. */
  fields: Record<string, unknown>;
  /** The output of the schema. Undefined if the fields have errors. */
  data: Data | undefined;
  errors: ContentError[];
  /** The text, after a blank line for each line of the fields, to keep line numbers. Empty if YAML cannot read the fields. */
  text: string;
  /** The value of a field, as written in the file. */
  sourceOf: (path: readonly PropertyKey[]) => string;
  /** Creates an error at a field. */
  errorAt: (path: readonly PropertyKey[], message: string) => ContentError;
  /** Creates a hint at a field. */
  hintAt: (path: readonly PropertyKey[], message: string) => ContentError;
}

/** Reads all collections of the project at `root`, each sorted by file name. */
export function readContent(root: string): Content {
  const collections = Object.entries(sources).map(([name, { pattern }]) => {
    const files = globSync(pattern, { cwd: join(root, contentFolder) }).sort();
    return [name, files.map((path) => readFile(root, path.replaceAll('\\', '/'), name))];
  });
  return Object.fromEntries(collections) as Content;
}

/** The schemas of all collections, by name. */
const schemas = new Map<string, z.ZodType>(
  Object.entries(sources).map(([name, { schema }]) => [
    name,
    typeof schema === 'function' ? schema({ image: () => z.string() as never }) : schema,
  ]),
);

/** Reads a file of a collection. */
function readFile(root: string, path: string, collection: string): ContentFile {
  const file = `${contentFolder}/${path}`;
  const source = readFileSync(join(root, file), 'utf8');
  const lines = new LineCounter();
  // Values come from Astro's parser, and line numbers from this one.
  const { yaml, fields, text, error } = parseFile(source);
  const document = parseDocument(yaml, { lineCounter: lines });
  const errorAt = (path: readonly PropertyKey[], message: string): ContentError => {
    // Editors count list items from 1.
    const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
    const offset = nodeAt(document, path)?.range?.[0] ?? 0;
    return { file, line: lines.linePos(offset).line, field: steps.join(' → '), message };
  };
  const content = {
    id: basename(path, '.md'),
    file,
    fields,
    text,
    errorAt,
    hintAt: (path: readonly PropertyKey[], message: string) => ({
      ...errorAt(path, message),
      isHint: true,
    }),
    sourceOf: (path: readonly PropertyKey[]) => {
      const node = nodeAt(document, path);
      return isScalar(node) ? (node.source ?? '') : '';
    },
  };
  if (error) return { ...content, data: undefined, errors: [{ file, ...error }] };
  const cut = valuesWithComment(document, yaml).map(({ value, offset }) => ({
    ...{ file, line: lines.linePos(offset).line, field: 'the fields', isHint: true },
    message: `This value is only "${value}", because # after a space begins a comment. Put quotation marks around the whole value, or write the comment on a line of its own.`,
  }));
  const { data, error: refused } = schemas.get(collection)?.safeParse(fields) ?? {};
  const errors = (refused?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? errorAt([...issue.path, issue.keys[0] ?? ''], issue.message)
      : errorAt(issue.path, issue.message),
  );
  const [other] =
    (refused && [...schemas].find(([, schema]) => schema.safeParse(fields).success)) ?? [];
  if (other) {
    const { pattern } = sources[other as keyof typeof sources];
    const message = `This file has the fields of ${contentFolder}/${pattern}. Move it there.`;
    return { ...content, data: undefined, errors: [{ file, line: 1, field: 'the file', message }] };
  }
  return { ...content, data, errors: [...errors, ...cut] };
}

/** A line that no text may have, and the remedy. */
const brokenLines: [RegExp, string][] = [
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/,
    'This line is the mark of a merge conflict. Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /\ufffd/,
    'A letter in this line is lost, because the file was saved in another encoding. Save it as UTF-8, and write the letters at \ufffd again.',
  ],
];

function brokenLine(source: string) {
  const lines = source.split('\n');
  for (const [pattern, message] of brokenLines) {
    const index = lines.findIndex((line) => pattern.test(line));
    if (index >= 0) return { line: index + 1, field: 'the file', message };
  }
  return undefined;
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

function parseFile(source: string) {
  const broken = brokenLine(source);
  if (broken) return { yaml: '', fields: {}, text: '', error: broken };
  try {
    const { frontmatter, rawFrontmatter, content } = parseFrontmatter(source, {
      frontmatter: 'empty-with-spaces',
    });
    const message =
      'The fields are missing. Write them at the top of the file, between two lines of three dashes: ---';
    const error = rawFrontmatter ? undefined : { line: 1, field: 'the fields', message };
    const fields = withoutInvisible(frontmatter) as typeof frontmatter;
    return { yaml: rawFrontmatter, fields, text: error ? '' : content, error };
  } catch (thrown) {
    const { reason = String(thrown), mark } = thrown as {
      reason?: string;
      mark?: { line: number };
    };
    const message = `YAML cannot read this line: ${reason}. Write a name, a colon, a space and a value, after as many spaces as before the lines beside it. Put quotation marks around a value that contains a colon or starts with a special character.`;
    const slip = yamlSlip(source) ?? { line: (mark?.line ?? 0) + 1, message };
    return { yaml: '', fields: {}, text: '', error: { ...slip, field: 'the fields' } };
  }
}

/** The cause of an error that YAML finds only lines later, or describes in terms of its own. */
function yamlSlip(source: string): { line: number; message: string } | undefined {
  // From the line break after the first line of dashes.
  const [, yaml = ''] = source.split(/^---[ \t\r]*$/m);
  const noBreak = yaml.split('\n').findIndex((line) => /^[\w -]*:[\u00a0\u2007\u202f]/.test(line));
  if (noBreak >= 0)
    return {
      line: noBreak + 1,
      message: 'After the colon is a no-break space. Delete it, and type an ordinary space.',
    };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const open = document.errors.find(({ code }) => code === 'MISSING_CHAR');
  const message =
    'The quotation mark that opens in this line does not close in it. Write the closing one after the value. Within single quotation marks, write an apostrophe twice.';
  if (!open) return undefined;
  let opens = 0;
  visit(document, {
    Scalar: (_key, { range }) => {
      if (range && range[0] < open.pos[0]) opens = range[0];
    },
  });
  return { line: lines.linePos(opens).line, message };
}

/** The node of a field, or of the nearest list or group around it. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  for (let { length } = path; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return document.contents;
}
