/** Finds the lines of errors in the fields of a content file, and their remedies. */
import { LineCounter, parseDocument, visit } from 'yaml';
import { linesBefore } from '../words/lines-before.ts';

/** An error in a line of a content file. */
export interface LineError {
  line: number;
  field: 'the file' | 'the fields';
  message: string;
}

const field = 'the fields';

/** Marks that neither YAML nor Markdown can read, and their remedies. */
const brokenLines: [RegExp, string][] = [
  [
    /^(?:<{7}|>{7}|\|{7})(?:\s|$)/m,
    'This line is the mark of a merge conflict. Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /\ufffd/,
    'A letter in this line is lost, because the file was saved in another encoding. Save it as UTF-8, and write the letters at \ufffd again.',
  ],
];

/** The error of the first line with such a mark. Undefined if there is none. */
export function brokenLine(source: string): LineError | undefined {
  for (const [pattern, message] of brokenLines) {
    const index = source.search(pattern);
    if (index >= 0) return { line: linesBefore(source, index) + 1, field: 'the file', message };
  }
  return undefined;
}

/** The cause of an error that YAML finds only lines later, or the error itself. */
export function yamlError(source: string, thrown: unknown): LineError {
  // From the line break after the first line of dashes.
  const [, yaml = ''] = source.split(/^---[ \t\r]*$/m);
  return openQuote(yaml) ?? parserError(thrown);
}

function parserError(thrown: unknown): LineError {
  const { reason = String(thrown), mark } = thrown as { reason?: string; mark?: { line: number } };
  return {
    line: (mark?.line ?? 0) + 1,
    field,
    message: `YAML cannot read this line: ${reason}. Write a name, a colon, a space and a value, after as many spaces as before the lines beside it. Put quotation marks around a value that contains a colon or starts with a special character.`,
  };
}

/** A quotation mark without its closing one. Parsers report it only where the fields end. */
function openQuote(yaml: string): LineError | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const open = document.errors.find(({ code }) => code === 'MISSING_CHAR');
  if (!open) return undefined;
  let opens = 0;
  visit(document, {
    Scalar: (_key, { range }) => {
      if (range && range[0] < open.pos[0]) opens = range[0];
    },
  });
  const message =
    'The quotation mark that opens in this line does not close in it. Write the closing one after the value. Within single quotation marks, write an apostrophe twice.';
  return { line: lines.linePos(opens).line, field, message };
}
