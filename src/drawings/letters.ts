/** Converts text to outlines in the site's fonts, because an image file cannot load fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Path } from 'fontkit';

// The working directory is the project's root.
const open = (name: string) => create(readFileSync(`src/assets/fonts/${name}.woff2`)) as Font;
const fonts = {
  display: open('special-gothic-expanded'),
  text: open('special-gothic'),
};

/** A letter as an outline. All lengths are in em. */
export interface Letter {
  /** The outline, from x = 0 on the baseline. Empty if the font lacks the character. */
  outline: Path;
  /** The distance to the next letter. */
  advance: number;
}

/** The letters of a line with kerning, and `spacing` em of extra space after each. */
export function lettersOf(words: string, font: keyof typeof fonts, spacing = 0): Letter[] {
  const { unitsPerEm } = fonts[font];
  const { glyphs, positions } = fonts[font].layout(words);
  return glyphs.map(({ path }, index) => ({
    // The y axis of fonts points up, that of SVG down.
    outline: path.scale(1 / unitsPerEm, -1 / unitsPerEm),
    advance: (positions[index]?.xAdvance ?? 0) / unitsPerEm + spacing,
  }));
}

/** The length of a line in em. */
export const lengthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0);
