/**
 * Adapts system fonts to the widths and heights of the site's fonts, so that text does not move when these have loaded. Widths are
 * measured on words of the site.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * The sans-serif fonts of Windows and Apple, of Android, and of most Linux machines. `from` is the Fontsource package of the
 * font, or of one with the same widths. `regular` and `bold` are its names for `local()`.
 */
const systemFonts = [
  {
    name: 'Arial',
    from: 'arimo',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  { name: 'Roboto', from: 'roboto', regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
  { name: 'DejaVu', from: 'dejavu-sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
];

const headings =
  'Play Social Games Like Never Before! Contact Terms & Conditions Privacy Policy Unexpected Application Error! Zulu Gold Fate of Fortune Night Trax Miss Wildfire Lake’s Five Hidden';
/** Most bold text of the site. */
const labels =
  'Home Contact Terms Privacy Book a table Explore Now Play Now Back to Home Full screen Not working? Send Message Full name Email address Subject Front desk Happy Players';
const prose = await readFile(new URL('../src/content/legal/terms.md', import.meta.url), 'utf8');

/**
 * Our fonts: the prefix of the fallback names, the file, and typical words. `weight` selects a weight of a variable font.
 * `spaces` scales spaces separately, because they are narrower in proportion, which adds up in long lines.
 */
const fontsOfSite = (text: string, expanded: string) => [
  { name: 'Text', from: text, weight: 400, words: prose, spaces: true },
  { name: 'Text', from: text, weight: 650, words: labels, range: '600 700' },
  { name: 'Expanded', from: expanded, words: headings },
];

/** Reads a file of a package. */
export const readPackage = (from: string) => readFile(fileURLToPath(import.meta.resolve(from)));

/** The characters of the words below. */
const asciiAndApostrophe =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) + '’';

/** Opens a font. fontkit cannot read a variable WOFF2, so subset-font first converts it to a font of one weight. */
async function open(from: string, weight?: number): Promise<Font> {
  const options = weight ? { variationAxes: { wght: weight } } : {};
  const plain = { targetFormat: 'truetype', ...options } as const;
  return create(await subsetFont(await readPackage(from), asciiAndApostrophe, plain)) as Font;
}

/** The width of a text in em, with kerning. */
const width = (font: Font, words: string) => font.layout(words).advanceWidth / font.unitsPerEm;
const percent = (ratio: number, digits = 0) => `${Number((100 * ratio).toFixed(digits))}%`;

/** The style sheet `fallback-fonts.css`, for the files of the two fonts in their packages. */
export async function fallbackFonts(text: string, expanded: string): Promise<string> {
  let css = `/* Written by scripts/fonts.ts. */\n`;
  for (const { name, from, weight, words, range = '', spaces } of fontsOfSite(text, expanded)) {
    const font = await open(from, weight);
    for (const system of systemFonts) {
      const style = range ? '700' : '400';
      const fallback = await open(
        `@fontsource/${system.from}/files/${system.from}-latin-${style}-normal.woff2`,
      );
      const ratio = (sample: string) => width(font, sample) / width(fallback, sample);
      const faces = spaces
        ? [
            { scale: ratio(words.replaceAll(/\s+/g, '')), characters: '' },
            { scale: ratio(' '), characters: 'U+20' },
          ]
        : [{ scale: ratio(words), characters: '' }];
      for (const { scale, characters } of faces) {
        css += `@font-face {
  font-family: '${name} ${system.name}';
  src: ${system[range ? 'bold' : 'regular'].map((local) => `local('${local}')`).join(', ')};
${range && `  font-weight: ${range};\n`}  size-adjust: ${percent(scale, 1)};
  ascent-override: ${percent(font.ascent / font.unitsPerEm / scale)};
  descent-override: ${percent(-font.descent / font.unitsPerEm / scale)};
${characters && `  unicode-range: ${characters};\n`}}\n`;
      }
    }
  }
  return css;
}
