import { isAlias, isScalar, visit, type Document, type YAMLError } from 'yaml';

/** Lines that YAML cannot read, and what an editor means by them. */
const misread: readonly (readonly [RegExp, wanted: string])[] = [
  [
    /^ *[[\p{Z}\u200B\uFEFF]--[ ]]|^ *(?:- )?\w+(?:：|:(?=[[\p{Z}\u200B\uFEFF]--[ ]]))/mv,
    'A colon and plain spaces, typed again: another character looks like one of them.',
  ],
  [/^ (?=\w)/m, 'No space before the name of a field. For example: order: 1'],
  [
    /^ *(?:-|[*+•–—] *)\w+:/m,
    'A plain dash and a space before an item. For example: "  - label: Front desk"',
  ],
  [
    /^ *\w+: +- /m,
    'Quotation marks around a value that begins with a dash, or the list on the lines below. For example: name: "- Zulu -"',
  ],
];

const special =
  'Quotation marks around a value that begins with a special character, or a value with a &. For example: studio: "@lantern"';
const cut =
  'Quotation marks around a value with a # after a space, which would be lost. A comment needs a line of its own. For example: name: "No. #1 & Sons"';
const quotation =
  'A closing quotation mark at the end of this line, and double ones around an apostrophe. For example: name: "Lake\'s Five"';

const otherwise =
  'The name of a field, a colon, a space and its value, all on one line. For example: order: 1';

/** What to write, by YAML's error code (https://eemeli.org/yaml/#errors). */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: "Single quotation marks around a value with a \\. For example: 'Rock \\ Roll'",
  BAD_INDENT:
    'The same number of spaces before lines that belong together, and a dash before the first line of an item. For example: "  - label: Front desk"',
  BAD_SCALAR_START: special,
  BLOCK_AS_IMPLICIT_KEY:
    'Quotation marks around a value that holds a colon. Two spaces more than the name of its group before a part, and a dash before the first line of an item. If this line is right, the next has too many spaces. For example: name: "Trax: the loop"',
  DUPLICATE_KEY:
    'Each field once, and a dash before the first line of an item. Keep one of the two lines. For example: order: 1',
  MISSING_CHAR:
    'The closing quotation mark or the colon that is missing, and a value on one line. For example: name: "Trax"',
  TAG_RESOLVE_FAILED: special,
  TAB_AS_INDENT: 'Spaces instead of tabs at the beginning of a line. For example: "  town: Leeds"',
  UNEXPECTED_TOKEN:
    'Nothing after a closing quotation mark, and quotation marks around a value that begins with a special character. For example: name: "Lake\'s Five"',
};

/** Why fields cannot be read, or lose a part: the offset in `source`, and what to write. */
export function yamlMistakes(document: Document, source: string) {
  const lost: { offset: number; wanted: string }[] = [];
  const quotations: typeof lost = [];
  visit(document, {
    Node: (_, node) => {
      const [offset, end] = node.range ?? [0, 0];
      if (isAlias(node) || node.anchor) lost.push({ offset, wanted: special });
      if (!isScalar(node)) return;
      const isQuoted = node.type?.startsWith('QUOTE');
      if (isQuoted && source.slice(offset, end).includes('\n'))
        quotations.push({ offset, wanted: quotation });
      // A number may have a comment behind it. A comment below a value is no part of it.
      const isCut = /^[ \t]*#/.test(source.slice(end)) && !/^\d+$/.test(String(node.value));
      if (!isQuoted && isCut) lost.push({ offset, wanted: cut });
    },
  });
  // An open quotation swallows the lines below it, so that YAML's errors about those are misleading.
  if (quotations.length > 0) return quotations.slice(0, 1);
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    for (const [pattern, wanted] of misread) {
      const found = pattern.exec(source);
      if (found) return [{ offset: found.index, wanted }];
    }
  }
  // The other errors mostly follow from the first. A wrong indent begins below blank lines and comments.
  const [first] = errors.map(({ code, pos: [offset] }) => {
    const [skipped = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(source.slice(offset)) ?? [];
    const shift = code === 'BAD_INDENT' ? skipped.length : 0;
    return { offset: offset + shift, wanted: remedies[code] ?? otherwise };
  });
  return first ? [...lost, first] : lost;
}
