/** Reads the content files without Astro, by the same schemas: for the configuration, the commands and the tests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { z } from 'astro/zod';
import { isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { contentFolder, sources } from '../schemas/collections.ts';

/** An error in a content file: the path from the project's root, the line from 1, the field as `emails → 1 → address`. */
export interface ContentError {
  file: string;
  line: number;
  field: string;
  message: string;
  /** A hint: the content is published as it is. */
  isHint?: boolean;
}

type Schema<Source> = Source extends { schema: (...context: never[]) => infer Result }
  ? Result
  : Source extends { schema: infer Result }
    ? Result
    : never;

/** The collections, as `readContent()` returns them. */
export type Content = {
  [Name in keyof typeof sources]: ContentFile<z.output<Schema<(typeof sources)[Name]>>>[];
};

/** A content file: the fields between its dashes, and the Markdown text below them. */
export interface ContentFile<Data = unknown> {
  /** The file's name without `.md`. */
  id: string;
  file: string;
  /** The fields as YAML reads them. */
  fields: Record<string, unknown>;
  /** The fields as the schema returns them. Undefined if it refuses one. */
  data: Data | undefined;
  errors: ContentError[];
  /** The text, with blank lines in place of the fields, so that its lines are those of the file. Empty if those cannot be read. */
  text: string;
  /** The value of a field, as it is written in the file. */
  sourceOf: (path: readonly PropertyKey[]) => string;
  /** An error at a field. */
  errorAt: (path: readonly PropertyKey[], message: string) => ContentError;
  /** A hint at a field. */
  hintAt: (path: readonly PropertyKey[], message: string) => ContentError;
}

/** Reads all collections of the project in the folder `root`, each sorted by file name. */
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
  // Astro's own parser reads the values. This one knows the lines.
  const { yaml, fields, text, error } = parseFile(source);
  const document = parseDocument(yaml, { lineCounter: lines });
  const errorAt = (path: readonly PropertyKey[], message: string): ContentError => {
    // Lists count from 1.
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
      ? issue.keys.map((key) => errorAt([...issue.path, key], issue.message))
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
    const message = `YAML cannot read this line: ${reason}. Write a name, a colon, a space and a value. Put quotation marks around a value that holds a colon or begins with a special character.`;
    const error = { line: (mark?.line ?? 0) + 1, field: 'the fields', message };
    return { yaml: '', fields: {}, text: '', error };
  }
}

/** The value of a field, or the nearest list or group around it. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  for (let { length } = path; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return document.contents;
}
