import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A line of type as outlines: it looks the same on every machine, whatever fonts that has. */
export interface Line {
  /** In em. */
  width: number;
  /** SVG paths in font units, with the y axis pointing up and the line's start at the origin. */
  glyphs: string;
  /** Font units per em. */
  em: number;
}

/** Sets a text in one line; nothing where the font lacks one of its characters. */
export type SetLine = (text: string) => Line | undefined;

/**
 * Opens a WOFF2 font. `tracking` is the letter-spacing in em, `weight` the weight of a variable font.
 */
export async function openTypeface(
  file: string,
  { tracking = 0, weight }: { tracking?: number; weight?: number } = {},
): Promise<SetLine> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(await readFile(file))));
  const font = new harfbuzz.Font(face);
  if (weight) font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const characters = new Set(face.collectUnicodes());
  const em = face.upem;

  return (text) => {
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    if (!codePoints.every((codePoint) => characters.has(codePoint))) return undefined;
    const run = new harfbuzz.Buffer();
    run.addText(text);
    run.guessSegmentProperties();
    harfbuzz.shape(font, run);
    let x = 0;
    let glyphs = '';
    for (const { codepoint: glyph, xAdvance = 0 } of run.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(glyph);
      if (path) glyphs += `<path transform="translate(${x})" d="${path}"/>`;
      x += xAdvance + tracking * em;
    }
    return { width: x / em - tracking, glyphs, em };
  };
}

interface Place {
  /** The height of an em in pixels. */
  size: number;
  /** Where the line starts, and its baseline. */
  x: number;
  y: number;
  fill: string;
}

/** A line in its place, as SVG. */
export function outline({ glyphs, em }: Line, { size, x, y, fill }: Place): string {
  const scale = size / em;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs}</g>`;
}

/**
 * A name as large as `widest` pixels allow, at most `largest`: in one line, or in the two that are
 * nearest in width where one would have to be smaller than `smallest`. Nothing where the font lacks a
 * character.
 */
export function fitName(
  setLine: SetLine,
  name: string,
  { widest, largest, smallest }: { widest: number; largest: number; smallest: number },
): { lines: Line[]; size: number } | undefined {
  const fit = (lines: Line[], limit: number) => ({
    lines,
    size: Math.min(limit, widest / Math.max(...lines.map(({ width }) => width))),
  });
  const words = name.split(' ');
  const whole = setLine(name);
  if (!whole) return undefined;
  const oneLine = fit([whole], largest);
  if (oneLine.size >= smallest || words.length === 1) return oneLine;
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
    .map((lines) => lines.flatMap((line) => setLine(line.join(' ')) ?? []))
    .map((lines) => fit(lines, smallest))
    .reduce((one, other) => (other.size > one.size ? other : one));
}
