import { isUtf8 } from 'node:buffer';

/** Files of several megabytes would keep the Markdown parser busy for minutes. */
const maxBytes = 50_000;

/** Blanks at the end of a line cannot be seen. */
export const isDashes = (line = '') => line.trimEnd() === '---';

/**
 * Why a content file cannot be read, with the line, counted from 1. `end` is the index of the second line of dashes, and
 * `names` are those of the fields.
 */
export function faultOf(bytes: Buffer, lines: string[], end: number, names: readonly string[]) {
  const at = (index: number, reason: string, wanted: string, found = lines[index]) => ({
    line: index + 1,
    reason,
    found: `"${found?.trim().slice(0, 100)}"`,
    wanted,
  });
  if (bytes.length > maxBytes)
    return at(0, 'the file', `At most ${maxBytes} bytes.`, `${bytes.length} bytes`);
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const wanted =
      'The same file saved as UTF-8. In most editors: "Save with encoding", then "UTF-8".';
    return at(0, 'the encoding', wanted);
  }
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (conflict >= 0) {
    const wanted =
      'Git could not merge this part. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
    return at(conflict, 'a conflict of git', wanted);
  }
  if (!isDashes(lines[0])) {
    const wanted =
      'Three dashes on the first line, then the fields, then three dashes on a line of their own. A file that is no page belongs outside src/content. For example: ---';
    return at(0, 'the dashes', wanted);
  }
  if (end < 0) {
    const other = lines.findIndex((line, index) => index > 0 && /^[ –—_=*-]{2,}$/.test(line));
    const wanted = 'Three plain dashes on a line of their own below the fields. For example: ---';
    return at(Math.max(other, 0), 'the dashes', wanted);
  }
  const isField = RegExp(`^(?:${names.join('|')}):`);
  const below = lines.findIndex((line, index) => index > end && isField.test(line));
  if (below < 0) return undefined;
  return at(below, 'the dashes', 'All fields above the second line of dashes, and the file once.');
}
