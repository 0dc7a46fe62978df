import { z } from 'astro/zod';
import type { ContentFile } from './content-file.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Problem } from './problem.ts';

/** What a file's fields have that its schema does not want, or want and do not have. */
export async function fieldProblems(
  { file, fields, lineOf }: ContentFile,
  schema: z.ZodTypeAny,
): Promise<Problem[]> {
  if (fields === undefined) return [];
  const { error } = await schema.safeParseAsync(fields);
  return (error?.issues ?? []).flatMap(lastOfUnion).flatMap((issue) => {
    const { path } = issue;
    const inside = fieldAt(schema, path);
    if (issue.code === 'unrecognized_keys') {
      const known = inside instanceof z.ZodObject ? Object.keys(inside.shape as object) : [];
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...path, key]),
        field: asWritten([...path, key]),
        found: 'a field that means nothing here',
        wanted: `One of the fields ${known.join(', ')}.${didYouMean(key, known)}`,
      }));
    }
    const value = valueAt(fields, path);
    return [
      {
        file,
        line: lineOf(path),
        field: asWritten(path),
        found: foundIn(issue, value),
        wanted: wantedBy(issue, value, inside?.description),
      },
    ];
  });
}

/** A union's last kind is the one to speak of: it says of a value what neither kind takes. */
function lastOfUnion(issue: z.ZodIssue): z.ZodIssue[] {
  const last = issue.code === 'invalid_union' ? issue.unionErrors.at(-1) : undefined;
  return last ? last.issues : [issue];
}

function foundIn(issue: z.ZodIssue, value: unknown): string {
  if (issue.code === 'custom' && issue.params) return String(issue.params['found']);
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null) return 'nothing after the colon';
  if (issue.code === 'too_big' && typeof value === 'string') return `${value.length} characters`;
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (value instanceof Date) return 'a day';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'indented fields' : String(value);
}

function wantedBy(issue: z.ZodIssue, value: unknown, description = ''): string {
  if (issue.path.length === 0) return 'Fields with a name and a value. For example: order: 1';
  if (issue.code === 'invalid_type') return description;
  if (issue.code !== 'invalid_enum_value') return issue.message;
  return description + didYouMean(String(value), issue.options.map(String));
}

/** `telephones → 1 → number`: lists count from one, as people do. */
function asWritten(path: z.ZodIssue['path']): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' → ');
}

function valueAt(fields: unknown, path: z.ZodIssue['path']): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], fields);
}

/** The part of a schema that a path leads to. */
function fieldAt(schema: z.ZodTypeAny, path: z.ZodIssue['path']): z.ZodTypeAny | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const whole: z.ZodTypeAny =
    schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodTypeAny) : schema;
  if (whole instanceof z.ZodArray) return fieldAt(whole.element as z.ZodTypeAny, rest);
  if (!(whole instanceof z.ZodObject)) return undefined;
  const inside = (whole.shape as Record<string, z.ZodTypeAny>)[step];
  return inside && fieldAt(inside, rest);
}
