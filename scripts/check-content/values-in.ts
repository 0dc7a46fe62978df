/** All values in the fields of a file, each with its path. */
export function valuesIn(value: unknown, path: PropertyKey[] = []): [PropertyKey[], unknown][] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [[path, value]];
  return Object.entries(value).flatMap(([name, inside]) =>
    valuesIn(inside, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
