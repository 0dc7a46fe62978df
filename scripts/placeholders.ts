import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import {
  isPlaceholderEmail,
  isPlaceholderTelephone,
  isPlaceholderText,
} from '../src/lib/placeholder.ts';
import { fieldsOf } from '../src/schemas/fields.ts';
import { venueSchema, type Venue } from '../src/schemas/venue.ts';
import { leaves } from '../src/content-pipeline/check/check-words.ts';
import { reportField, type ContentFile } from '../src/content-pipeline/read/content-file.ts';
import { mistake, inFile } from '../src/content-pipeline/messages.ts';
import type { Entry } from '../src/content-pipeline/read/read-content.ts';
import type { Game } from '../src/schemas/game.ts';
import type { Legal } from '../src/schemas/legal.ts';

/** Whether a URL is on a reserved domain or on the visitor's own machine. */
export function isPlaceholderUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(127\.|localhost$|\[::1\])/.test(hostname) || isPlaceholderEmail(`@${hostname}`);
}

/** The placeholders among the venue's fields, and the sources that its figures lack. */
export function placeholderFacts(file: ContentFile, venue: Venue): VFileMessage[] {
  for (const [path, value] of leaves(file.fields)) {
    if (isPlaceholder(value)) reportField(file, path, value, `The real ${String(path.at(-1))}.`);
  }
  for (const field of ['playersSource', 'ratingSource', 'formEndpoint'] as const) {
    const { description = '' } = fieldsOf(venueSchema.shape[field]);
    if (!venue[field]) reportField(file, [field], 'nothing', description);
  }
  if (venue.copyrightYear < year())
    reportField(file, ['copyrightYear'], String(venue.copyrightYear), `The year: ${year()}`);
  return file.messages.filter(({ fatal }) => fatal);
}

/** The year on the owner's clock. */
const year = () => new Date().getFullYear();

/** The numbers that this site was made with, in a game that another host's launcher shows. */
export function demoNumbers(file: ContentFile, { operatorId, token = '' }: Game): VFileMessage[] {
  if (operatorId === '18') reportField(file, ['operatorId'], operatorId, fromLauncher);
  if (/^demo/i.test(token)) reportField(file, ['token'], token, fromLauncher);
  return file.messages.filter(({ fatal }) => fatal);
}
const fromLauncher = 'The value that the owner of the launcher gave you.';

/** A law page whose last change is of another year, and so mostly older than its words. */
export function oldLaw(file: ContentFile, { lastUpdated }: Legal): VFileMessage[] {
  const day = lastUpdated.toISOString().slice(0, 10);
  if (lastUpdated.getUTCFullYear() >= year()) return [];
  reportField(file, ['lastUpdated'], day, 'The day on which the text was approved.');
  return file.messages.filter(({ fatal }) => fatal);
}

/** The usual words for what is still to be written. */
const toBeDone =
  /\b(?:TODO|FIXME|TBC|TBD|TBA|X{3,})\b|\[(?:INSERT|YOUR)\b|[Ll]orem ipsum|^\w+: +(?:none|n\/a|null|-+)$/;

/** The lines of a content file that are still to be written. */
export const unwritten = (root: string, { file }: ContentFile) =>
  linesWith(root, file, toBeDone, 'The final words.');

function isPlaceholder(value: string): boolean {
  return (
    isPlaceholderText(value) ||
    isPlaceholderTelephone(value) ||
    isPlaceholderEmail(value) ||
    (URL.canParse(value) && isPlaceholderUrl(value))
  );
}

/** The placeholders of `npm run new:game` in a game's file and poster. */
export function placeholderGame(root: string, { filePath, data }: Entry<Game>): VFileMessage[] {
  const poster = join('src/content/games', data.image);
  return [filePath, poster]
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) =>
      linesWith(root, path, /placeholder/i, 'The final text, or the final poster.'),
    );
}

/** The lines of a file that match `pattern`, as messages. */
export function linesWith(
  root: string,
  file: string,
  pattern: RegExp,
  wanted: string,
): VFileMessage[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      pattern.test(text) ? [inFile(mistake('a line', text.trim(), wanted), file, index + 1)] : [],
    );
}
