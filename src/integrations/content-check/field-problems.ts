import type { z } from 'astro/zod';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';

/** The fields that the schema refuses or misses. The schema's messages say what to write. */
export function fieldProblems({ file, fields, lineOf }: ContentFile, schema: z.ZodType): Problem[] {
  if (fields === undefined) return [];
  const issues = schema.safeParse(fields).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const problem = (path: PropertyKey[], found: string) => ({
      file,
      line: lineOf(path),
      field: formatPath(path),
      found,
      wanted: issue.message,
    });
    if (unknown.length > 0) {
      return unknown.map((key) => problem([...issue.path, key], 'an unknown field'));
    }
    return [problem(issue.path, describeValue(valueAt(fields, issue.path)))];
  });
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null) return 'nothing after the colon';
  if (typeof value === 'string') {
    return value.length > 100 ? `${value.length} characters` : JSON.stringify(value);
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value !== 'object') return String(value);
  return 'indented fields, or braces without quotation marks';
}

/** `telephones → 1 → number`. Lists count from 1. */
function formatPath(path: PropertyKey[]): string {
  return (
    path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' → ') ||
    'the fields'
  );
}

function valueAt(fields: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    fields,
  );
}
