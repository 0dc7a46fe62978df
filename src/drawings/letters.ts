/** Converts text to outlines in the site's fonts, because an image file cannot load fonts. */
import { readFileSync } from 'node:fs';
import { create, type Font, type Path } from 'fontkit';

// The working directory is the project's root.
const open = (name: string) => create(readFileSync(`src/assets/fonts/${name}.woff2`)) as Font;
/** Each font has letters that those before it lack. */
const fonts = {
  display: [open('special-gothic-expanded'), open('special-gothic-expanded-more')],
  text: [open('special-gothic'), open('special-gothic-more')],
};

/** A letter. All lengths are in em. */
export interface Letter {
  /** Starts at 0 on the baseline. Undefined for a character that no font has. */
  outline: Path | undefined;
  /** What the outline shows. */
  character: string;
  /** The distance to the next letter. */
  advance: number;
}

const hasAll = (font: Font, character: string) =>
  [...character].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
const charactersOf = (words: string) =>
  [...new Intl.Segmenter('en-GB').segment(words.normalize('NFC'))].map(({ segment }) => segment);

/** The letters of a line, kerned, with `spacing` em more between them. */
export function lettersOf(words: string, face: keyof typeof fonts, spacing = 0): Letter[] {
  const runs: { font: Font | undefined; text: string }[] = [];
  for (const character of charactersOf(words)) {
    const font = fonts[face].find((each) => hasAll(each, character));
    const run = runs.at(-1);
    if (font && run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs.flatMap(({ font, text }): Letter[] => {
    // Most such characters, as those of Chinese and emoji, are squares.
    if (!font) return [{ outline: undefined, character: text, advance: 1 + spacing }];
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path, codePoints }, index) => ({
      // Fonts count upwards, pictures downwards.
      outline: path.scale(1 / font.unitsPerEm, -1 / font.unitsPerEm),
      character: String.fromCodePoint(...codePoints),
      advance: (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + spacing,
    }));
  });
}

/** The length of a line in em. */
export const lengthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0);
