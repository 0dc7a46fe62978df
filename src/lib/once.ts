const made = new Map<string, Promise<string>>();

/** What `make` gives for the first who asks for `name`; all who ask after that get the same text. */
export function once(name: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const text = make();
  made.set(name, text);
  return text;
}
