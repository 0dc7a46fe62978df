/**
 * JSON as the text of a `<script>` element. Written so that nothing in it can end the element: `<` and
 * what older parsers take for a line's end are escaped (HTML, "Restrictions for contents of script elements").
 */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
