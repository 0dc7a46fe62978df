import type { z } from 'astro/zod';
import { reportField, type ContentFile } from './content-file.ts';

/**
 * The fields of a file as its schema returns them. Reports the fields that the schema refuses or misses; its messages
 * say what to write.
 */
export function parseFields<Data>(file: ContentFile, schema: z.ZodType<Data>): Data | undefined {
  if (file.fields === undefined) return undefined;
  const { data, error } = schema.safeParse(file.fields, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        reportField(file, [...issue.path, key], 'an unknown field', issue.message);
    } else {
      const isText = issue.code === 'invalid_type' && issue.expected === 'string';
      const quoted = isText && /number|boolean/.test(typeof issue.input);
      const remedy = quoted ? ` Put it in quotation marks: "${String(issue.input)}"` : '';
      reportField(file, issue.path, describeValue(issue.input), issue.message + remedy);
    }
  }
  return data;
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null) return 'nothing after the colon';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string' && value.length > 100) return `${value.length} characters`;
  const wide = typeof value === 'string' && /[\uFF01-\uFF5E]/.test(value) ? ', in wide signs' : '';
  return JSON.stringify(value).slice(0, 100) + wide;
}
