import type { z } from 'astro/zod';
import type { ContentFile } from './content-file.ts';

/**
 * The fields of a file as its schema returns them. Reports the fields that the schema refuses or misses; its messages
 * say what to write.
 */
export function parseFields<Data>(file: ContentFile, schema: z.ZodType<Data>): Data | undefined {
  if (file.fields === undefined) return undefined;
  const { data, error } = schema.safeParse(file.fields, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const report = (path: PropertyKey[], found: string) =>
      file.report(file.lineOf(path), formatPath(path), found, issue.message);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) report([...issue.path, key], 'an unknown field');
    } else {
      report(issue.path, describeValue(issue.input));
    }
  }
  return data;
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
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  return steps.join(' → ') || 'the fields';
}
