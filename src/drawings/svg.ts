/** An SVG without comments and without white space between its elements. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * An SVG as a `data:` URI for an attribute. Of the characters that stand in a drawing, only `%` and `#` end or change a URI.
 * Quotes become single where the drawing has none, because an attribute would escape them.
 */
export function svgDataUri(svg: string): string {
  const escaped = compactSvg(svg).replaceAll('%', '%25').replaceAll('#', '%23');
  // Browsers drop line breaks from a URI, and would join two numbers.
  const line = escaped.replace(/\s+/g, ' ');
  return `data:image/svg+xml,${line.includes("'") ? line : line.replaceAll('"', "'")}`;
}
