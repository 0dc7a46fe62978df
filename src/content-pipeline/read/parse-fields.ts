import type { z } from 'astro/zod';
import { reportField, type ContentFile } from './content-file.ts';

/**
 * The fields of a file as its schema returns them. Reports the fields that the schema refuses or misses; its messages
 * say what to write.
 */
export function parseFields<Data>(file: ContentFile, schema: z.ZodType<Data>): Data | undefined {
  if (file.fields === undefined) return undefined;
  const { data, error } = schema.safeParse(file.fields);
  const issues = error?.issues ?? [];
  const misspelt = issues.filter(({ code }) => code === 'unrecognized_keys');
  for (const issue of issues) {
    const input = issue.path.reduce<unknown>(
      (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
      file.fields,
    );
    const asked = `Did you mean "${String(issue.path.at(-1))}"?`;
    if (input === undefined && misspelt.some(({ message }) => message.includes(asked))) continue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        reportField(file, [...issue.path, key], 'an unknown field', issue.message);
    } else {
      const found = input ? JSON.stringify(input).slice(0, 100) : 'nothing';
      reportField(file, issue.path, found, issue.message);
    }
  }
  return data;
}
