/** Converts text to outlines in the site's fonts, because an image file cannot load fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Path } from 'fontkit';

// The working directory is the project's root.
const open = (name: string) => create(readFileSync(`src/assets/fonts/${name}.woff2`)) as Font;
/** Of each face, the second font has the letters that the first one lacks. */
const fonts = {
  display: [open('special-gothic-expanded'), open('special-gothic-expanded-more')],
  text: [open('special-gothic'), open('special-gothic-more')],
} as const;

/** A letter. All lengths are in em. */
export interface Letter {
  /** Starts at 0 on the baseline. */
  outline: Path;
  /** The distance to the next letter. */
  advance: number;
}

const has = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The letters of a line, kerned, with `spacing` em more between them. A character that no font has is a gap. */
export function lettersOf(words: string, face: keyof typeof fonts, spacing = 0): Letter[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of words.normalize('NFC')) {
    const [first, second] = fonts[face];
    const font = has(second, character) && !has(first, character) ? second : first;
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs.flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, index) => ({
      // Fonts count upwards, pictures downwards.
      outline: path.scale(1 / font.unitsPerEm, -1 / font.unitsPerEm),
      advance: (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + spacing,
    }));
  });
}

/** The length of a line in em. */
export const lengthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0);
