/**
 * Parts of an SVG that run code, embed HTML or load other files, and their names for editors. Each pattern takes time in
 * proportion to the length of the file.
 */
const unsafeParts: [RegExp, string][] = [
  // Entities and attribute lists could hide each of the others.
  [/<!DOCTYPE[^[<>]*\[/i, 'a document type with declarations'],
  [/<(?:[^\s<>/:]*:)?script\b/i, 'a script'],
  [/<(?:[^\s<>/:]*:)?foreignObject\b/i, 'a foreignObject, which embeds HTML'],
  // Not within a tag: an attribute before the handler may contain a ">".
  [/[\s"'/]on\w+\s*=\s*["']/i, 'an event handler, such as onclick="…"'],
  [/(?:\b(?:href|src)|:base)\s*=\s*["'](?!\s*(?:["']|#|data:image\/))/i, 'a link to another file'],
  [/@import|url\((?!\s*(?:(?:["']|&quot;)\s*)?(?:#|data:))/i, 'a style that loads another file'],
];

/** The name of the first unsafe part of an SVG. Undefined if there is none. */
export function unsafePart(svg: string): string | undefined {
  return unsafeParts.find(([pattern]) => pattern.test(svg))?.[1];
}

/** How an editor removes an unsafe part. */
export const unsafePartRemedy =
  'Remove it, or export the drawing again as plain SVG (in Illustrator, without "Preserve Illustrator Editing Capabilities").';
