import { visit, type Document, type YAMLError } from 'yaml';

const sign =
  'Quotation marks around a value that begins with a sign. For example: studio: "@lantern"';
const quotation =
  'A closing quotation mark at the end of this line, and double ones around an apostrophe. For example: name: "Lake\'s Five"';

/** What to write, by YAML's error code (https://eemeli.org/yaml/#errors). */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'The same number of spaces before lines that belong together. For example: order: 1',
  BAD_SCALAR_START: sign,
  BLOCK_AS_IMPLICIT_KEY:
    'Quotation marks around a value that holds a colon, and no spaces before a field. For example: name: "Trax: the loop"',
  DUPLICATE_KEY: 'Each field once. Keep one of the two lines. For example: order: 1',
  MISSING_CHAR:
    'The closing quotation mark, colon or dash that is missing. For example: name: "Trax"',
  MULTILINE_IMPLICIT_KEY: 'A colon and a space after the name of a field. For example: order: 1',
  TAG_RESOLVE_FAILED: sign,
  TAB_AS_INDENT: 'Spaces instead of tabs at the beginning of a line. For example: "  town: Leeds"',
  UNEXPECTED_TOKEN:
    'Nothing after a closing quotation mark, and quotation marks around a value that begins with a brace. For example: name: "Lake\'s Five"',
};
const otherwise = 'The name of a field, a colon, a space and its value. For example: order: 1';

/** Why the fields cannot be read: the offset in `source`, and what to write. */
export function yamlProblems(document: Document, source: string) {
  const aliases: { offset: number; wanted: string }[] = [];
  const quotations: { offset: number; wanted: string }[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      aliases.push({ offset: range?.[0] ?? 0, wanted: sign });
    },
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith('QUOTE')) return;
      const [offset, end] = range;
      if (source.slice(offset, end).includes('\n')) quotations.push({ offset, wanted: quotation });
    },
  });
  // An open quotation swallows the lines below it, so that YAML's errors about those are misleading.
  if (quotations.length > 0) return quotations.slice(0, 1);
  const errors = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    offset: pos[0],
    wanted: remedies[code] ?? otherwise,
  }));
  return [...aliases, ...errors];
}
