/**
 * `npm run fonts`, second part: writes `src/assets/fonts/fallback-fonts.css`, the fonts that a page shows until its own have
 * come. Each has the widths and the height of ours, so that nothing moves when they come. It measures both fonts on the
 * words of the site.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * The sans-serif fonts of Windows and Apple, of Android, and of most Linux machines: the Fontsource package that holds the
 * font, or one of the same widths, and the names that `local()` finds it by.
 */
const machines = [
  {
    name: 'Arial',
    from: 'arimo',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  { name: 'Roboto', from: 'roboto', regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
  { name: 'DejaVu', from: 'dejavu-sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
];

const variable = '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2';
const expanded =
  '@fontsource/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2';

const headings =
  'Play Social Games Like Never Before! Contact Terms & Conditions Privacy Policy Unexpected Application Error! Zulu Gold Fate of Fortune Night Trax Miss Wildfire Lake’s Five Hidden';
/** Most of what is bold. */
const labels =
  'Home Contact Terms Privacy Book a table Explore Now Play Now Back to Home Full screen Not working? Send Message Full name Email address Subject Front desk Happy Players';
const prose = await readFile(new URL('../src/content/legal/terms.md', import.meta.url), 'utf8');

/**
 * Our fonts: the stack's prefix, the file, and the words that it sets. `weight` picks one from a variable font. With
 * `spaces`, the space has a face of its own: ours is narrower than the letters' scale would make it, and in long lines that
 * adds up.
 */
const ours = [
  { name: 'Text', from: variable, weight: 400, words: prose, spaces: true },
  { name: 'Text', from: variable, weight: 650, words: labels, range: '600 700' },
  { name: 'Expanded', from: expanded, words: headings },
];

const latin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i)) + '’';

/** Opens a font. fontkit reads no variable WOFF2, so subset-font writes a plain font of one weight first. */
async function open(from: string, weight?: number): Promise<Font> {
  const file = await readFile(fileURLToPath(import.meta.resolve(from)));
  const options = weight ? { variationAxes: { wght: weight } } : {};
  return create(await subsetFont(file, latin, { targetFormat: 'truetype', ...options })) as Font;
}

/** The width of a text in em, with kerning. */
const width = (font: Font, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
const percent = (ratio: number, digits = 0) => `${Number((100 * ratio).toFixed(digits))}%`;

let css = `/* Written by \`npm run fonts\`: see scripts/fallback-fonts.ts. */\n`;
for (const { name, from, weight, words, range = '', spaces } of ours) {
  const our = await open(from, weight);
  for (const machine of machines) {
    const style = range ? '700' : '400';
    const their = await open(
      `@fontsource/${machine.from}/files/${machine.from}-latin-${style}-normal.woff2`,
    );
    const ratio = (text: string) => width(our, text) / width(their, text);
    const faces = spaces
      ? [
          { scale: ratio(words.replaceAll(/\s+/g, '')), characters: '' },
          { scale: ratio(' '), characters: 'U+20' },
        ]
      : [{ scale: ratio(words), characters: '' }];
    for (const { scale, characters } of faces) {
      css += `@font-face {
  font-family: '${name} ${machine.name}';
  src: ${machine[range ? 'bold' : 'regular'].map((local) => `local('${local}')`).join(', ')};
${range && `  font-weight: ${range};\n`}  size-adjust: ${percent(scale, 1)};
  ascent-override: ${percent(our.ascent / our.unitsPerEm / scale)};
  descent-override: ${percent(-our.descent / our.unitsPerEm / scale)};
${characters && `  unicode-range: ${characters};\n`}}\n`;
    }
  }
}
await writeFile(new URL('../src/assets/fonts/fallback-fonts.css', import.meta.url), css);
