import type { z } from 'astro/zod';
import { fieldsOf, type Field } from '../../schemas/fields.ts';
import { didYouMean } from '../did-you-mean.ts';
import { reportField, type ContentFile } from './content-file.ts';

/**
 * The fields of a file as its schema returns them. Reports the fields that the schema refuses or misses. The message is that
 * of a rule, or the description of the field.
 */
export function parseFields<Data>(file: ContentFile, schema: z.ZodType<Data>): Data | undefined {
  if (file.fields === undefined) return undefined;
  const { data, error } = schema.safeParse(file.fields, { error: () => '' });
  for (const issue of error?.issues ?? []) {
    const { names, description } = fieldAt(issue.path, fieldsOf(schema));
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const wanted = `One of the fields ${names.join(', ')}${didYouMean(key, names)}`;
        reportField(file, [...issue.path, key], 'an unknown field', wanted);
      }
      continue;
    }
    const input = valueAt(issue.path, file.fields);
    const found = input ? JSON.stringify(input).slice(0, 100) : 'nothing';
    const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const hint = didYouMean(String(input), words);
    const wanted = (issue.message || description) + hint;
    reportField(file, issue.path, found, wanted);
  }
  return data;
}

/** The description of a field, or of the list or group around it, and the names of the fields in it. */
function fieldAt(path: readonly PropertyKey[], fields: Field) {
  let field: Field | undefined = fields;
  let description = 'Lines with a name and a value. For example: order: 1';
  for (const step of path) {
    field = field?.properties?.[String(step)] ?? field?.items;
    description = field?.description ?? description;
  }
  return { description, names: Object.keys(field?.properties ?? {}) };
}

function valueAt(path: readonly PropertyKey[], value: unknown): unknown {
  return path.reduce(
    (group, step) => (group as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
}
