/** An SVG without comments and without white space between its elements. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}
