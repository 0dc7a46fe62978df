const list = new Intl.ListFormat('en-GB');

/** A list in words: "bread, butter and jam". */
export function listInWords(items: Iterable<string>): string {
  return list.format(items);
}
