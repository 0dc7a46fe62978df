/** Removes comments, and white space between elements. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * An SVG as a `data:` URI for an attribute. Escapes `%` and `#`, the only characters of a drawing with a meaning in URIs.
 * Double quotes become single, which saves their escapes in the attribute, unless the drawing contains single quotes.
 */
export function svgDataUri(svg: string): string {
  const escaped = compactSvg(svg).replaceAll('%', '%25').replaceAll('#', '%23');
  // Browsers remove line breaks from a URI, which would join two numbers.
  const line = escaped.replace(/\s+/g, ' ');
  return `data:image/svg+xml,${line.includes("'") ? line : line.replaceAll('"', "'")}`;
}
