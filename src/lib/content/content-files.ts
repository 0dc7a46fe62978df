/** Reads the content files without Astro but with the same schemas, for the configuration, the scripts and the tests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder, contentCollections } from '../../schemas/collections.ts';
import { readFrontmatter, type FieldPath, type Frontmatter } from './frontmatter.ts';

/** An error in a content file. `file` is a path from the project's root, and `field` is, for example, `emails → 1 → address`. */
export interface ContentError {
  file: string;
  line: number;
  field: string;
  message: string;
  /** Whether it is only a hint: the content is valid, but probably unintended. */
  isHint?: boolean;
}

/** All collections, by name. */
export type Content = {
  [Name in keyof typeof contentCollections]: ContentFile<
    z.output<(typeof contentCollections)[Name]['schema']>
  >[];
};

/** A content file: its fields, and the Markdown text below them. */
export interface ContentFile<Data = unknown> extends Pick<
  Frontmatter,
  'fields' | 'text' | 'sourceOf'
> {
  /** The file's name without `.md`. */
  id: string;
  file: string;
  /** The output of the schema. Undefined if the fields have errors. */
  data: Data | undefined;
  errors: ContentError[];
  /** Creates an error at a field. */
  errorAt: (path: FieldPath, message: string) => ContentError;
  /** Creates a hint at a field. */
  hintAt: (path: FieldPath, message: string) => ContentError;
}

/** Reads all collections of the project at `root`, each sorted by file name. */
export function readContent(root: string): Content {
  const collections = Object.entries(contentCollections).map(([name, { pattern, schema }]) => {
    const files = globSync(pattern, { cwd: join(root, contentFolder) }).sort();
    return [name, files.map((path) => readFile(root, path.replaceAll('\\', '/'), schema))];
  });
  return Object.fromEntries(collections) as Content;
}

function readFile(root: string, path: string, schema: z.ZodType): ContentFile {
  const file = `${contentFolder}/${path}`;
  const source = readFileSync(join(root, file), 'utf8');
  const { fields, text, error, lineOf, sourceOf, cutValues } = readFrontmatter(source);
  const errorAt = (path: FieldPath, message: string): ContentError => {
    // Editors count list items from 1.
    const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
    return { file, line: lineOf(path), field: steps.join(' → '), message };
  };
  const hintAt = (path: FieldPath, message: string) => ({
    ...errorAt(path, message),
    isHint: true,
  });
  const content = { id: basename(path, '.md'), file, fields, text, sourceOf, errorAt, hintAt };
  if (error) return { ...content, data: undefined, errors: [{ file, ...error }] };
  const { data, error: refused } = schema.safeParse(fields);
  const errors = (refused?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys'
      ? errorAt([...issue.path, issue.keys[0] ?? ''], issue.message)
      : errorAt(issue.path, issue.message),
  );
  const hints = cutValues.map((cut) => ({ file, ...cut, isHint: true }));
  return { ...content, data, errors: [...errors, ...hints] };
}
