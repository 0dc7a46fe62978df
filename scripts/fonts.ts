/**
 * `npm run fonts` writes `src/assets/fonts`. Run it when you have changed a list below.
 *
 * Our fonts are Special Gothic, subset to the characters of this site and of its demos. This saves almost half of
 * their bytes. Their licence allows it: the SIL Open Font License 1.1, without a reserved font name.
 */
import { writeFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fallbackFonts, readPackage } from './fallback-fonts.ts';

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

const folder = new URL('../src/assets/fonts/', import.meta.url);

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

await writeFile(new URL('fallback-fonts.css', folder), await fallbackFonts(text, expanded));
