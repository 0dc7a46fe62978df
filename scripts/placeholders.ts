import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import {
  isPlaceholderEmail,
  isPlaceholderTelephone,
  isPlaceholderText,
} from '../src/lib/placeholder.ts';
import { venueSchema, type Venue } from '../src/schemas/venue.ts';
import { leaves } from '../src/content-pipeline/check/check-words.ts';
import { reportField, type ContentFile } from '../src/content-pipeline/read/content-file.ts';
import { mistake, place } from '../src/content-pipeline/messages.ts';
import type { Entry } from '../src/content-pipeline/read/read-content.ts';
import type { Game } from '../src/schemas/game.ts';

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
  for (const field of ['playersSource', 'ratingSource'] as const) {
    const { description = '' } = venueSchema.shape[field];
    if (!venue[field]) reportField(file, [field], 'nothing', description);
  }
  return file.messages.filter(({ fatal }) => fatal);
}

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
      pattern.test(text) ? [place(mistake('a line', text.trim(), wanted), file, index + 1)] : [],
    );
}
