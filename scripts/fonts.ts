/**
 * `node scripts/with-node.cjs node scripts/fonts.ts` writes `src/assets/fonts`. Run it when you have changed a list below.
 *
 * Our fonts are Special Gothic, subset to the characters of this site and of its demos. This saves almost half of
 * their bytes. Their licence allows it: the SIL Open Font License 1.1, without a reserved font name.
 *
 * `fallback-fonts.css` adapts the fonts of the visitor's machine to the widths and heights of ours, so that text does not
 * move when ours have loaded. Widths are measured on words of the site.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const expanded =
  '@fontsource/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2';
const text = '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2';
const expandedMore = expanded.replace('latin', 'latin-ext');
const textMore = text.replace('latin', 'latin-ext');
const condensed =
  '@fontsource/special-gothic-condensed-one/files/special-gothic-condensed-one-latin-400-normal.woff2';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const punctuation = '‘’“”–—…·';
// For the names of venues, dishes and people.
// cspell:disable-next-line
const latin1Letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿıŒœ';
/** The letters of Polish, Czech, Hungarian, Turkish, Romanian, the Baltic and other languages, and the signs of currencies. */
const moreLetters =
  String.fromCodePoint(...Array.from({ length: 0x7f }, (_, i) => 0x100 + i)).replaceAll(
    // The first three are in the other file, and the font does not have the rest.
    /[ıŒœŉŢţ]/g,
    '',
  ) + 'ȘșȚțẞ₦₩₪₫₭₱₴₸₹₺₽₿';
const lettersAndDigits = ascii.replace(/[^a-z0-9 ]/gi, '');

/** Headings are too large to need hinting, which would be a third of their bytes. */
const heading = { noHinting: true };
/**
 * Demos inline their fonts, so these have one weight, and only one feature: digits of equal width. Hinting and kerning would
 * each be a third of their bytes.
 */
// cspell:disable-next-line
const demo = { noHinting: true, keepFeatures: ['tnum'] };

const subsets = [
  {
    from: expanded,
    to: 'special-gothic-expanded',
    characters: ascii + punctuation + latin1Letters,
    options: heading,
  },
  {
    from: text,
    to: 'special-gothic',
    characters: ascii + punctuation + latin1Letters + '£€©×−\u00a0',
  },
  // Browsers load these only for a page with such a letter.
  {
    from: expandedMore,
    to: 'special-gothic-expanded-more',
    characters: moreLetters,
    options: heading,
  },
  { from: textMore, to: 'special-gothic-more', characters: moreLetters },
  { from: condensed, to: 'special-gothic-condensed', characters: '0123456789+/.,%:x ' },
  {
    from: expanded,
    to: 'demo-expanded',
    characters: lettersAndDigits + '.,:?!&+’−·',
    options: demo,
  },
  {
    from: text,
    to: 'demo-text',
    characters: lettersAndDigits + '.,:?!%()+−–’·-½…&×',
    options: { ...demo, variationAxes: { wght: 500 } },
  },
];

/**
 * The sans-serif fonts of Windows and Apple, of Android, and of most Linux machines. `from` is the Fontsource package of the
 * font, or of one with the same widths. `regular` and `bold` are its names for `local()`.
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

const headings =
  'Play Social Games Like Never Before! Contact Terms & Conditions Privacy Policy Unexpected Application Error! Zulu Gold Fate of Fortune Night Trax Miss Wildfire Lake’s Five Hidden';
/** Most bold text of the site. */
const labels =
  'Home Contact Terms Privacy Book a table Explore Now Play Now Back to Home Full screen Not working? Send Message Full name Email address Subject Front desk Happy Players';
const prose = await readFile(new URL('../src/content/legal/terms.md', import.meta.url), 'utf8');

/**
 * Our fonts: the prefix of the fallback names, the file, and typical words. `weight` selects a weight of a variable font.
 * `spaces` scales spaces separately: ours are narrower in proportion, which adds up in long lines.
 */
const ours = [
  { name: 'Text', from: text, weight: 400, words: prose, spaces: true },
  { name: 'Text', from: text, weight: 650, words: labels, range: '600 700' },
  { name: 'Expanded', from: expanded, words: headings },
];

const folder = new URL('../src/assets/fonts/', import.meta.url);
const readPackage = (from: string) => readFile(fileURLToPath(import.meta.resolve(from)));

for (const { from, to, characters, options } of subsets) {
  const whole = await readPackage(from);
  const { characterSet } = create(whole) as Font;
  const missing = [...characters].filter(
    (each) => !characterSet.includes(each.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    throw new Error(
      `${to}: the font does not contain ${missing.join('')}. Remove these characters from the list.`,
    );
  const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`${to}.woff2`, folder), subset);
  console.log(`${to}: ${whole.length} bytes cut to ${subset.length}`);
}

/** Opens a font. fontkit cannot read a variable WOFF2, so subset-font first converts it to a font of one weight. */
async function open(from: string, weight?: number): Promise<Font> {
  const options = weight ? { variationAxes: { wght: weight } } : {};
  const plain = { targetFormat: 'truetype', ...options } as const;
  return create(await subsetFont(await readPackage(from), ascii + '’', plain)) as Font;
}

/** The width of a text in em, with kerning. */
const width = (font: Font, words: string) => font.layout(words).advanceWidth / font.unitsPerEm;
const percent = (ratio: number, digits = 0) => `${Number((100 * ratio).toFixed(digits))}%`;

let css = `/* Written by scripts/fonts.ts. */\n`;
for (const { name, from, weight, words, range = '', spaces } of ours) {
  const our = await open(from, weight);
  for (const machine of machines) {
    const style = range ? '700' : '400';
    const their = await open(
      `@fontsource/${machine.from}/files/${machine.from}-latin-${style}-normal.woff2`,
    );
    const ratio = (sample: string) => width(our, sample) / width(their, sample);
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
await writeFile(new URL('fallback-fonts.css', folder), css);
