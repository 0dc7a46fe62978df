/** Parts of an SVG that run code, embed HTML or load other files, and their names for editors. */
const unsafeParts: [RegExp, string][] = [
  [/<([\w-]+:)?script\b/i, 'a script'],
  [/<([\w-]+:)?foreignObject\b/i, 'a foreignObject, which embeds HTML'],
  [/<[^>]*\son\w+\s*=/i, 'an event handler, such as onclick="…"'],
  [/(\b(href|src)|:base)\s*=\s*["']\s*(?!["']|#|data:image\/)/i, 'a link to another file'],
  [/@import|url\((?!\s*(["']|&quot;)?\s*(#|data:))/i, 'a style that loads another file'],
];

/** The name of the first unsafe part of an SVG. Undefined if there is none. */
export function unsafePart(svg: string): string | undefined {
  return unsafeParts.find(([pattern]) => pattern.test(svg))?.[1];
}

/** How an editor removes an unsafe part. */
export const unsafePartRemedy =
  'Remove it, or export the drawing again as plain SVG (in Illustrator, without "Preserve Illustrator Editing Capabilities").';
