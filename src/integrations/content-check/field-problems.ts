import type { z } from 'astro/zod';
import type { Facts } from '../../lib/facts.ts';
import type { Venue } from '../../schemas/venue.ts';
import type { ContentFile } from './content-file.ts';
import { ageComplaints, fillInFacts } from './fact-complaints.ts';
import type { Problem } from './problem.ts';

/** What a file's fields have that its schema refuses, or lack that it wants. The schema says what to write. */
export function fieldProblems({ file, fields, lineOf }: ContentFile, schema: z.ZodType): Problem[] {
  if (fields === undefined) return [];
  const issues = schema.safeParse(fields).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const problem = (path: PropertyKey[], found: string) => ({
      file,
      line: lineOf(path),
      field: asWritten(path),
      found,
      wanted: issue.message,
    });
    if (unknown.length > 0) {
      return unknown.map((key) => problem([...issue.path, key], 'a field that means nothing here'));
    }
    return [problem(issue.path, inWords(valueAt(fields, issue.path)))];
  });
}

function inWords(value: unknown): string {
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

/** `telephones → 1 → number`: lists count from one, as people do. */
function asWritten(path: PropertyKey[]): string {
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

/** Facts in braces that are none, and ages that are not the venue's, in the fields of a file. */
export function factProblems(file: ContentFile, facts: Facts, venue: Venue | undefined): Problem[] {
  return leaves(file.fields).flatMap(([path, value]) => {
    const place = { file: file.file, line: file.lineOf(path) };
    const fillsFacts = path[0] === 'boxText' || path[0] === 'wordings';
    // The passages for a site with a third party name its hosts.
    const known = path[2] === 'with' ? new Map([...facts, ['hosts', '']]) : facts;
    return [
      ...(fillsFacts ? fillInFacts(value, known).complaints : []),
      ...(venue ? ageComplaints(value, venue.minimumAge) : []),
    ].map((complaint) => ({ ...place, ...complaint }));
  });
}

/** Every text among fields, with the way to it. */
function leaves(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]));
}
