import { isScalar, visit, type Document, type Scalar, type YAMLError } from 'yaml';

const sign =
  'Quotation marks around a value that begins with a sign. For example: studio: "@lantern"';

/** What YAML's complaints mean for who wrote the line. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'Lines that belong together, beginning in the same column. For example: order: 1',
  BAD_SCALAR_START: sign,
  BLOCK_AS_IMPLICIT_KEY:
    'Quotation marks around a value that holds a colon, and no spaces before a field. For example: name: "Trax: the loop"',
  DUPLICATE_KEY: 'Each field once: keep one of the two lines. For example: order: 1',
  MISSING_CHAR: 'A quotation mark, a colon or a dash that is missing. For example: name: "Trax"',
  MULTILINE_IMPLICIT_KEY: 'A colon and a space after the name of a field. For example: order: 1',
  TAG_RESOLVE_FAILED: sign,
  TAB_AS_INDENT: 'Spaces instead of tabs at the beginning of a line. For example: "  town: Leeds"',
  UNEXPECTED_TOKEN:
    'Nothing after a closing quotation mark or brace, and double ones around an apostrophe. For example: name: "Lake\'s Five"',
};
const otherwise = 'The name of a field, a colon, a space and its value. For example: order: 1';

/** What keeps the fields from being read: where, as an offset of their text, and what to write. */
export function syntaxProblems({ errors, warnings, contents }: Document) {
  let quoted = 0;
  const aliases: { offset: number; wanted: string }[] = [];
  visit(contents, {
    Alias: (_, { range }) => {
      aliases.push({ offset: range?.[0] ?? 0, wanted: sign });
    },
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE')) quoted = range?.[0] ?? 0;
    },
  });
  return [...errors, ...warnings]
    .map(({ code, message, pos }) => ({
      // A quotation mark that is never closed is missed at the very end; the mend is where it opens.
      offset: message.startsWith('Missing closing') ? quoted : pos[0],
      wanted: remedies[code] ?? otherwise,
    }))
    .concat(aliases);
}

/** Values that can be read, and still are not what they seem: days that are none, facts in braces. */
export function valueProblems({ contents }: Document) {
  const problems: { offset: number; field: string; found: string; wanted: string }[] = [];
  visit(contents, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value)) return;
      const complaint = complaintAbout(value);
      if (!complaint) return;
      const field = isScalar(key) ? String(key.value) : '';
      problems.push({ offset: value.range?.[0] ?? 0, field, ...complaint });
    },
  });
  return problems;
}

function complaintAbout({ value, source = '' }: Scalar) {
  if (value instanceof Date && value.toISOString().slice(0, 10) !== source) {
    const wanted = 'A day of the calendar, as year-month-day. For example: 2025-01-01';
    return { found: source, wanted };
  }
  const [braces] = (typeof value === 'string' && /\{\w+\}/.exec(value)) || [];
  if (!braces) return undefined;
  const wanted = `The words themselves: braces are filled in only in the text below the fields. For example: 2 hours`;
  return { found: braces, wanted };
}
