/** A drawing without its comments and the space between its elements, for a page that holds it. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}
