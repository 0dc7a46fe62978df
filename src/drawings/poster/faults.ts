/** What a drawing holds that cannot be published: where, what, and what to do instead. */
export interface DrawingFault {
  line: number;
  found: string;
  wanted: string;
}

/** Notes a part that cannot be published. */
export type Refuse = (line: number, found: string, wanted: string) => void;

/** What to do instead, where several parts have the same remedy. */
export const advice = {
  plainSvg: 'Shapes and their styles alone. Export the drawing as "plain SVG".',
  exportAgain: 'A complete SVG file as plain text in UTF-8, not compressed. Export it again.',
  noMotion:
    'A drawing that stands still. Only rules for .moving may move it: .moving .sun{animation: …}',
};
/** Parts that a page would lose, and what to do with them. */
export const remedies: readonly (readonly [RegExp, wanted: string])[] = [
  [
    /^(?:t(?:ext|span|extPath|ref)|font.*|glyph)$/,
    'Letters as shapes: visitors have other fonts. In Inkscape: Path, Object to Path. In Illustrator: Type, Create Outlines. In Figma: Flatten.',
  ],
  [
    /^(?:image|feImage)$/,
    'Shapes alone. Save a picture with photographs as AVIF, WebP, PNG or JPEG instead.',
  ],
  [/^(?:animate.*|set|discard)$/, advice.noMotion],
];
