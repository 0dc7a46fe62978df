/** Rules that no schema can check, because they need several files or settings. */
import { globSync } from 'node:fs';
import type { Content, ContentError, ContentFile } from '../../src/lib/content/content-files.ts';
import { launcherGameIds } from '../../src/demos/games.ts';
import { contentFolder, contentCollections } from '../../src/schemas/collections.ts';
import { checkEvening } from './check-evening.ts';
import { unparsedMarkdown } from './unparsed-markdown.ts';
import { valuesIn } from './values-in.ts';

/** Whether a game can have this id: letters and digits, starting with a letter. */
export const isGameId = (id: string) => /^[a-z][a-z\d]*$/i.test(id);

/** Reports all violations of the rules in this file. */
export function checkRules(root: string, content: Content): ContentError[] {
  const { venue, games, menu, evenings } = content;
  const all: ContentFile[] = Object.values(content).flat();
  return [
    ...checkLocations(root, all),
    ...checkNames(
      games,
      isGameId,
      'Use only letters and digits, and start with a letter: LakesFive.md',
    ),
    ...checkNames(
      evenings,
      (id) => /^[a-z][a-z\d-]*$/i.test(id),
      'Use only letters, digits and dashes, and start with a letter: long-table.md',
    ),
    ...['name', 'order', 'launcherGameId'].flatMap((field) => checkUnique(games, field)),
    ...(venue[0]?.data?.launcher ? [] : games.flatMap(checkLauncherNumber)),
    ...all.flatMap(checkDays),
    ...all.flatMap(hintOnMarks),
    ...[...venue, ...menu, ...evenings].flatMap((file) =>
      checkPrices(file, venue[0]?.data?.currency),
    ),
    ...evenings.flatMap((file) => checkEvening(file, venue[0]?.data)),
  ];
}

/** Missing files, and files that no page shows. */
function checkLocations(root: string, files: ContentFile[]): ContentError[] {
  const report = (file: string, message: string) => ({ file, line: 1, field: 'the file', message });
  const known = files.map(({ file }) => file);
  const missing = ['venue.md', 'legal/terms.md', 'legal/privacy.md']
    .map((path) => `${contentFolder}/${path}`)
    .filter((file) => !known.includes(file))
    .map((file) => report(file, `This file is missing. Restore it: git checkout HEAD -- ${file}`));
  const places = Object.values(contentCollections)
    .map(({ pattern }) => pattern)
    .join(', ');
  const strays = globSync(`${contentFolder}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !known.includes(file))
    .map((file) =>
      report(
        file,
        `No page shows this file. Move or rename it. ${contentFolder} may contain ${places}.`,
      ),
    );
  return [...missing, ...strays];
}

/** Names of files that cannot be addresses, or that differ only in capitals, which some servers ignore. */
function checkNames(files: ContentFile[], isValid: (id: string) => boolean, remedy: string) {
  return files.flatMap(({ file, id }, index): ContentError[] => {
    const report = (message: string) => [{ file, line: 1, field: 'the file name', message }];
    if (!isValid(id)) return report(`This name cannot be part of an address. ${remedy}`);
    const other = files.slice(0, index).find((one) => one.id.toLowerCase() === id.toLowerCase());
    return other
      ? report(
          `The name differs from ${other.file} only in its capitals. Rename one of the two files.`,
        )
      : [];
  });
}

/** Values that must be unique, but are in two files. */
function checkUnique(files: ContentFile[], field: string): ContentError[] {
  const keyOf = ({ fields }: ContentFile) => String(fields[field]).trim().toLowerCase();
  return files.flatMap((file, index) => {
    const other = files.slice(0, index).find((one) => keyOf(one) === keyOf(file));
    if (file.fields[field] === undefined || !other) return [];
    return file.errorAt([field], `${other.file} has the same ${field}. Write a different one.`);
  });
}

function checkLauncherNumber(game: Content['games'][number]): ContentError[] {
  const number = game.data?.launcherGameId;
  if (!number || launcherGameIds.includes(number)) return [];
  const message = `The site's own launcher has no demo ${number}. Write one of ${launcherGameIds.join(', ')}, or remove the line until the game has a demo.`;
  return [game.errorAt(['launcherGameId'], message)];
}

/** The number of decimals of a currency: usually two, none for JPY, three for KWD. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** Prices with more decimals than their currency. In some countries, 1.250 means 1,250. */
function checkPrices(file: ContentFile, currency = 'GBP'): ContentError[] {
  const decimals = decimalsOf(currency);
  const prices = valuesIn(file.fields).filter(([path]) => path.at(-1) === 'price');
  return prices.flatMap(([path]) => {
    const written = file.sourceOf(path);
    const [, ofPrice = ''] = written.split('.');
    if (ofPrice.length <= decimals) return [];
    const message = `${written} has more decimals than ${currency}, which has ${decimals || 'none'}. Write the price in ${currency}, without a thousands separator.`;
    return file.errorAt(path, message);
  });
}

/** Days that do not exist: YAML reads 30 February as 2 March. */
function checkDays(file: ContentFile): ContentError[] {
  return valuesIn(file.fields).flatMap(([path, day]) => {
    if (!(day instanceof Date)) return [];
    const written = file.sourceOf(path);
    if (day.toISOString().startsWith(written)) return [];
    return file.errorAt(path, `The day ${written} does not exist. Write a day of the calendar.`);
  });
}

/** Marks of Markdown or HTML in a field, which pages print as they are. */
function hintOnMarks({ fields, hintAt }: ContentFile): ContentError[] {
  return valuesIn(fields).flatMap(([path, value]) =>
    unparsedMarkdown(String(value)).map(({ message }) => hintAt(path, message)),
  );
}
