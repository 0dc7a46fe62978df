/** What is still to be written in the content: placeholders, remarks for the launch, and facts that need a look. */
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
import { textsIn } from '../src/content-pipeline/check/check-words.ts';
import { reportField, type ContentFile } from '../src/content-pipeline/read/content-file.ts';
import type { ContentFiles } from '../src/content-pipeline/read/content-files.ts';
import { mistake, locate } from '../src/content-pipeline/messages.ts';
import type { Game } from '../src/schemas/game.ts';
import type { Legal } from '../src/schemas/legal.ts';

/** Whether a URL is on a reserved domain or on the visitor's own machine. */
export function isPlaceholderUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(127\.|localhost$|\[::1\])/.test(hostname) || isPlaceholderEmail(`@${hostname}`);
}

/** The usual words for what is still to be written. */
const toBeDone =
  /\b(?:TODO|FIXME|TBC|TBD|TBA|X{3,})\b|\[(?:INSERT|YOUR)\b|[Ll]orem ipsum|^\w+: +(?:none|n\/a|null|-+)$/;
const review = /review before launch/i;
/** The year on the owner's clock. */
const year = () => new Date().getFullYear();

/** What is left to replace in content without mistakes, and in its posters. */
export function placeholders(root: string, files: ContentFiles): VFileMessage[] {
  const { venue, legal, games, menu, evenings } = files;
  for (const file of venue) reportPlaceholders(file);
  for (const file of legal) reportOldLegalPage(file);
  if (venue[0]?.data?.launcher) for (const file of games) reportDemoNumbers(file);

  const all: ContentFile[] = Object.values(files).flat();
  const lawyer = 'The text that a lawyer has approved, without this remark.';
  const madeUp = 'What the venue really offers, without this remark. Or no such file.';
  const final = 'The final text, or the final poster.';
  return [
    ...all.flatMap(({ messages }) => messages.filter(({ fatal }) => fatal)),
    ...all.flatMap(({ file }) => linesWith(root, file, toBeDone, 'The final words.')),
    ...legal.flatMap(({ file }) => linesWith(root, file, review, lawyer)),
    ...[...venue, ...menu, ...evenings].flatMap(({ file }) =>
      linesWith(root, file, review, madeUp),
    ),
    ...games
      .flatMap(({ file, data }) => [file, join('src/content/games', data?.image ?? '')])
      .flatMap((file) => linesWith(root, file, /placeholder/i, final)),
  ];
}

function reportPlaceholders(file: ContentFile<Venue>): void {
  for (const [path, value] of textsIn(file.fields)) {
    if (isPlaceholder(value)) reportField(file, path, value, `The real ${String(path.at(-1))}.`);
  }
  for (const field of ['playersSource', 'ratingSource', 'formEndpoint'] as const) {
    const { description = '' } = fieldsOf(venueSchema.shape[field]);
    if (!file.data?.[field]) reportField(file, [field], 'nothing', description);
  }
  const { copyrightYear = year() } = file.data ?? {};
  if (copyrightYear < year())
    reportField(file, ['copyrightYear'], String(copyrightYear), `The year: ${year()}`);
}

function isPlaceholder(value: string): boolean {
  return (
    isPlaceholderText(value) ||
    isPlaceholderTelephone(value) ||
    isPlaceholderEmail(value) ||
    (URL.canParse(value) && isPlaceholderUrl(value))
  );
}

/** Reports the numbers that this site was made with, in a game that another host's launcher shows. */
function reportDemoNumbers(file: ContentFile<Game>): void {
  const { operatorId, token = '' } = file.data ?? {};
  const wanted = 'The value that the owner of the launcher gave you.';
  if (operatorId === '18') reportField(file, ['operatorId'], operatorId, wanted);
  if (/^demo/i.test(token)) reportField(file, ['token'], token, wanted);
}

/** Reports a legal page whose last change is of another year, and so mostly older than its words. */
function reportOldLegalPage(file: ContentFile<Legal>): void {
  const { lastUpdated } = file.data ?? {};
  if (!lastUpdated || lastUpdated.getUTCFullYear() >= year()) return;
  const day = lastUpdated.toISOString().slice(0, 10);
  reportField(file, ['lastUpdated'], day, 'The day on which the text was approved.');
}

/** The lines of a file that match `pattern`, as messages. None if there is no such file. */
function linesWith(root: string, file: string, pattern: RegExp, wanted: string): VFileMessage[] {
  const path = join(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.flatMap((text, index) =>
    pattern.test(text) ? [locate(mistake('a line', text.trim(), wanted), file, index + 1)] : [],
  );
}
