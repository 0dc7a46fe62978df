/**
 * `npm run fonts`: writes `src/assets/fonts`, Special Gothic subset to the characters of this site and of its demos.
 * The subsets save 36 of 81 kB on a first visit. Run it after a change of a list below. The licence beside the files
 * allows it (SIL Open Font License 1.1, without a reserved font name).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const punctuation = '‘’“”–—…·';
// Latin-1 letters for names of dishes, places and people, and mathematical signs.
// cspell:disable-next-line
const latin1 = '£€©×−ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

const expanded =
  '@fontsource/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2';
const text = '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2';
const condensed =
  '@fontsource/special-gothic-condensed-one/files/special-gothic-condensed-one-latin-400-normal.woff2';

/**
 * A demo holds its fonts, so they keep one weight and, of all features, only digits of one width. Hinting would be a third of
 * their bytes, and kerning another third.
 */
// cspell:disable-next-line
const demo = { noHinting: true, keepFeatures: ['tnum'] };
const lettersAndDigits = ascii.replace(/[^a-z0-9 ]/gi, '');

const fonts = [
  // cspell:disable-next-line
  { from: expanded, to: 'special-gothic-expanded', characters: ascii + punctuation + 'éè' },
  { from: text, to: 'special-gothic', characters: ascii + punctuation + latin1 + '\u00a0' },
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
for (const { from, to, characters, options } of fonts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  const typeface = create(whole) as Font;
  const missing = [...characters].filter(
    (one) => !typeface.characterSet.includes(one.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    throw new Error(`${to}: the typeface has no ${missing.join('')}. Take that out of the list.`);
  const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`${to}.woff2`, folder), subset);
  console.log(`${to}: ${whole.length} bytes cut to ${subset.length}`);
}
