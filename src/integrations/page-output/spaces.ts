/** Elements that keep their spaces, then elements that are blocks on every page, with the spaces around their tags. */
const verbatim = '<(script|style|pre|textarea)\\b[^]*?</\\1>';
const block = '</?(?:div|dl|h\\d|li|nav|ol|p|section|svg|ul)\\b(?:[^>"]|"[^"]*")*>';
const spaces = new RegExp(`${verbatim}|[ \\n]*(${block})[ \\n]*|[ \\n]+`, 'g');

/**
 * Removes the spaces that templates leave where nothing shows them: beside blocks, and after the first of a run.
 * docs/performance.md has what it saves.
 */
export function withoutSpaces(html: string): string {
  return html.replace(spaces, (part, kept?: string, tag = ' ') => (kept ? part : tag));
}
