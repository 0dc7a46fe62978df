/** Groups and lists of fields, and all fields of a file. */
import { z } from 'astro/zod';
import { withoutInvisible } from './without-invisible.ts';

/** A group of fields. Refuses fields that are not in `shape`. */
export function group<const Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  const known = `The known fields are ${Object.keys(shape).join(', ')}.`;
  const unknown = (keys: string[]) =>
    keys.length > 1
      ? `The fields ${keys.join(', ')} are unknown. Correct their names, or remove them. ${known}`
      : `The field ${keys.join()} is unknown. Correct its name, or remove it. ${known}`;
  return z
    .strictObject(shape, {
      error: (issue) => (issue.code === 'unrecognized_keys' ? unknown(issue.keys) : what),
    })
    .describe(what);
}

/** All fields of a content file. */
export function fileFields<const Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = group('Fields between two lines of three dashes. For example: order: 1', shape);
  return z.preprocess(withoutInvisible, fields);
}

/** A list of at least one item. Refuses items with the same `field`. */
export function list<Item extends z.ZodType>(item: Item, field: string, example: string) {
  const error = `At least one item, each with a dash before it. The first is the main one. For example: - label: ${example}`;
  return z.tuple([item], item, { error }).superRefine(refuseDuplicates(field)).describe(error);
}

/** Reports values that are in a list twice, or in a `field` of its items. Ignores case and spaces. */
export function refuseDuplicates(field?: string) {
  return (items: readonly unknown[], { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const value = field ? (item as Record<string, unknown>)[field] : item;
      const values = value === undefined ? [] : [value].flat().map(String);
      const again = values.find((value) => {
        const isKnown = seen.has(keyOf(value));
        seen.add(keyOf(value));
        return isKnown;
      });
      if (again === undefined) continue;
      const message = `"${again}" is in this list twice. Delete or change one of the two.`;
      addIssue({ code: 'custom', path: [index, ...(field ? [field] : [])], message });
    }
  };
}

const keyOf = (value: string) => value.replaceAll(' ', '').toLowerCase();

/** A field in JSON Schema (https://json-schema.org/understanding-json-schema/reference). */
export interface Field {
  description?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** Converts a schema to JSON Schema, with the descriptions of its fields. */
export function fieldsOf(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
}
