/** Reads the content files without Astro but with the same schemas, for the configuration, the scripts and the tests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { z } from 'astro/zod';
import { isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { contentFolder, sources } from '../schemas/collections.ts';

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
  const collections = Object.entries(sources).map(([name, { pattern, schema }]) => {
    const fields: z.ZodType =
      typeof schema === 'function' ? schema({ image: () => z.string() as never }) : schema;
    const files = globSync(pattern, { cwd: join(root, contentFolder) }).sort();
    return [name, files.map((path) => readFile(root, path.replaceAll('\\', '/'), fields))];
  });
  return Object.fromEntries(collections) as Content;
}

function readFile(root: string, path: string, schema: z.ZodType): ContentFile {
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
  const parsed = schema.safeParse(fields);
  const errors = (parsed.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? errorAt([...issue.path, issue.keys[0] ?? ''], issue.message)
      : errorAt(issue.path, issue.message),
  );
  return { ...content, data: parsed.data, errors };
}

function parseFile(source: string) {
  try {
    const { frontmatter, rawFrontmatter, content } = parseFrontmatter(source, {
      frontmatter: 'empty-with-spaces',
    });
    const message =
      'The fields are missing. Write them at the top of the file, between two lines of three dashes: ---';
    const error = rawFrontmatter ? undefined : { line: 1, field: 'the fields', message };
    return { yaml: rawFrontmatter, fields: frontmatter, text: content, error };
  } catch (thrown) {
    const { reason = String(thrown), mark } = thrown as {
      reason?: string;
      mark?: { line: number };
    };
    const message = `YAML cannot read this line: ${reason}. Write a name, a colon, a space and a value, after as many spaces as before the lines beside it. Put quotation marks around a value that contains a colon or starts with a special character.`;
    const error = { line: (mark?.line ?? 0) + 1, field: 'the fields', message };
    return { yaml: '', fields: {}, text: '', error };
  }
}

/** The node of a field, or of the nearest list or group around it. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  for (let { length } = path; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return document.contents;
}
